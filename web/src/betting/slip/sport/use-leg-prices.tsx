import { legText } from '@noriter/rules/leg-name';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useLineLost } from '../../../shared/live/line-state.ts';
import type { Price } from '../../sportsbook/prices/book/next-prices.ts';
import { priceBook } from '../../sportsbook/prices/live-book.ts';
import { fixtureQuery } from '../../sportsbook/prices/sport-queries.ts';
import { useLiveFixture } from '../../sportsbook/prices/use-live-fixture.ts';
import { isOffered, moveOf } from '../model/odds.ts';
import { namedOdds, type SlipOutcome } from '../model/slip.ts';
import type { PresentLeg } from '../model/slip-checks.ts';
import type { SlipLeg } from '../model/slip-leg.ts';

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
  outcome: SlipOutcome<unknown> | null,
): readonly PresentLeg[] {
  const book = useMemo(() => pricesOf(legs), [legs]);
  const prices = useSyncExternalStore(book.subscribe, book.read);
  const isLineLost = useLineLost();
  return useMemo(() => {
    const named = namedOdds(outcome);
    return legs.map((leg, at) => {
      const live = prices[at];
      const liveOdds = live !== undefined && isOffered(live.odds) ? live.odds : undefined;
      const hasMoved = liveOdds !== undefined && moveOf(leg.odds, liveOdds) !== 0;
      const odds = hasMoved
        ? liveOdds
        : (named.get(legText(leg)) ?? (live && (liveOdds ?? leg.odds)));
      const isLive = priceBook.head(leg.fixtureId)?.isLive ?? leg.isLive;
      const isOpen = live?.isOpen === true;
      return { leg: { ...leg, isLive }, odds, isOpen, isCut: isLineLost && isLive };
    });
  }, [legs, outcome, prices, isLineLost]);
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
