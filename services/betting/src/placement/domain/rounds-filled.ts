/**
 * Invariant: slips that were decided by what stood on a round before its lock was held are written only
 * if all of them fit beside what stands there once it is.
 */
import type { Won } from '@noriter/kit/money';
import { type Standing, totalsOf, worstLoss } from '../../mini/domain/round-liability.ts';

type OnRound = Standing & { readonly siteId: string; readonly roundId: string };
type OfRound = {
  readonly bettor: { readonly siteId: string };
  readonly roundId: string | null;
  readonly roundLossMax: bigint | null;
};

/** A slip on a round, all that stands on that round, and the most that can be lost by it. */
type Seen<Slip> = { slip: Slip; standings: readonly OnRound[]; loss: Won };

/**
 * Whether others have filled a round that slips are on, since they were decided.
 *
 * @param standings everything on the rounds of the slips, their own bets included
 */
export function areRoundsFilled(slips: readonly OfRound[], standings: readonly OnRound[]): boolean {
  return seenRounds(slips, standings).some(
    ({ slip: { roundLossMax }, loss }) => roundLossMax !== null && loss > roundLossMax,
  );
}

/** For each slip on a round that has one, what was seen there. */
export function seenRounds<Slip extends OfRound>(
  slips: readonly Slip[],
  standings: readonly OnRound[],
): Seen<Slip>[] {
  const nameOf = (siteId: string, roundId: string | null) => `${siteId} ${roundId}`;
  const on = Map.groupBy(standings, ({ siteId, roundId }) => nameOf(siteId, roundId));
  const seen = new Map(
    Array.from(on, ([name, some]) => [name, { standings: some, loss: worstLoss(totalsOf(some)) }]),
  );
  return slips.flatMap((slip) => {
    const there = seen.get(nameOf(slip.bettor.siteId, slip.roundId));
    return there === undefined ? [] : { slip, ...there };
  });
}

/**
 * Up to which loss a slip is taken by what was last seen on its round, before its lock is held: nearer
 * to the cap it is read anew, as what others added since would often have all decided again.
 */
export function safeLoss(roundLossMax: Won): Won {
  return (roundLossMax * 3n) / 4n;
}
