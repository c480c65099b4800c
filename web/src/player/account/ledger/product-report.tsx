import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Layers } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import type { ProductSums } from '../../../shared/api/contracts.ts';
import type { DayRange } from '../../../shared/format/day-range.ts';
import { won } from '../../../shared/format/money.ts';
import { api } from '../../../shared/member/member-session.ts';
import { SignedAmount } from '../../../shared/ui/figures/signed-amount.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { DataTable } from '../../../shared/ui/lists/data-table.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Empty, Failed, Nothing, SkeletonRows } from '../../../shared/ui/pages/states.tsx';

function byProductQuery(days: DayRange) {
  return queryOptions({
    queryKey: ['bet', 'by-product', days],
    queryFn: () => answerOf(api.POST('/api/bet/byProduct', { body: days })),
    placeholderData: keepPreviousData,
  });
}

/** What sports, mini games and each kind of third-party games came to. */
export function ProductReport({ days }: { days: DayRange }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(byProductQuery(days));
  const columns = useProductColumns();
  return (
    <Panel isFlush title={t('winlose.byProduct')}>
      {data === undefined ? (
        error === null ? (
          <div className="p-4 sm:p-5">
            <SkeletonRows rows={3} />
          </div>
        ) : (
          <Failed error={error} onRetry={() => void refetch()} />
        )
      ) : data.list.length === 0 ? (
        <Empty icon={Layers} title={t('winlose.noPlay')} note={t('winlose.emptyNote')} />
      ) : (
        <DataTable
          caption={t('winlose.byProduct')}
          columns={columns}
          rows={data.list}
          rowKey={(row) => row.product}
        />
      )}
    </Panel>
  );
}

function useProductColumns(): Column<ProductSums>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'product',
      header: t('winlose.product'),
      phone: 'title',
      cell: (row) => {
        const text = productTexts[row.product];
        return text === undefined ? row.product : t(text);
      },
    },
    { key: 'count', header: t('winlose.count'), align: 'end', cell: (row) => row.count },
    { key: 'staked', header: t('winlose.stakes'), align: 'end', cell: (row) => won(row.staked) },
    {
      key: 'open',
      header: t('winlose.open'),
      align: 'end',
      cell: (row) => (row.open === '0' ? <Nothing /> : won(row.open)),
    },
    {
      key: 'returned',
      header: t('bet.totalReturned'),
      align: 'end',
      cell: (row) => (row.returned === '0' ? <Nothing /> : won(row.returned)),
    },
    {
      key: 'net',
      header: t('winlose.net'),
      align: 'end',
      phone: 'title',
      cell: (row) => <SignedAmount amount={row.net} account="cash" />,
    },
  ];
}

const productTexts: Readonly<Record<string, `nav.${Product}`>> = {
  mini: 'nav.mini',
  sport: 'nav.sport',
  casino: 'nav.live',
  slot: 'nav.slot',
  fishing: 'nav.fishing',
  esport: 'nav.esport',
  virtual: 'nav.virtual',
};
type Product = 'mini' | 'sport' | 'live' | 'slot' | 'fishing' | 'esport' | 'virtual';
