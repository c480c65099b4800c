import { useCallback, useSyncExternalStore } from 'react';
import { type LegName, legText } from './api.ts';
import { priceBook } from './live-book.ts';
import type { FixtureHead, Price } from './price-book.ts';

/** The price of one selection, followed: who shows it is drawn anew when it changes, nobody else. */
export function usePrice({ fixtureId, marketKey, selectionId }: LegName): Price | undefined {
  const name = legText({ fixtureId, marketKey, selectionId });
  return useBook(name, () => priceBook.price(fixtureId, marketKey, selectionId));
}

/** Where a match stands, followed. */
export function useHead(fixtureId: string): FixtureHead | undefined {
  return useBook(fixtureId, () => priceBook.head(fixtureId));
}

function useBook<Value>(name: string, read: () => Value): Value {
  const subscribe = useCallback(
    (onChange: () => void) => priceBook.subscribe(name, onChange),
    [name],
  );
  return useSyncExternalStore(subscribe, read);
}
