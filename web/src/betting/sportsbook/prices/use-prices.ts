import { type LegName, legText } from '@noriter/rules/leg-name';
import { useCallback, useContext, useSyncExternalStore } from 'react';
import type { MarketState } from '../model/sport-types.ts';
import type { Price } from './book/next-prices.ts';
import type { FixtureHead } from './book/price-book.ts';
import { priceBook } from './live-book.ts';
import { followInSight, SightContext } from './sight.ts';

/** Why a price takes no bets. */
type PriceLock = Exclude<MarketState, 'active'>;

/**
 * Why a selection takes no bets, null where it does; followed while its part of the page is in sight.
 * Who shows it is drawn anew when that changes, and not when its odds move.
 */
export function useLock({ fixtureId, marketKey, selectionId }: LegName): PriceLock | null {
  const name = legText({ fixtureId, marketKey, selectionId });
  return useBook(name, () => lockOf(priceBook.price(fixtureId, marketKey, selectionId)));
}

/** Where a match stands, followed. */
export function useHead(fixtureId: string): FixtureHead | undefined {
  return useBook(fixtureId, () => priceBook.head(fixtureId));
}

function useBook<Value>(name: string, read: () => Value): Value {
  const sight = useContext(SightContext);
  const subscribe = useCallback(
    (onChange: () => void) =>
      followInSight(sight, (follower) => priceBook.subscribe(name, follower), onChange),
    [name, sight],
  );
  return useSyncExternalStore(subscribe, read);
}

function lockOf(price: Price | undefined): PriceLock | null {
  if (price?.isOpen === true) return null;
  const state = price?.state ?? 'closed';
  return state === 'active' ? 'suspended' : state;
}
