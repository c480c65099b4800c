import { csvNumber } from '@noriter/rules/csv';
import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { shortNumber } from '../../../shared/format/short-number.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import type { CashSearch } from '../../shared/admin-search.ts';
import type { CashKind, CashRow } from '../../shared/contracts.ts';
import { MemberLink } from '../../shared/member-link.tsx';
import type { CsvColumn } from '../../shared/tables/export-rows.tsx';
import { sortColumn } from '../../shared/tables/sort-column.ts';
import { useOperatorNames, usePermits } from '../../shared/use-operator.ts';
import { AskedAt } from './asked-at.tsx';
import { CashActions } from './cash-actions.tsx';
import { CashStatus, useCashWord } from './cash-status.tsx';
import { PayoutAccount } from './payout-account.tsx';
import { isWaiting } from './waiting-age.ts';

type Order = NonNullable<CashSearch['order']>;

/** The columns of the queue of deposits or of withdrawals. */
export function useCashColumns(
  kind: CashKind,
  sorting: { order: Order; onOrder: (order: Order) => void } | null,
): Column<CashRow>[] {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const sorted = (up: Order, down: Order) =>
    sorting === null ? {} : sortColumn({ ...sorting, up, down });
  const whatBecame = useOutcomeColumns(sorted('oldest', 'newest'));
  const columns: Column<CashRow>[] = [
    {
      key: 'member',
      header: t('cash.member'),
      phone: 'title',
      cell: (row) => <MemberLink member={row} />,
    },
    { key: 'level', header: t('members.level'), align: 'end', cell: (row) => row.level },
    {
      key: 'amount',
      header: t('cash.amount'),
      align: 'end',
      ...sorted('smallest', 'largest'),
      cell: (row) => <span className="font-semibold text-brass-text">{won(row.amount)}</span>,
    },
    {
      key: 'balance',
      header: t('cash.balance'),
      align: 'end',
      // A finished request moved money: what the member has today was not there then.
      cell: (row) => (
        <span className="flex flex-col items-end">
          {isWaiting(row) ? won(row.balance) : <Nothing />}
          {row.owed === '0' ? null : (
            <span className="text-sm text-warn">
              {t('members.owed')} <span translate="no">{won(row.owed)}</span>
            </span>
          )}
          {row.kept === null ? null : (
            <span className="text-sm text-warn">{t(`cash.kept.${row.kept}`)}</span>
          )}
          {row.rollingRemaining === '0' ? null : (
            <span className="text-sm text-warn">
              {t('cash.rollingReopened')} <span translate="no">{won(row.rollingRemaining)}</span>
            </span>
          )}
        </span>
      ),
    },
    ...(kind === 'out'
      ? [
          {
            key: 'account',
            header: t('cash.account'),
            cell: (row: CashRow) => <PayoutAccount row={row} />,
          },
        ]
      : []),
    ...whatBecame,
  ];
  if (!permits('cash.decide')) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      header: t('cash.actions'),
      align: 'end',
      phone: 'foot',
      cell: (row) => <CashActions row={row} />,
    },
  ];
}

/** When it was asked for, who processed it, and what came of it. */
function useOutcomeColumns(askedHead: Pick<Column<CashRow>, 'sort'>): Column<CashRow>[] {
  const { t } = useTranslation('admin');
  const nameOf = useOperatorNames();
  return [
    {
      key: 'asked',
      header: t('cash.askedAt'),
      ...askedHead,
      cell: (row) => <AskedAt row={row} />,
    },
    {
      key: 'processed',
      header: t('cash.processed'),
      cell: (row) =>
        row.processedAt === null ? (
          <Nothing />
        ) : (
          <span className="flex flex-col text-xs leading-tight text-muted tabular-nums">
            {koreaMinute(row.processedAt)}
            {row.processedBy === null ? null : <span>{nameOf(row.processedBy)}</span>}
          </span>
        ),
    },
    {
      key: 'status',
      header: t('cash.statusName'),
      phone: 'title',
      wraps: true,
      cell: (row) => (
        <span className="flex flex-col items-start gap-0.5 max-sm:items-end">
          <CashStatus request={row} />
          {row.reason === '' ? null : (
            <span className="text-xs leading-tight text-muted max-sm:max-w-44 max-sm:text-right">
              {row.reason}
            </span>
          )}
        </span>
      ),
    },
  ];
}

/** The same for a file: plain texts, amounts as numbers, times on the Korean clock. */
export function useCashCsv(): CsvColumn<CashRow>[] {
  const { t } = useTranslation('admin');
  const word = useCashWord();
  return [
    { header: t('export.requestId'), value: (row) => row.requestId },
    { header: t('betting.shortNumber'), value: (row) => shortNumber(row.requestId) },
    { header: t('export.memId'), value: (row) => row.memId },
    { header: t('export.nick'), value: (row) => row.memNick },
    { header: t('members.level'), value: (row) => row.level },
    { header: t('cash.amount'), value: (row) => csvNumber(row.amount) },
    { header: t('cash.bonus'), value: (row) => csvNumber(row.bonusAmount) },
    { header: t('cash.account'), value: (row) => row.payoutAccountMasked },
    { header: t('cash.statusName'), value: word },
    { header: t('cash.askedAt'), value: (row) => koreaMinute(row.requestedAt) },
    {
      header: t('cash.processed'),
      value: (row) => (row.processedAt === null ? '' : koreaMinute(row.processedAt)),
    },
    { header: t('cash.reason'), value: (row) => row.reason },
  ];
}
