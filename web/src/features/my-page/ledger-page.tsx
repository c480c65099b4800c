import { useQuery } from '@tanstack/react-query';
import { BookOpenText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../components/data-table.tsx';
import { Panel } from '../../components/page.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { Empty, Failed, SkeletonRows } from '../../components/states.tsx';
import { useKoreaDay } from '../../components/use-korea-day.ts';
import { parseWon, won } from '../../format/money.ts';
import { koreaSecond } from '../../format/time.ts';
import type { ListPageProps } from '../cash/cash-list-page.tsx';
import { ledgerQuery } from '../cash/cash-queries.ts';
import { listBody } from '../cash/list-range.ts';
import { RangePicker } from '../cash/range-picker.tsx';
import { useLedgerText } from './ledger-text.ts';
import { MyLayout } from './my-layout.tsx';

/** Every movement of the member's money with the balance it left, as the ledger has it. */
export function LedgerPage({ search, onSearch }: ListPageProps) {
  const { t } = useTranslation();
  return (
    <MyLayout title={t('my.ledgerTitle')} note={t('my.ledgerNote')}>
      <Panel
        title={t('my.tab.ledger')}
        aside={
          <RangePicker value={search.range ?? 'today'} onChange={(range) => onSearch({ range })} />
        }
      >
        <Entries search={search} onSearch={onSearch} />
      </Panel>
    </MyLayout>
  );
}

function Entries({ search, onSearch }: ListPageProps) {
  const { t } = useTranslation();
  const text = useLedgerText();
  const { data, error, refetch } = useQuery(ledgerQuery(listBody(search, useKoreaDay())));
  if (data === undefined) {
    if (error !== null) return <Failed error={error} onRetry={() => void refetch()} />;
    return <SkeletonRows rows={6} />;
  }
  if (data.list.length === 0) {
    return <Empty icon={BookOpenText} title={t('my.noEntries')} note={t('my.noEntriesNote')} />;
  }
  return (
    <>
      <DataTable
        caption={t('my.ledgerTitle')}
        rows={data.list}
        rowKey={(row) => `${row.entryId}-${row.account}`}
        columns={[
          { key: 'at', header: t('my.at'), cell: (row) => koreaSecond(row.at) },
          {
            key: 'kind',
            header: t('my.what'),
            phone: 'title',
            cell: (row) => <span className="font-medium">{text.kind(row.kind)}</span>,
          },
          { key: 'account', header: t('my.account'), cell: (row) => text.account(row.account) },
          {
            key: 'amount',
            header: t('my.amount'),
            align: 'end',
            phone: 'title',
            cell: (row) => <SignedAmount amount={row.amount} />,
          },
          {
            key: 'after',
            header: t('my.balanceAfter'),
            align: 'end',
            cell: (row) => won(row.balanceAfter),
          },
        ]}
      />
      <Pagination info={data.pageInfo} onPage={(page) => onSearch({ ...search, page })} />
    </>
  );
}

/** Up is red and down is blue, and the sign says it without the colour. */
export function SignedAmount({ amount }: { amount: string }) {
  const value = parseWon(amount);
  const tone = value < 0n ? 'text-down' : 'text-up';
  return (
    <span className={`font-semibold ${tone}`}>
      {value > 0n ? '+' : ''}
      {won(amount)}
    </span>
  );
}
