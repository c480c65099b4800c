import { useTranslation } from 'react-i18next';
import type { BetRow } from '../../shared/api/contracts.ts';
import { won } from '../../shared/format/money.ts';
import { readOdds } from '../../shared/format/odds.ts';
import { SignedAmount } from '../../shared/ui/figures/signed-amount.tsx';
import { useMarketText } from '../mini/model/use-market-text.ts';
import { BetBadge } from './model/bet-badge.tsx';

type RoundBetLineProps = {
  bet: BetRow;
  /** The round was declared void; the event of it comes before its bets are asked for again. */
  isVoid: boolean;
};

/** One of the member's bets on a round: what it was, what it may bring, and what became of it. */
export function RoundBetLine({ bet, isVoid }: RoundBetLineProps) {
  const { t } = useTranslation();
  const text = useMarketText();
  const isOver = bet.settledAt !== null || bet.state === 'refused';
  const isToBeCancelled = bet.isToBeCancelled || (isVoid && bet.state === 'accepted');
  return (
    <li className="flex items-center justify-between gap-3 px-4 py-2.5 sm:px-5 text-sm">
      <span className="min-w-0">
        <span className="block">
          <span className="font-semibold">{text.pick(bet.selectionId)}</span>{' '}
          <span className="font-bold text-brass-text">{readOdds(bet.odds)}</span>
        </span>
        <span className="block text-xs text-faint">
          {text.market(bet.vendorCode, bet.marketId)}
        </span>
      </span>
      <span className="flex shrink-0 items-center gap-3">
        <span className="text-right">
          <span className="block font-medium">{won(bet.cash)}</span>
          <span className="block text-xs text-faint">
            {isOver ? (
              <SignedAmount amount={bet.resultCash} account="cash" />
            ) : isVoid || isToBeCancelled ? (
              t('bet.goesBack')
            ) : (
              t('bet.winOf', { amount: won(bet.gameMoney) })
            )}
          </span>
        </span>
        <BetBadge bet={{ ...bet, isToBeCancelled }} />
      </span>
    </li>
  );
}
