import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { HandCoins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import type { Column } from '../../../components/data-table.tsx';
import { Nothing } from '../../../components/states.tsx';
import { useNow } from '../../../components/use-now.ts';
import { won } from '../../../format/money.ts';
import { koreaMinute } from '../../../format/time.ts';
import { operatorApi } from '../../../session/operator-session.ts';
import type { DebtRow } from '../api/contracts.ts';
import { MemberLink } from '../member-link.tsx';
import { type DebtsSearch, rowsUsual } from '../office-search.ts';
import { shortId } from '../short-id.ts';
import { OfficeList } from '../table/office-list.tsx';
import { WriteOff } from './write-off.tsx';

type DebtsListProps = {
  search: DebtsSearch;
  onSearch: (search: DebtsSearch) => void;
  /** Only this member's; then the member is no column. */
  memberId?: string;
};

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

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
    <OfficeList
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

/** The bet whose result was corrected. */
function Subject({ debt }: { debt: DebtRow }) {
  if (debt.subjectType !== 'bet-slip') return debt.subjectType;
  return (
    <Link
      to="/admin/bets/$slipId"
      params={{ slipId: debt.subjectId }}
      className="underline decoration-line-strong underline-offset-4 hover:text-brass-text"
    >
      {shortId(debt.subjectId)}
    </Link>
  );
}

function Since({ debt }: { debt: DebtRow }) {
  const { t } = useTranslation('admin');
  const now = useNow(MINUTE_MS);
  const days = Math.floor((now - Date.parse(debt.arisenAt)) / DAY_MS) + 1;
  return (
    <span className="tabular-nums">
      {koreaMinute(debt.arisenAt)}
      {debt.closedAt === null ? (
        <span className="text-muted"> {t('debts.age', { count: days })}</span>
      ) : null}
    </span>
  );
}

function WrittenOff({ debt }: { debt: DebtRow }) {
  const { t } = useTranslation('admin');
  if (debt.writtenOff === '0') return <Nothing />;
  const by = [debt.writtenOffBy, debt.agreedBy].filter((name) => name !== '').join(', ');
  return (
    <span className="flex flex-col">
      {won(debt.writtenOff)}
      <span className="text-sm text-muted">{t('debts.by', { by, reason: debt.reason })}</span>
    </span>
  );
}
