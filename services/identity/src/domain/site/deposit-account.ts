// Invariant: a member is shown an enabled account of their own level, and the same one for as long
// as it is good; over members and over time every account gets its turn.
import { createHash } from 'node:crypto';

export type Showable = {
  readonly accountId: string;
  readonly levelFrom: number;
  readonly levelTo: number;
  readonly shownMinutes: number;
  readonly enabled: boolean;
};

const minuteMs = 60_000;

/** The account to show to a member now, or null when the site has none for their level. */
export function accountFor<Account extends Showable>(
  accounts: readonly Account[],
  member: { memberId: string; level: number },
  now: Date,
): Account | null {
  const eligible = accounts
    .filter(({ enabled }) => enabled)
    .filter(({ levelFrom, levelTo }) => levelFrom <= member.level && member.level <= levelTo)
    .map((account) => ({ account, weight: weightOf(account, member.memberId, now) }))
    .toSorted((one, other) => (one.weight < other.weight ? -1 : 1));
  return eligible[0]?.account ?? null;
}

/** Each account draws a lot for each member and each stretch of time; the lowest one is shown. */
function weightOf({ accountId, shownMinutes }: Showable, memberId: string, now: Date): string {
  const stretch = Math.floor(now.getTime() / (shownMinutes * minuteMs));
  return createHash('sha256').update(`${accountId} ${memberId} ${stretch}`).digest('hex');
}
