import { useTranslation } from 'react-i18next';
import type { BetRow } from '../../shared/api/contracts.ts';
import { won } from '../../shared/format/money.ts';
import { readOdds } from '../../shared/format/odds.ts';
import { SignedAmount } from '../../shared/ui/figures/signed-amount.tsx';
import { useMarketText } from '../mini/model/use-market-text.ts';
import { BetBadge } from './model/bet-badge.tsx';
import { promiseOf } from './model/results/still-returns.ts';

export function BetCard({ bet }: { bet: BetRow }) {
  const { t } = useTranslation();
  const text = useMarketText();
  const promise = promiseOf(bet);
  return (
    <li className="flex flex-col gap-1.5 p-3 text-sm">
      <div className="flex items-center justify-between gap-3">
        <span className="min-w-0">
          <span className="text-faint">{text.market(bet.vendorCode, bet.marketId)} </span>
          <span className="font-semibold">{text.pick(bet.selectionId)}</span>{' '}
          <span className="font-bold text-brass-text">{readOdds(bet.odds)}</span>
        </span>
        <BetBadge bet={bet} />
      </div>
      <div className="flex items-baseline justify-between gap-3">
        <span>
          <span translate="no">{won(bet.cash)}</span>
          {promise === null ? null : (
            <span className="text-faint">
              {' '}
              → <span translate="no">{won(promise)}</span>
            </span>
          )}
        </span>
        {bet.betCalResults === 'WAIT' ? (
          <span className="text-faint">
            {t(bet.isToBeCancelled ? 'bet.goesBack' : 'bet.resultWaits')}
          </span>
        ) : (
          <SignedAmount amount={bet.resultCash} account="cash" />
        )}
      </div>
    </li>
  );
}
