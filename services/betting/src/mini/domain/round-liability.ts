/**
 * Invariant: no slip is taken that lets the house lose more on a round than the site allows; one that
 * makes the greatest loss smaller is taken however great it is.
 */
import type { Won } from '@noriter/kit/money';

/** What stands on one selection, or is to stand there: stakes, and what they return when it wins. */
export type Standing = {
  readonly marketId: string;
  readonly selectionId: string;
  readonly stake: Won;
  readonly returned: Won;
};

/**
 * The most that the house can lose on a round: in each market the one selection wins that costs
 * most, or none. What wins in one market may rule out what wins in another: then it is less.
 */
export function worstLoss(standings: readonly Standing[]): Won {
  const stakes = standings.reduce((sum, { stake }) => sum + stake, 0n);
  const markets = Map.groupBy(standings, ({ marketId }) => marketId);
  const returned = [...markets.values()].reduce((sum, some) => sum + dearest(some), 0n);
  return returned - stakes;
}

/** Whether more bets cost the house more than it wants to lose on the round. */
export function isBeyond(
  before: readonly Standing[],
  more: readonly Standing[],
  lossMax: Won,
): boolean {
  const after = worstLoss([...before, ...more]);
  return after > lossMax && after > worstLoss(before);
}

function dearest(ofMarket: readonly Standing[]): Won {
  const selections = Map.groupBy(ofMarket, ({ selectionId }) => selectionId);
  return [...selections.values()].reduce((most, some) => {
    const returned = some.reduce((sum, one) => sum + one.returned, 0n);
    return returned > most ? returned : most;
  }, 0n);
}
