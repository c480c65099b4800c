/**
 * Invariant: whoever ends the bets on a market stops it, be it the feed or an operator, on the market or
 * on its fixture, and for however short a while: what was asked for before must not outlast it unseen.
 */
import { type BoardMarket, effective } from './fixture-board.ts';
import { type OverrideView, shownState } from './override.ts';

/** A market and what is set above it at one moment. */
type MarketMoment = {
  readonly market: BoardMarket;
  readonly view: Omit<OverrideView, 'marketOverride'>;
};

/**
 * Whether bets on a market ended between two moments, or began again. The end of a stop counts as its
 * beginning does: that may be written a moment before a bet and seen by nobody until after it.
 */
export function isStop(before: MarketMoment, after: MarketMoment): boolean {
  // Of several messages at once, one may stop it and the next one open it again.
  const isStoppedBetween = before.market.reported.stoppedAt !== after.market.reported.stoppedAt;
  return isStoppedBetween || takesBets(before) !== takesBets(after);
}

function takesBets({ market, view }: MarketMoment): boolean {
  const override = { ...view, marketOverride: market.override };
  return shownState(effective(market), override) === 'active';
}
