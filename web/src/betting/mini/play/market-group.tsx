import { useTranslation } from 'react-i18next';
import type { MiniMarket } from '../../../shared/api/contracts.ts';
import { readOdds } from '../../../shared/format/odds.ts';
import { PriceCell } from '../../../shared/ui/figures/price-cell.tsx';
import { PriceFigure } from '../../../shared/ui/figures/price-figure.tsx';
import { miniSlip } from '../../slip/mini/mini-slips.ts';
import type { MiniGame } from '../model/mini-games.ts';
import { useMarketText } from '../model/use-market-text.ts';

type MarketGroupProps = {
  game: MiniGame;
  market: MiniMarket;
  /** Of the round that is open. */
  number: number | undefined;
  /** Why nothing of it can be chosen now. */
  reason: string | undefined;
};

/** As many cells in a row as leave none alone in the last one. */
const columns: Readonly<Record<number, string>> = {
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  4: 'grid-cols-2 xs:grid-cols-4 sm:grid-cols-2 xl:grid-cols-4',
};
const manyColumns = 'grid-cols-5';
const manyFrom = 5;

/** One market: its selections side by side, of which the slip holds one at most. */
export function MarketGroup({ game, market, number, reason }: MarketGroupProps) {
  const { t } = useTranslation();
  const text = useMarketText();
  const slip = miniSlip(game);
  const { lines, outcome } = slip.useSlip();
  const { marketId, selections } = market;
  const isMany = selections.length >= manyFrom;
  const isOver = outcome?.kind === 'receipt';
  return (
    <fieldset className={`min-w-0 ${isMany ? 'sm:col-span-2' : ''}`}>
      <legend className="mb-2 text-sm font-semibold">{text.market(game, marketId)}</legend>
      <div className={`grid gap-1.5 ${columns[selections.length] ?? manyColumns}`}>
        {selections.map(({ selectionId, odds, isOpen }) => {
          const pick = lines.find((one) => one.selectionId === selectionId);
          const isChosen = pick !== undefined && !isOver;
          return (
            <PriceCell
              key={selectionId}
              layout="stacked"
              name={text.pick(selectionId)}
              isChosen={isChosen}
              isLocked={reason !== undefined || !isOpen}
              lockedText={reason ?? t('bet.off')}
              onChoose={() => slip.toggle({ marketId, selectionId, odds, number })}
            >
              <PriceFigure
                price={readOdds(odds)}
                before={isChosen ? readOdds(pick.odds) : undefined}
              />
            </PriceCell>
          );
        })}
      </div>
      {reason === undefined && selections.some(({ isOpen }) => !isOpen) ? (
        <p className="mt-1.5 text-xs text-warn">{t('bet.offNote')}</p>
      ) : null}
    </fieldset>
  );
}
