// Invariant: who may write what, how often and how long it can be changed, from facts alone.

export const categories = ['normal', 'event', 'notice'] as const;
export type Category = (typeof categories)[number];

export const EDIT_HOURS = 24;
export const NEW_MEMBER_HOURS = 24;
export const COMMENTS_MAX = 500;

/** How often a post may be changed: what an operator is shown of its wordings holds all of them. */
export const EDITS_MAX = 20;

const HOUR_MS = 3_600_000;

/** What was written on a site lately: by the member, and from the member's network. */
export type Recent = { inMinute: number; inHour: number; fromNetworkInHour: number };

export const writeLimits = {
  post: { inMinute: 2, inHour: 10, fromNetworkInHour: 60 },
  comment: { inMinute: 6, inHour: 60, fromNetworkInHour: 300 },
} as const satisfies Record<string, Recent>;

/** Whether one more would be too many. */
export function isTooOften(kind: keyof typeof writeLimits, recent: Recent): boolean {
  const { inMinute, inHour, fromNetworkInHour } = writeLimits[kind];
  return (
    recent.inMinute >= inMinute ||
    recent.inHour >= inHour ||
    recent.fromNetworkInHour >= fromNetworkInHour
  );
}

export function isNewMember(joinedAt: Date, now: Date): boolean {
  return now.getTime() - joinedAt.getTime() < NEW_MEMBER_HOURS * HOUR_MS;
}

export function mayStillEdit(madeAt: Date, now: Date): boolean {
  return now.getTime() - madeAt.getTime() < EDIT_HOURS * HOUR_MS;
}

/** A nickname as other members see it: '홍길동' is '홍*동'. */
export function maskedName(nickname: string): string {
  const letters = Array.from(nickname);
  if (letters.length <= 1) return '*';
  if (letters.length === 2) return `${letters[0]}*`;
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`;
}
