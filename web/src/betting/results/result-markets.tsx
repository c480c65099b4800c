import { useTranslation } from 'react-i18next';
import { Nothing } from '../../shared/ui/pages/states.tsx';
import { inOrder } from '../sportsbook/model/market-order.ts';
import { handicapText, lineText } from '../sportsbook/model/market-spans.ts';
import type { ResultRow } from '../sportsbook/model/sport-types.ts';
import { useSportText } from '../sportsbook/model/use-sport-text.ts';

type ResultMarket = ResultRow['markets'][number];

/** Up to so many results of a match are read at a glance; more of them are folded by market. */
const glanceMax = 4;

/** What won of each market of a match. Several lines of one market are one fold. */
export function ResultMarkets({ row }: { row: ResultRow }) {
  const text = useSportText();
  if (row.markets.length === 0) return <Nothing />;
  const groups = Map.groupBy(inOrder(row.markets), ({ market }) => text.market(market, row.sport));
  const isFolded = row.markets.length > glanceMax;
  return (
    <ul className="grid justify-items-start gap-x-8 gap-y-0.5 max-md:justify-items-end">
      {[...groups].map(([name, markets]) => (
        <li key={name} className="max-w-full">
          {isFolded && markets.length > 1 ? (
            <Fold name={name} row={row} markets={markets} />
          ) : (
            markets.map((market) => (
              <Line key={market.marketKey} name={name} row={row} market={market} />
            ))
          )}
        </li>
      ))}
    </ul>
  );
}

type FoldProps = { name: string; row: ResultRow; markets: readonly ResultMarket[] };

function Fold({ name, row, markets }: FoldProps) {
  return (
    <details className="group">
      <summary className="finger inline-flex cursor-pointer items-center gap-2 rounded-sm text-faint hover:text-paper max-md:justify-end">
        {name} <span className="font-semibold text-paper tabular-nums">{markets.length}</span>
      </summary>
      <div className="flex max-h-[50dvh] flex-wrap gap-x-4 gap-y-0.5 overflow-y-auto py-1 max-md:justify-end">
        {markets.map((market) => (
          <Line key={market.marketKey} name="" row={row} market={market} />
        ))}
      </div>
    </details>
  );
}

type LineProps = { name: string; row: ResultRow; market: ResultMarket };

function Line({ name, row, market: { market, winners } }: LineProps) {
  const { t } = useTranslation('sport');
  const text = useSportText();
  const line = lineOf(market);
  // No winner: nobody lost either, stakes went back.
  const won = winners.map((winner) => text.pick(market, winner, row)).join(', ');
  return (
    <span className="flex flex-wrap gap-x-2 max-md:justify-end">
      <span className="text-faint">{`${name} ${line}`.trim()}</span>
      <span className="font-semibold">{won === '' ? t('pushed') : won}</span>
    </span>
  );
}

function lineOf(market: ResultMarket['market']): string {
  if (market.kind === 'handicap') return handicapText(market.line);
  return market.kind === 'total' ? lineText(market.line) : '';
}
