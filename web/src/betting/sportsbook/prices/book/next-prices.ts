import type { MarketState } from '../../model/sport-types.ts';
import type { MarketDelta } from './price-delta.ts';

export type Price = {
  odds: string;
  state: MarketState;
  isOpen: boolean;
  /** The odds it had, while the change is fresh. */
  before: string | undefined;
};

export type PublishedMarket = {
  marketKey: string;
  version: number;
  state: MarketState;
  published: PublishedPrices;
};

export function publishedBy(
  { key: marketKey, state, prices }: MarketDelta,
  version: number,
): PublishedMarket {
  const published = Object.entries(prices).map(
    ([selectionId, { odds, isActive }]) =>
      [selectionId, { odds, isOpen: isActive && state === 'active' }] as const,
  );
  return { marketKey, version, state, published };
}

type PublishedPrices = readonly (readonly [string, { odds: string; isOpen: boolean }])[];

/** Prices that nothing was published of stay, and take no bets once their market takes none. */
export function nextPrices(
  present: Map<string, Price> | undefined,
  state: MarketState,
  published: PublishedPrices,
): Map<string, Price> {
  const next = new Map<string, Price>();
  for (const [selectionId, price] of present ?? []) {
    const isOpen = price.isOpen && state === 'active';
    const isSame = price.state === state && price.isOpen === isOpen;
    next.set(selectionId, isSame ? price : { ...price, state, isOpen });
  }
  for (const [selectionId, { odds, isOpen }] of published) {
    const known = next.get(selectionId);
    const isSame = known?.odds === odds && known.isOpen === isOpen && known.state === state;
    if (isSame) continue;
    const before = known === undefined || known.odds === odds ? known?.before : known.odds;
    next.set(selectionId, { odds, state, isOpen, before });
  }
  return next;
}
