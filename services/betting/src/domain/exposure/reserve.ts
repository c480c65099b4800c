/**
 * Invariant: no slip is taken that makes the most the house can lose on a market greater than its
 * limit; one that makes it smaller is taken however great it is.
 */
import type { Won } from '@noriter/kit/money';
import { type Market, selectionsOf, winnersMax } from '../sport/market.ts';
import {
  isBeyond,
  type MarketExposure,
  type Share,
  withShare,
  worstLiability,
} from './exposure.ts';

/** What stands on the markets that slips ask for, by `marketText`. */
export type ExposureBook = ReadonlyMap<string, MarketExposure>;

type MarketName = { readonly fixtureId: string; readonly marketKey: string };

export type SharedLeg = Share & { readonly market: Market };

export type ReserveLimits = { readonly suspendAt: Won; readonly lossMax: Won };

export type Reserved = {
  readonly book: ExposureBook;
  /** Markets that reached the limit from which on they are suspended. */
  readonly full: readonly MarketName[];
};

/** @returns what stands with the shares, or the first one that is too much */
export function reserve(
  book: ExposureBook,
  shares: readonly SharedLeg[],
  limits: ReserveLimits,
): Reserved | { readonly beyond: Share } {
  const next = new Map(book);
  const full = new Map<string, MarketName>();
  for (const share of shares) {
    const { fixtureId, marketKey, market } = share;
    const text = marketText(share);
    const before = next.get(text) ?? {};
    const after = withShare(before, share);
    const loss = lossOf(after, market);
    if (isBeyond(loss, limits.lossMax) && loss > lossOf(before, market)) return { beyond: share };
    if (loss >= limits.suspendAt) full.set(text, { fixtureId, marketKey });
    next.set(text, after);
  }
  return { book: next, full: [...full.values()] };
}

/** Two names of one market are equal texts. */
export function marketText({ fixtureId, marketKey }: MarketName): string {
  return JSON.stringify([fixtureId, marketKey]);
}

function lossOf(exposure: MarketExposure, market: Market): Won {
  return worstLiability(exposure, selectionsOf(market), winnersMax(market));
}
