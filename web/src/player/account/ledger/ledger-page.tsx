import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { BookOpenText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MyLayout } from '../../../shared/account/my-layout.tsx';
import { answerOf } from '../../../shared/api/client.ts';
import type { LedgerEntry } from '../../../shared/api/contracts.ts';
import { ListDays, WiderDays } from '../../../shared/dates/list-days.tsx';
import type { ListSearch } from '../../../shared/dates/list-range.ts';
import { koreaSecond } from '../../../shared/format/time.ts';
import { useKoreaDay } from '../../../shared/hooks/time.ts';
import { useLedgerText } from '../../../shared/hooks/use-ledger-text.ts';
import { api } from '../../../shared/member/member-session.ts';
import { amountOf, SignedAmount } from '../../../shared/ui/figures/signed-amount.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { filterOf, type LedgerSearch, ledgerBody } from './ledger-filter.ts';
import { LedgerFilters } from './ledger-filters.tsx';
import { SaveStatement } from './save-statement.tsx';

type LedgerPageProps = { search: LedgerSearch; onSearch: (search: LedgerSearch) => void };

function ledgerQuery(body: ReturnType<typeof ledgerBody>) {
  return queryOptions({
    queryKey: ['cash', 'ledger', body],
    queryFn: () => answerOf(api.POST('/api/cash/ledger', { body })),
    placeholderData: keepPreviousData,
  });
}

/** Every movement of the member's money with the balance it left, as the ledger has it. */
export function LedgerPage({ search, onSearch }: LedgerPageProps) {
  const { t } = useTranslation();
  const columns = useLedgerColumns();
  const query = useQuery(ledgerQuery(ledgerBody(search, useKoreaDay())));
  const choose = (days: ListSearch) => onSearch({ ...filterOf(search), ...days });
  return (
    <MyLayout tab="ledger" title={t('my.ledgerTitle')} note={t('my.ledgerNote')}>
      <Panel
        isFlush
        title={t('my.tab.ledger')}
        aside={
          <div className="flex min-w-0 flex-wrap items-center gap-2">
            <ListDays search={search} onChange={choose} />
            <SaveStatement search={search} />
          </div>
        }
      >
        <LedgerFilters search={search} onSearch={onSearch} />
        <ListView
          caption={t('my.ledgerTitle')}
          empty={{
            icon: BookOpenText,
            title: t('my.noEntries'),
            note: t('my.noEntriesNote'),
            action: <WiderDays search={search} onChange={choose} />,
          }}
          query={query}
          rowKey={(row) => row.entryId}
          columns={columns}
          onPage={(page) => onSearch({ ...search, page })}
        />
      </Panel>
    </MyLayout>
  );
}

function useLedgerColumns(): Column<LedgerEntry>[] {
  const { t } = useTranslation();
  const text = useLedgerText();
  return [
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
  ];
}
