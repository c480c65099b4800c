import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { won } from '../../../shared/format/money.ts';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { type DebtsSearch, rowsUsual } from '../../shared/admin-search.ts';
import type { DebtRow } from '../../shared/contracts.ts';
import { MemberLink } from '../../shared/member-link.tsx';
import { operatorApi } from '../../shared/operator-session.ts';
import { AdminList } from '../../shared/tables/admin-list.tsx';
import { Since, Subject, WrittenOff } from './debt-cells.tsx';
import { WriteOff } from './write-off.tsx';

type DebtsListProps = {
  search: DebtsSearch;
  onSearch: (search: DebtsSearch) => void;
  /** Only this member's; then the member is no column. */
  memberId?: string;
};

/** What could not be taken back: open debts first, the oldest on top. */
export function DebtsList({ search, onSearch, memberId }: DebtsListProps) {
  const { t } = useTranslation('admin');
  const { state, page = 1, rows = rowsUsual } = search;
  const query = useQuery({
    queryKey: ['admin', 'queue', 'cash', 'debts', memberId ?? '', search],
    queryFn: () => {
      const body = {
        page,
        rows,
        ...(state === undefined ? {} : { state }),
        ...(memberId === undefined ? {} : { memberId }),
      };
      return answerOf(operatorApi.POST('/api/admin/wallet/debts/list', { body }));
    },
    placeholderData: keepPreviousData,
  });
  const columns = useColumns().filter(({ key }) => key !== 'member' || memberId === undefined);
  return (
    <AdminList
      table="debts"
      caption={t('nav.debts')}
      empty={{ icon: HandCoins, title: t('debts.empty') }}
      query={query}
      columns={columns}
      rowKey={(row) => row.debtId}
      rows={rows}
      tools={
        query.data === undefined ? null : (
          <span className="text-sm text-muted tabular-nums">
            {t('debts.total', { sum: won(query.data.left) })}
          </span>
        )
      }
      onRows={(count) => onSearch({ state, rows: count })}
      onPage={(next) => onSearch({ ...search, page: next })}
    />
  );
}

function useColumns(): Column<DebtRow>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'member',
      header: t('cash.member'),
      phone: 'title',
      cell: (row) => <MemberLink member={row} />,
    },
    {
      key: 'left',
      header: t('debts.left'),
      align: 'end',
      phone: 'title',
      cell: (row) => <strong className="text-brass-text">{won(row.left)}</strong>,
    },
    { key: 'amount', header: t('debts.amount'), align: 'end', cell: (row) => won(row.amount) },
    {
      key: 'collected',
      header: t('debts.collected'),
      align: 'end',
      cell: (row) => won(row.collected),
    },
    { key: 'subject', header: t('debts.subject'), cell: (row) => <Subject debt={row} /> },
    { key: 'arisen', header: t('debts.arisen'), cell: (row) => <Since debt={row} /> },
    { key: 'writtenOff', header: t('debts.writtenOff'), cell: (row) => <WrittenOff debt={row} /> },
    {
      key: 'actions',
      header: t('cash.actions'),
      align: 'end',
      phone: 'foot',
      cell: (row) => <WriteOff debt={row} />,
    },
  ];
}
