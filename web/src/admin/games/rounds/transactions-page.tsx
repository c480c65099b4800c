import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { rowsUsual } from '../../shared/admin-search.ts';
import { AdminList } from '../../shared/tables/admin-list.tsx';
import { transactionsQuery } from '../shared/games-queries.ts';
import { type TransactionsSearch, transactionStates } from '../shared/games-search.ts';
import { RecordFilters, useRecordDays } from '../shared/record-filters.tsx';
import { useTransactionColumns } from './use-transaction-columns.tsx';

type TransactionsPageProps = {
  search: TransactionsSearch;
  onSearch: (search: TransactionsSearch) => void;
};

/** Every transaction a vendor asked for: by day, vendor, member, or its number, ours or theirs. */
export function TransactionsPage({ search, onSearch }: TransactionsPageProps) {
  const { t } = useTranslation('admin');
  const days = useRecordDays(search);
  const query = useQuery(transactionsQuery(search, days));
  const columns = useTransactionColumns();
  const { page: _first, ...rest } = search;
  return (
    <Page title={t('nav.gameTransactions')} note={t('games.transactionsNote')} width="full">
      <Panel isFlush>
        <RecordFilters
          states={transactionStates.map((id) => ({ id, text: t(`games.transactionState.${id}`) }))}
          search={search}
          days={days}
          hint={t('games.searchTransaction')}
          onSearch={onSearch}
        />
        <AdminList
          table="game-transactions"
          caption={t('nav.gameTransactions')}
          empty={{ icon: ArrowLeftRight, title: t('games.noTransactions') }}
          query={query}
          columns={columns}
          rowKey={(row) => row.transactionId}
          rows={search.rows ?? rowsUsual}
          onRows={(rows) => onSearch({ ...rest, rows } as TransactionsSearch)}
          onPage={(page) => onSearch({ ...search, page })}
        />
      </Panel>
    </Page>
  );
}
