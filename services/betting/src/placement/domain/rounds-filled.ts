/**
 * Invariant: slips that were decided by what stood on a round before its lock was held are written only
 * if all of them fit beside what stands there once it is.
 */
import { type Standing, worstLoss } from '../../mini/domain/round-liability.ts';

type OnRound = Standing & { readonly siteId: string; readonly roundId: string };
type OfRound = {
  readonly bettor: { readonly siteId: string };
  readonly roundId: string | null;
  readonly roundLossMax: bigint | null;
};

/**
 * Whether others have filled a round that slips are on, since they were decided.
 *
 * @param standings everything on the rounds of the slips, their own bets included
 */
export function areRoundsFilled(slips: readonly OfRound[], standings: readonly OnRound[]): boolean {
  const nameOf = (siteId: string, roundId: string | null) => `${siteId} ${roundId}`;
  const on = Map.groupBy(standings, ({ siteId, roundId }) => nameOf(siteId, roundId));
  const lossOf = new Map([...on].map(([name, some]) => [name, worstLoss(some)]));
  return slips.some(({ bettor, roundId, roundLossMax }) => {
    const loss = lossOf.get(nameOf(bettor.siteId, roundId));
    return roundLossMax !== null && loss !== undefined && loss > roundLossMax;
  });
}
