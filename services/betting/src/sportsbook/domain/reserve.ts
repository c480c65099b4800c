/**
 * Invariant: no slip is taken that makes the most the house can lose on a market greater than its
 * limit; one that makes it smaller is taken however great it is. A market is suspended by what was
 * accepted on it, never by what was only asked for: that bounds what is taken, and may go again.
 */
import type { Won } from '@noriter/kit/money';
import type { Market } from '../../vocabulary/market.ts';
import { selectionsOf, winnersMax } from '../../vocabulary/market-selections.ts';
import { isBeyond, type MarketExposure, withShare, worstLiability } from './exposure/exposure.ts';
import type { Amounts, Share } from './exposure/exposure-shares.ts';
import type { ExposureLimits } from './rules.ts';

/** What stands on the markets that slips ask for, by `marketText`. */
export type ExposureBook = ReadonlyMap<string, MarketExposure>;

type MarketName = { readonly fixtureId: string; readonly marketKey: string };

export type SharedLeg = Share & { readonly market: Market };

/**
 * The most that may stand to be lost on a market of a site. The platform's site suspends a market at
 * `suspendAt` for everyone, so bets under way may still come to `lossMax`; another site closes nothing
 * for its neighbours, and takes no more bets from `suspendAt` on.
 */
export function lossLimit({ suspendAt, lossMax }: ExposureLimits, isPlatform: boolean): Won {
  return isPlatform ? lossMax : suspendAt;
}

/** @returns what stands with the shares, or the first one that is too much */
export function reserve(
  book: ExposureBook,
  shares: readonly SharedLeg[],
  lossMax: Won,
): { readonly book: ExposureBook } | { readonly beyond: Share } {
  const next = new Map(book);
  for (const share of shares) {
    const { market } = share;
    const text = marketText(share);
    const before = next.get(text) ?? {};
    const after = withShare(before, share);
    const loss = lossOf(after, market);
    if (isBeyond(loss, lossMax) && loss > lossOf(before, market)) return { beyond: share };
    next.set(text, after);
  }
  return { book: next };
}

/** Two names of one market are equal texts. */
export function marketText({ fixtureId, marketKey }: MarketName): string {
  return JSON.stringify([fixtureId, marketKey]);
}

function lossOf(exposure: MarketExposure, market: Market): Won {
  return worstLiability(exposure, selectionsOf(market), winnersMax(market));
}

type OnSelection = {
  readonly share: Won;
  readonly stake: Won;
  /** What of it belongs to slips that are not accepted yet. */
  readonly pendingShare: Won;
  readonly pendingStake: Won;
};

type OnMarket = {
  readonly market: Market;
  /** The loss from which on it is suspended. */
  readonly suspendAt: Won;
  readonly selections: Readonly<Record<string, OnSelection>>;
};

/** Whether what is accepted costs as much as the house wants to lose. */
export function isFull(one: OnMarket): boolean {
  return acceptedLoss(one, ({ share, pendingShare }) => share - pendingShare) >= one.suspendAt;
}

/** Whether it could, if any of what is pending were accepted. */
export function mayBeFull(one: OnMarket): boolean {
  return acceptedLoss(one, ({ share }) => share) >= one.suspendAt;
}

/** Pending stakes are never counted as taken: they would make the loss smaller. */
function acceptedLoss(
  { market, selections }: OnMarket,
  shareOf: (amounts: OnSelection) => Won,
): Won {
  const exposure = Object.entries(selections).map(([selectionId, amounts]): [string, Amounts] => {
    const { stake, pendingStake } = amounts;
    return [
      selectionId,
      { tickets: 1, stake: stake - pendingStake, share: shareOf(amounts), worst: 0n },
    ];
  });
  return worstLiability(Object.fromEntries(exposure), selectionsOf(market), winnersMax(market));
}
