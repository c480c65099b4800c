import { useQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PointRecord } from '../../../shared/api/contracts.ts';
import type { ListBody } from '../../../shared/api/envelope.ts';
import { points } from '../../../shared/format/money.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { useLedgerText } from '../../../shared/hooks/use-ledger-text.ts';
import { SignedAmount } from '../../../shared/ui/figures/signed-amount.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import { pointListQuery } from './point-queries.ts';
import type { PointUsage } from './point-usage.ts';

type PointListProps = { usage: PointUsage; list: ListBody; onPage: (page: number) => void };

/** The specification's point records: when, what for, at which rate, and what it did. */
export function PointList({ usage, list, onPage }: PointListProps) {
  const { t } = useTranslation();
  const columns = usePointColumns();
  return (
    <ListView
      caption={t('points.tab.list')}
      empty={{ icon: Coins, title: t('points.noRecords'), note: t('points.noRecordsNote') }}
      query={useQuery(pointListQuery(usage, list))}
      rowKey={(row) => row.recordId}
      columns={columns}
      onPage={onPage}
    />
  );
}

function usePointColumns(): Column<PointRecord>[] {
  const { t } = useTranslation();
  const text = useLedgerText();
  return [
    { key: 'at', header: t('points.column.at'), cell: (row) => koreaMinute(row.at) },
    {
      key: 'kind',
      header: t('points.column.kind'),
      phone: 'title',
      cell: (row) => <span className="font-medium">{text.subject(row.kind)}</span>,
    },
    {
      key: 'percent',
      header: t('points.column.percent'),
      align: 'end',
      cell: (row) => percentText(row.percent) ?? <Nothing />,
    },
    {
      key: 'bonusPercent',
      header: t('points.column.bonusPercent'),
      align: 'end',
      cell: (row) => percentText(row.bonusPercent) ?? <Nothing />,
    },
    {
      key: 'accrual',
      header: t('points.column.accrual'),
      align: 'end',
      cell: (row) => (row.accrualPoint === '0' ? <Nothing /> : points(row.accrualPoint)),
    },
    {
      key: 'usage',
      header: t('points.column.usage'),
      cell: (row) => text.kind(row.usageType),
    },
    {
      key: 'applied',
      header: t('points.column.applied'),
      align: 'end',
      phone: 'title',
      cell: (row) => <SignedAmount amount={row.appliedPoint} account="points" />,
    },
    {
      key: 'balance',
      header: t('points.column.balance'),
      align: 'end',
      cell: (row) => points(row.balanceAfter),
    },
  ];
}

/** A grant without a rate shows none; a rate of nothing is not shown as a percentage. */
function percentText(percent: string | null): string | null {
  return percent === null || percent === '0.00' ? null : `${percent}%`;
}
