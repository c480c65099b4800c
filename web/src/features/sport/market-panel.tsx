import { memo } from 'react';
import { LivePrice } from './live-price.tsx';
import { type FixtureFacts, isSameMarket, type MarketShape } from './shape.ts';
import { useSportText } from './use-sport-text.ts';

type MarketPanelProps = {
  fixture: FixtureFacts;
  market: MarketShape;
  /** Another line of the one above it: where they stand in one column its name is seen there. */
  isNameSaid: boolean;
};

/** As many cells in a row as leave none alone in the last one. */
const columns: Readonly<Record<number, string>> = {
  1: 'grid-cols-1',
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  4: 'grid-cols-2',
};
const manyColumns = 'grid-cols-3 sm:grid-cols-4';
/** Names of teams need more room than those of scores. */
const namedColumns = 'grid-cols-1 sm:grid-cols-2';
const manyFrom = 5;

/**
 * One market of a match: its selections side by side, of which the slip holds one at most. Lines
 * that come and go beside it do not draw it anew, and out of sight nothing of it is laid out or painted.
 */
export const MarketPanel = memo(Market, (before, after) => {
  return (
    before.fixture === after.fixture &&
    before.isNameSaid === after.isNameSaid &&
    isSameMarket(before.market, after.market)
  );
});

function Market({ fixture, market, isNameSaid }: MarketPanelProps) {
  const text = useSportText();
  const { selections } = market;
  const isMany = selections.length >= manyFrom;
  const many = market.market.kind === 'outright' ? namedColumns : manyColumns;
  return (
    <fieldset
      className={`-m-1 min-w-0 p-1 [contain-intrinsic-size:auto_6rem] [content-visibility:auto] ${isMany ? 'lg:col-span-2' : ''}`}
    >
      <legend className={`mb-2 text-sm font-semibold ${isNameSaid ? 'max-lg:sr-only' : ''}`}>
        {text.market(market.market, fixture.sport)}
      </legend>
      <div className={`grid gap-1.5 ${columns[selections.length] ?? many}`}>
        {selections.map((selectionId) => (
          <LivePrice
            key={selectionId}
            isStacked
            fixture={fixture}
            market={market}
            selectionId={selectionId}
            name={text.pick(market.market, selectionId, fixture)}
          />
        ))}
      </div>
    </fieldset>
  );
}
