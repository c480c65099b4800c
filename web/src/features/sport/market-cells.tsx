import { useTranslation } from 'react-i18next';
import { Nothing } from '../../components/states.tsx';
import { LivePrice } from './live-price.tsx';
import type { FixtureShape, MarketShape } from './shape.ts';
import { useSportText } from './use-sport-text.ts';

type MarketCellsProps = {
  fixture: FixtureShape;
  market: MarketShape | null;
  /** Its name above it where no column says it. */
  isNamed: boolean;
  /** On a phone it has the whole width: who wins has three prices, and others may stand alone. */
  isWide?: boolean;
  /** Nothing stands beside it in its row, on any screen. */
  isAlone?: boolean;
};

/** Of a race the list shows the first few; its page has them all. */
const shownMax = 3;

/** One market in a list's row: its selections side by side. */
export function MarketCells(props: MarketCellsProps) {
  const { fixture, market, isNamed, isWide = false, isAlone = false } = props;
  const { t } = useTranslation('sport');
  const text = useSportText();
  if (market === null) {
    return (
      <span className="hidden h-16 items-center justify-center rounded-md border border-dashed border-line @xl:flex">
        <Nothing />
      </span>
    );
  }
  const name = text.market(market.market, fixture.sport);
  const match = text.match(fixture) ?? text.name(fixture.league);
  const shown = market.selections.slice(0, shownMax);
  return (
    <fieldset
      aria-label={t('marketOf', { match, market: name })}
      className={`min-w-0 ${isWide ? 'col-span-full' : ''} ${wideSpan({ isWide, isAlone })}`}
    >
      <legend className={`mb-1 block truncate text-xs text-faint ${isNamed ? '' : '@3xl:hidden'}`}>
        {name}
      </legend>
      <div className="grid auto-cols-fr grid-flow-col gap-1">
        {shown.map((selectionId) => (
          <LivePrice
            key={selectionId}
            isStacked
            fixture={fixture}
            market={market}
            selectionId={selectionId}
            name={text.shortPick(market.market, selectionId, fixture)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** In the one line of a wide list: alone it has the columns of all three markets. */
function wideSpan({ isWide, isAlone }: { isWide: boolean; isAlone: boolean }): string {
  if (isAlone) return '@xl:col-span-3';
  return isWide ? '@xl:col-span-1' : '';
}
