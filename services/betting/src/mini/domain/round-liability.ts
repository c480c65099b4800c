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

/** All that stands on a round, summed up: one more bet costs the same however many stand there. */
export type RoundTotals = {
  stakes: Won;
  /** When in each market the dearest selection wins. */
  returned: Won;
  readonly markets: Map<string, MarketTotals>;
};

type MarketTotals = {
  /** What each selection returns when it wins. */
  readonly selections: Map<string, Won>;
  /** The most of them. */
  dearest: Won;
};

/** Sums up what stands on a round. */
export function totalsOf(standings: readonly Standing[]): RoundTotals {
  const totals: RoundTotals = { stakes: 0n, returned: 0n, markets: new Map() };
  addTo(totals, standings);
  return totals;
}

/** Adds to the totals of a round. */
export function addTo(totals: RoundTotals, more: readonly Standing[]): void {
  for (const { marketId, selectionId, stake, returned } of more) {
    let market = totals.markets.get(marketId);
    if (market === undefined) {
      market = { selections: new Map(), dearest: 0n };
      totals.markets.set(marketId, market);
    }
    const sum = (market.selections.get(selectionId) ?? 0n) + returned;
    market.selections.set(selectionId, sum);
    totals.stakes += stake;
    if (sum <= market.dearest) continue;
    totals.returned += sum - market.dearest;
    market.dearest = sum;
  }
}

/**
 * The most that the house can lose on a round: in each market the one selection wins that costs
 * most, or none. What wins in one market may rule out what wins in another: then it is less.
 */
export function worstLoss({ returned, stakes }: RoundTotals): Won {
  return returned - stakes;
}

/** Whether more bets cost the house more than it wants to lose on the round. */
export function isBeyond(before: RoundTotals, more: readonly Standing[], lossMax: Won): boolean {
  const added = lossAdded(before, more);
  return added > 0n && worstLoss(before) + added > lossMax;
}

/** What more bets add to the worst loss; below zero where they lower it. */
function lossAdded({ markets }: RoundTotals, more: readonly Standing[]): Won {
  const touched = totalsOf(more);
  for (const [marketId, { selections, dearest }] of touched.markets) {
    const market = markets.get(marketId);
    if (market === undefined) continue;
    touched.returned -= dearest;
    let most = market.dearest;
    for (const [selectionId, returned] of selections) {
      const sum = returned + (market.selections.get(selectionId) ?? 0n);
      if (sum > most) most = sum;
    }
    touched.returned += most - market.dearest;
  }
  return worstLoss(touched);
}
