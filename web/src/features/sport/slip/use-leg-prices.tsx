import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { oddsOf } from '../../bet/stakes.ts';
import { legText } from '../api.ts';
import { priceBook } from '../live-book.ts';
import { isOffered } from '../odds.ts';
import type { Price } from '../price-book.ts';
import { fixtureQuery } from '../sport-queries.ts';
import { useLiveFixture } from '../use-live-fixture.ts';
import type { SlipOutcome } from './slip.ts';
import type { PresentLeg } from './slip-checks.ts';
import type { SlipLeg } from './slip-leg.ts';

/** Keeps the price of one leg of the slip fresh, whatever the page shows. */
export function LegWatch({ fixtureId }: { fixtureId: string }) {
  useLiveFixture(fixtureId);
  useQuery(fixtureQuery(fixtureId));
  return null;
}

/**
 * The legs of the slip at the prices of the moment. What a refusal named counts until the live
 * price has moved as well.
 */
export function useLegPrices(
  legs: readonly SlipLeg[],
  outcome: SlipOutcome | null,
): readonly PresentLeg[] {
  const book = useMemo(() => pricesOf(legs), [legs]);
  const prices = useSyncExternalStore(book.subscribe, book.read);
  return useMemo(() => {
    const named = new Map(
      (outcome?.kind === 'refused' ? outcome.problems : []).flatMap(({ leg, odds }) =>
        leg === null || odds === null ? [] : [[legText(leg), odds] as const],
      ),
    );
    return legs.map((leg, at) => {
      const live = prices[at];
      const told = live !== undefined && isOffered(live.odds) ? live.odds : undefined;
      const hasMoved = told !== undefined && oddsOf(told) !== oddsOf(leg.odds);
      const odds = hasMoved ? told : (named.get(legText(leg)) ?? (live && (told ?? leg.odds)));
      const isLive = priceBook.head(leg.fixtureId)?.isLive ?? leg.isLive;
      return { leg: { ...leg, isLive }, odds, isOpen: live?.isOpen === true };
    });
  }, [legs, outcome, prices]);
}

/** The same list as long as none of its prices changes. */
function pricesOf(legs: readonly SlipLeg[]) {
  let last: readonly (Price | undefined)[] = [];
  return {
    subscribe: (onChange: () => void): (() => void) => {
      const ends = legs.map((leg) => priceBook.subscribe(legText(leg), onChange));
      return () => {
        for (const end of ends) end();
      };
    },
    read: (): readonly (Price | undefined)[] => {
      const next = legs.map(({ fixtureId, marketKey, selectionId }) =>
        priceBook.price(fixtureId, marketKey, selectionId),
      );
      const isSame = last.length === next.length && next.every((price, at) => price === last[at]);
      if (!isSame) last = next;
      return last;
    },
  };
}
