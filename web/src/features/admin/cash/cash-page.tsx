import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import type { Column } from '../../../components/data-table.tsx';
import { ListView } from '../../../components/list-view.tsx';
import { Page, Panel } from '../../../components/page.tsx';
import { won } from '../../../format/money.ts';
import { koreaMinute } from '../../../format/time.ts';
import { operatorApi } from '../../../session/operator-session.ts';
import type { CashKind, CashRow } from '../api/contracts.ts';
import { FilterBar } from '../filter-bar.tsx';
import { type CashSearch, cashStatuses } from '../office-search.ts';
import { usePermits } from '../use-operator.ts';
import { CashActions } from './cash-actions.tsx';
import { CashStatus } from './cash-status.tsx';
import { PayoutAccount } from './payout-account.tsx';

type CashPageProps = {
  kind: CashKind;
  search: CashSearch;
  onSearch: (search: CashSearch) => void;
};

/** The queue of deposits or of withdrawals: newest first, fresh by itself. */
export function CashPage({ kind, search, onSearch }: CashPageProps) {
  const { t } = useTranslation('admin');
  const columns = useColumns(kind);
  const query = useQuery({
    queryKey: ['admin', 'queue', 'cash', kind, search],
    queryFn: () => {
      const { page = 1, status, search: words } = search;
      const body = {
        kind,
        page,
        ...(status === undefined ? {} : { status }),
        ...(words === undefined ? {} : { search: words }),
      };
      return answerOf(operatorApi.POST('/api/admin/cash/list', { body }));
    },
    placeholderData: keepPreviousData,
  });
  const choices = cashStatuses.map((status) => ({
    id: String(status),
    text: t(`cash.status.${status}`),
  }));
  return (
    <Page title={t(kind === 'in' ? 'nav.deposits' : 'nav.withdrawals')} width="full">
      <Panel isFlush>
        <FilterBar
          choices={choices}
          choice={search.status === undefined ? '' : String(search.status)}
          words={search.search ?? ''}
          onChange={({ choice, words }) =>
            onSearch({
              status: cashStatuses.find((status) => String(status) === choice),
              search: words === '' ? undefined : words,
            })
          }
        />
        <ListView
          caption={t(kind === 'in' ? 'nav.deposits' : 'nav.withdrawals')}
          empty={{ title: t('cash.empty') }}
          query={query}
          columns={columns}
          rowKey={(row) => row.requestId}
          onPage={(page) => onSearch({ ...search, page })}
        />
      </Panel>
    </Page>
  );
}

function useColumns(kind: CashKind): Column<CashRow>[] {
  const { t } = useTranslation('admin');
  const decides = usePermits()('cash.decide');
  const columns: Column<CashRow>[] = [
    {
      key: 'member',
      header: t('cash.member'),
      phone: 'title',
      cell: (row) => (
        <Link
          to="/admin/members/$memberId"
          params={{ memberId: row.memberId }}
          className="font-medium underline decoration-line-strong underline-offset-4 hover:text-brass-text"
        >
          {row.memNick} <span className="text-faint">{row.memId}</span>
        </Link>
      ),
    },
    {
      key: 'amount',
      header: t('cash.amount'),
      align: 'end',
      cell: (row) => <span className="font-semibold text-brass-text">{won(row.amount)}</span>,
    },
    { key: 'balance', header: t('cash.balance'), align: 'end', cell: (row) => won(row.balance) },
    {
      key: 'asked',
      header: t('cash.askedAt'),
      cell: (row) => <span className="tabular-nums">{koreaMinute(row.requestedAt)}</span>,
    },
    {
      key: 'status',
      header: t('cash.statusName'),
      phone: 'title',
      cell: (row) => <CashStatus status={row.status} />,
    },
    {
      key: 'reason',
      header: t('cash.reason'),
      phone: 'hidden',
      wraps: true,
      cell: (row) => <span className="text-muted">{row.reason}</span>,
    },
  ];
  if (kind === 'out') {
    columns.splice(3, 0, {
      key: 'account',
      header: t('cash.account'),
      cell: (row) => <PayoutAccount row={row} />,
    });
  }
  if (decides) {
    columns.push({
      key: 'actions',
      header: t('cash.actions'),
      align: 'end',
      phone: 'foot',
      cell: (row) => <CashActions row={row} />,
    });
  }
  return columns;
}
