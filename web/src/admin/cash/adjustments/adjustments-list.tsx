import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CheckCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { won } from '../../../shared/format/money.ts';
import { shortNumber } from '../../../shared/format/short-number.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { SignedAmount } from '../../../shared/ui/figures/signed-amount.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import { type AdjustmentsSearch, rowsUsual } from '../../shared/admin-search.ts';
import type { AdjustmentRow } from '../../shared/contracts.ts';
import { MemberLink } from '../../shared/member-link.tsx';
import { operatorApi } from '../../shared/operator-session.ts';
import { AdminList } from '../../shared/tables/admin-list.tsx';
import { AdjustmentActions } from './adjustment-actions.tsx';
import { AdjustmentStatus } from './adjustment-status.tsx';

type AdjustmentsListProps = {
  search: AdjustmentsSearch;
  onSearch: (search: AdjustmentsSearch) => void;
  /** Only this member's; then the member is no column. */
  memberId?: string;
};

/** Corrections that took, or wait for, a second operator: waiting ones first. */
export function AdjustmentsList({ search, onSearch, memberId }: AdjustmentsListProps) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { status, page = 1, rows = rowsUsual } = search;
  const query = useQuery({
    queryKey: ['admin', 'queue', 'cash', 'adjustments', memberId ?? '', search],
    queryFn: () => {
      const body = {
        page,
        rows,
        ...(status === undefined ? {} : { status }),
        ...(memberId === undefined ? {} : { memberId }),
      };
      return answerOf(operatorApi.POST('/api/admin/wallet/adjustments/list', { body }));
    },
    placeholderData: keepPreviousData,
  });
  const columns = useColumns().filter(({ key }) => key !== 'member' || memberId === undefined);
  return (
    <AdminList
      table="adjustments"
      caption={t('nav.adjustments')}
      empty={{ icon: CheckCheck, title: t('adjustments.empty') }}
      query={query}
      columns={columns}
      rowKey={(row) => row.requestId}
      rows={rows}
      onRows={(count) => onSearch({ status, rows: count })}
      onPage={(next) => onSearch({ ...search, page: next })}
      onOpen={(key) => {
        const row = query.data?.list.find(({ requestId }) => requestId === key);
        if (row === undefined || memberId !== undefined) return;
        const params = { memberId: row.memberId };
        void navigate({ to: '/admin/members/$memberId', params });
      }}
    />
  );
}

function useColumns(): Column<AdjustmentRow>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'member',
      header: t('cash.member'),
      phone: 'title',
      cell: (row) => <MemberLink member={row} />,
    },
    {
      key: 'amount',
      header: t('adjust.amount'),
      align: 'end',
      phone: 'title',
      cell: (row) => <Amount row={row} />,
    },
    { key: 'balance', header: t('cash.balance'), align: 'end', cell: (row) => won(row.balance) },
    {
      key: 'reason',
      header: t('decision.reason'),
      wraps: true,
      cell: (row) => (
        <span className="flex flex-col">
          {row.reason}
          {row.refusal === '' ? null : <span className="text-danger">{row.refusal}</span>}
        </span>
      ),
    },
    {
      key: 'asked',
      header: t('adjustments.asked'),
      cell: (row) => (
        <span className="tabular-nums">
          {koreaMinute(row.askedAt)} <span className="text-muted">{row.askedByName}</span>
          <span className="block text-xs text-faint">{shortNumber(row.requestId)}</span>
        </span>
      ),
    },
    {
      key: 'decided',
      header: t('adjustments.decided'),
      cell: (row) =>
        row.decidedAt === null ? (
          <Nothing />
        ) : (
          <span className="tabular-nums">
            {koreaMinute(row.decidedAt)} <span className="text-muted">{row.decidedByName}</span>
          </span>
        ),
    },
    {
      key: 'status',
      header: t('cash.statusName'),
      cell: (row) => <AdjustmentStatus status={row.status} />,
    },
    {
      key: 'actions',
      header: t('cash.actions'),
      align: 'end',
      phone: 'foot',
      cell: (row) => <AdjustmentActions row={row} />,
    },
  ];
}

/** A debt that is written off leaves the cash alone, so it has no sign. */
function Amount({ row }: { row: AdjustmentRow }) {
  const { t } = useTranslation('admin');
  const { direction, amount } = row;
  if (direction !== 'write_off') {
    return <SignedAmount account="cash" amount={`${direction === 'down' ? '-' : ''}${amount}`} />;
  }
  return (
    <span className="flex flex-col items-end">
      <span translate="no">{won(amount)}</span>
      <span className="text-sm text-muted">{t('adjustments.writeOff.name')}</span>
    </span>
  );
}
