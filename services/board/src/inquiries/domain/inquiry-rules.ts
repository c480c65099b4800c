// Invariant: of two operators one works on an inquiry; who holds it is decided from the lease alone.

export const inquiryKinds = ['account', 'other', 'dispute'] as const;
export type InquiryKind = (typeof inquiryKinds)[number];
export const inquiryStates = ['waiting', 'answered'] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** What an inquiry may be about, beside its words. */
export const subjectKinds = ['bet', 'deposit', 'withdrawal'] as const;
export type Subject = { kind: (typeof subjectKinds)[number]; id: string };

/** So many of a member's inquiries may wait at once. */
export const WAITING_MAX = 5;

/** So many entries one inquiry may have; then a new one is opened. */
export const ENTRIES_MAX = 200;

/** An operator who takes an inquiry has it for so long, and longer with each act on it. */
export const LEASE_MINUTES = 10;

/** A complaint and what was said to it are kept for so long after the last word (GLI-19 A.4.4). */
export const YEARS_KEPT = 5;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Who waits for an account cannot pay in: their answer comes first. */
const ANSWER_MINUTES = { account: 30, other: 240 } as const;
/** A dispute is decided within so many days of its beginning, however often it is written to. */
export const DISPUTE_DAYS = 10;

/** By when an inquiry has to be answered. */
export function dueAt(
  kind: InquiryKind,
  { openedAt, waitingSince }: { openedAt: Date; waitingSince: Date },
): Date {
  if (kind === 'dispute') return new Date(openedAt.getTime() + DISPUTE_DAYS * DAY_MS);
  return new Date(waitingSince.getTime() + ANSWER_MINUTES[kind] * MINUTE_MS);
}

export type Lease = { leaseBy: string | null; leaseUntil: Date | null };

/** Who works on an inquiry now; null when anybody may take it. */
export function holderOf({ leaseBy, leaseUntil }: Lease, now: Date): string | null {
  return leaseBy !== null && leaseUntil !== null && leaseUntil > now ? leaseBy : null;
}

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MINUTES * MINUTE_MS);
}

/** Inquiries whose last word is older are deleted. */
export function keptSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - YEARS_KEPT);
  return since;
}

/** A macro's text for one member: '{nickname}님' is '홍길동님'; an unknown name stays as it is. */
export function filledIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}
