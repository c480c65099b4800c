import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { type CashSearch, cashStatuses, rowsUsual } from '../../shared/admin-search.ts';
import type { CashKind, CashRow } from '../../shared/contracts.ts';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { AdminList } from '../../shared/tables/admin-list.tsx';
import { TakeAway } from '../../shared/tables/export-rows.tsx';
import { useMarkColumn } from '../../shared/tables/mark-column.tsx';
import { useMarks } from '../../shared/tables/use-marks.ts';
import { usePermits } from '../../shared/use-operator.ts';
import { CashBulk } from './cash-bulk.tsx';
import { useCashColumns, useCashCsv } from './cash-columns.tsx';
import { CashFilters } from './cash-filters.tsx';
import { listCash, takeCash } from './cash-query.ts';

type CashPageProps = {
  kind: CashKind;
  search: CashSearch;
  onSearch: (search: CashSearch) => void;
};

const looks = {
  in: { text: 'nav.deposits', name: 'deposits' },
  out: { text: 'nav.withdrawals', name: 'withdrawals' },
} as const;

const keyOf = (row: CashRow) => row.requestId;

/** The queue of deposits or of withdrawals: open ones first, fresh by itself. */
export function CashPage({ kind, search, onSearch }: CashPageProps) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const look = looks[kind];
  const title = t(look.text);
  const query = useQuery({
    queryKey: ['admin', 'queue', 'cash', kind, search],
    queryFn: () => listCash(kind, search),
    placeholderData: keepPreviousData,
  });
  const { page: _first, ...filter } = search;
  const list = query.data?.list ?? [];
  const marking = useCashMarks(kind, list);
  const columns = useCashColumns(kind, {
    order: search.order ?? 'queue',
    onOrder: (order) => onSearch({ ...filter, order }),
  });
  const csv = useCashCsv();
  const statuses = cashStatuses[kind];
  const choices = statuses.map((id) => ({ id: String(id), text: t(`cash.status.${id}`) }));
  function open(key: string): void {
    const row = list.find((one) => keyOf(one) === key);
    if (row === undefined) return;
    void navigate({ to: '/admin/members/$memberId', params: { memberId: row.memberId } });
  }
  return (
    <Page title={title} width="full">
      <Panel isFlush>
        <FilterBar
          choices={choices}
          choice={search.status === undefined ? '' : String(search.status)}
          words={search.search ?? ''}
          hint={t('cash.searchHint')}
          onChange={({ choice, words }) =>
            onSearch({
              ...filter,
              status: statuses.find((status) => String(status) === choice),
              search: words === '' ? undefined : words,
            })
          }
          moreCount={
            [search.startDate ?? search.endDate, search.min, search.max].filter(Boolean).length
          }
          more={<CashFilters search={filter} onSearch={onSearch} />}
        />
        <AdminList
          table={look.name}
          caption={title}
          empty={{ title: t('cash.empty') }}
          query={query}
          columns={marking === null ? columns : [marking.column, ...columns]}
          rowKey={keyOf}
          rows={search.rows ?? rowsUsual}
          onRows={(rows) => onSearch({ ...filter, rows })}
          onPage={(page) => onSearch({ ...search, page })}
          onOpen={open}
          tools={
            <TakeAway name={look.name} columns={csv} fetchAll={() => takeCash(kind, filter)} />
          }
          {...(marking === null
            ? {}
            : { marks: marking.marks, bulk: <CashBulk kind={kind} marks={marking.marks} /> })}
        />
      </Panel>
    </Page>
  );
}

/** Open requests can be done together, those of them that are safe to. */
function useCashMarks(kind: CashKind, list: readonly CashRow[]) {
  const permits = usePermits();
  const mayMark = ({ status }: CashRow) => status === 0 || (kind === 'in' && status === 2);
  const marks = useMarks(list, keyOf, mayMark);
  const column = useMarkColumn<CashRow>((row) => row.memNick);
  return permits('cash.decide') ? { marks, column } : null;
}
