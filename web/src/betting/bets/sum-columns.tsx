import { useTranslation } from 'react-i18next';
import type { Listed } from '../../shared/api/contracts.ts';
import { won } from '../../shared/format/money.ts';
import { Badge } from '../../shared/ui/figures/badge.tsx';
import { SignedAmount } from '../../shared/ui/figures/signed-amount.tsx';
import type { Column } from '../../shared/ui/lists/column.ts';
import { Nothing } from '../../shared/ui/pages/states.tsx';
import { promiseOf } from './model/results/still-returns.ts';

export function useSumColumns(): Column<Listed>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'cash',
      header: t('bet.column.cash'),
      align: 'end',
      cell: (row) => (
        <span className="flex flex-wrap items-center justify-end gap-x-2 font-medium">
          {row.row === 'bet' && row.isFreeBet ? <Badge>{t('bet.isFreeBet')}</Badge> : null}
          <span translate="no">{won(row.cash)}</span>
        </span>
      ),
    },
    {
      key: 'revenue',
      header: t('bet.column.revenue'),
      align: 'end',
      cell: (row) =>
        row.row === 'bet' && row.isToBeCancelled ? (
          <span className="text-xs text-faint">{t('bet.goesBack')}</span>
        ) : row.betCalResults === 'WAIT' ? (
          <Nothing />
        ) : (
          <SignedAmount amount={row.resultCash} account="cash" />
        ),
    },
    {
      key: 'gameMoney',
      header: t('bet.column.gameMoney'),
      align: 'end',
      cell: (row) => {
        const promise = row.row === 'bet' ? promiseOf(row) : null;
        return promise === null ? <Nothing /> : won(promise);
      },
    },
  ];
}
