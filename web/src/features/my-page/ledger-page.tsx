import { useQuery } from '@tanstack/react-query';
import { BookOpenText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListView } from '../../components/list-view.tsx';
import { Panel } from '../../components/page.tsx';
import { amountOf, SignedAmount } from '../../components/signed-amount.tsx';
import { useKoreaDay } from '../../components/use-korea-day.ts';
import { useLedgerText } from '../../components/use-ledger-text.ts';
import { koreaSecond } from '../../format/time.ts';
import type { ListPageProps } from '../cash/cash-list-page.tsx';
import { ledgerQuery } from '../cash/cash-queries.ts';
import { listBody } from '../cash/list-range.ts';
import { RangePicker } from '../cash/range-picker.tsx';
import { MyLayout } from './my-layout.tsx';

/** Every movement of the member's money with the balance it left, as the ledger has it. */
export function LedgerPage({ search, onSearch }: ListPageProps) {
  const { t } = useTranslation();
  return (
    <MyLayout title={t('my.ledgerTitle')} note={t('my.ledgerNote')}>
      <Panel
        isFlush
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
  const query = useQuery(ledgerQuery(listBody(search, useKoreaDay())));
  return (
    <ListView
      caption={t('my.ledgerTitle')}
      empty={{ icon: BookOpenText, title: t('my.noEntries'), note: t('my.noEntriesNote') }}
      query={query}
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
          cell: (row) => <SignedAmount amount={row.amount} account={row.account} />,
        },
        {
          key: 'after',
          header: t('my.balanceAfter'),
          align: 'end',
          cell: (row) => amountOf(row.account, row.balanceAfter),
        },
      ]}
      onPage={(page) => onSearch({ ...search, page })}
    />
  );
}
