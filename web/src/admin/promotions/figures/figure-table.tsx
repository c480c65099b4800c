import { Link } from '@tanstack/react-router';
import { ChartColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { points, won, wonDigits } from '../../../shared/format/money.ts';
import { SignedAmount } from '../../../shared/ui/figures/signed-amount.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { DataTable } from '../../../shared/ui/lists/data-table.tsx';
import { Empty, Nothing } from '../../../shared/ui/pages/states.tsx';
import type { PromotionFigure } from '../../shared/contracts.ts';

/** Promotions that gave something, the costliest first. */
export function FigureTable({ rows }: { rows: readonly PromotionFigure[] }) {
  const { t } = useTranslation('reward');
  const columns = useColumns();
  if (rows.length === 0) return <Empty icon={ChartColumn} title={t('figures.none')} />;
  return (
    <DataTable
      caption={t('figures.title')}
      rows={rows}
      rowKey={({ promotionId }) => promotionId}
      columns={columns}
    />
  );
}

function useColumns(): Column<PromotionFigure>[] {
  const { t } = useTranslation('reward');
  const end = { align: 'end' as const };
  return [
    {
      key: 'title',
      header: t('figures.promotion'),
      phone: 'title',
      cell: ({ promotionId, title }) => (
        <Link
          to="/admin/promotions/$promotionId"
          params={{ promotionId }}
          className="font-medium text-brass-text hover:underline"
        >
          {title}
        </Link>
      ),
    },
    {
      key: 'grants',
      header: t('figures.grants'),
      ...end,
      cell: (row) => wonDigits(String(row.grants)),
    },
    {
      key: 'members',
      header: t('figures.members'),
      ...end,
      cell: (row) => wonDigits(String(row.members)),
    },
    { key: 'points', header: t('figures.points'), ...end, cell: (row) => points(row.points) },
    { key: 'cash', header: t('figures.cash'), ...end, cell: (row) => won(row.cash) },
    {
      key: 'freeBets',
      header: t('figures.freeBets'),
      ...end,
      cell: (row) => won(row.freeBets),
    },
    { key: 'turnover', header: t('figures.turnover'), ...end, cell: (row) => won(row.turnover) },
    {
      key: 'change',
      header: t('figures.change'),
      ...end,
      cell: (row) => <Change tenths={row.change} />,
    },
    {
      key: 'others',
      header: t('figures.others'),
      ...end,
      cell: (row) => <Change tenths={row.othersChange} />,
    },
    {
      key: 'caused',
      header: t('figures.caused'),
      ...end,
      cell: ({ caused }) => <SignedAmount account="cash" amount={caused} />,
    },
  ];
}

/** In tenths of a percent; nothing where there was no turnover before. */
function Change({ tenths }: { tenths: number | null }) {
  if (tenths === null) return <Nothing />;
  const sign = tenths > 0 ? '+' : '';
  return <span className="tabular-nums">{`${sign}${(tenths / 10).toFixed(1)}%`}</span>;
}
