import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PriceCell } from '../../components/price-cell.tsx';
import { legText } from './api.ts';
import { priceBook } from './live-book.ts';
import { isOffered, readOdds } from './odds.ts';
import type { Price } from './price-book.ts';
import type { FixtureFacts, MarketShape } from './shape.ts';
import { legOf } from './slip/slip-leg.ts';
import { togglePick, useIsPicked } from './slip/slip-store.ts';
import { usePrice } from './use-prices.ts';

type LivePriceProps = {
  fixture: FixtureFacts;
  market: MarketShape;
  selectionId: string;
  name: string;
  isStacked?: boolean;
};

/** In the place of odds that nobody offers. */
const nothing = '–';

/**
 * One selection at its price of the moment. It follows the book by itself: a change of one of two
 * hundred prices draws that cell and nothing else.
 */
export const LivePrice = memo(function LivePrice(props: LivePriceProps) {
  const { fixture, market, selectionId, name, isStacked = false } = props;
  const { t } = useTranslation('sport');
  const leg = { fixtureId: fixture.fixtureId, marketKey: market.marketKey, selectionId };
  const price = usePrice(leg);
  const isChosen = useIsPicked(legText(leg));
  const isLocked = price?.isOpen !== true;
  return (
    <PriceCell
      isStacked={isStacked}
      name={name}
      price={price !== undefined && isOffered(price.odds) ? readOdds(price.odds) : nothing}
      before={movedFrom(price)}
      isChosen={isChosen}
      isLocked={isLocked && !isChosen}
      lockedText={t(
        `state.${price?.state === 'active' ? 'suspended' : (price?.state ?? 'closed')}`,
      )}
      onChoose={() => {
        const present = priceBook.price(fixture.fixtureId, market.marketKey, selectionId);
        if (present === undefined) return;
        const isLive = priceBook.head(fixture.fixtureId)?.isLive === true;
        togglePick(legOf(fixture, market, { selectionId, odds: present.odds, isLive }));
      }}
    />
  );
});

/** The odds before, where both are odds: what comes or goes has moved neither up nor down. */
function movedFrom(price: Price | undefined): string | undefined {
  if (price?.before === undefined) return undefined;
  return isOffered(price.odds) && isOffered(price.before) ? price.before : undefined;
}
