import { useTranslation } from 'react-i18next';
import { koreaMinute } from '../../../shared/format/time.ts';
import { Badge, type Tone } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import type { MembersSearch } from '../../shared/admin-search.ts';
import type { MemberRow, MemberStatus } from '../../shared/contracts.ts';
import { MemberLink } from '../../shared/member-link.tsx';
import type { CsvColumn } from '../../shared/tables/export-rows.tsx';
import { sortColumn } from '../../shared/tables/sort-column.ts';
import { MemberActions } from './member-actions.tsx';

const tones: Record<MemberStatus, Tone> = {
  pending: 'brass',
  active: 'jade',
  suspended: 'warn',
  refused: 'danger',
  excluded: 'plain',
};

export function MemberStatusBadge({ status }: { status: MemberStatus }) {
  const { t } = useTranslation('admin');
  return <Badge tone={tones[status]}>{t(`members.status.${status}`)}</Badge>;
}

type Order = NonNullable<MembersSearch['order']>;
type Sorting = { order: Order; onOrder: (order: Order) => void };

/** The columns both member lists show; sorted where there is a choice. */
export function useMemberColumns(sorting: Sorting | null): Column<MemberRow>[] {
  const { t } = useTranslation('admin');
  const sorted = (ends: { up?: Order; down?: Order }) =>
    sorting === null ? {} : sortColumn({ ...sorting, ...ends });
  return [
    {
      key: 'member',
      header: t('members.member'),
      phone: 'title',
      ...sorted({ up: 'id' }),
      cell: (row) => <MemberLink member={row} />,
    },
    {
      key: 'status',
      header: t('members.statusName'),
      phone: 'title',
      cell: (row) => <MemberStatusBadge status={row.status} />,
    },
    { key: 'name', header: t('members.name'), cell: (row) => row.memName },
    {
      key: 'account',
      header: t('members.account'),
      cell: (row) => (
        <span className="tabular-nums">
          {row.bankNameKr} {row.bankaccMasked}
        </span>
      ),
    },
    {
      key: 'phone',
      header: t('members.phone'),
      cell: (row) => <span className="tabular-nums">{row.memPhone}</span>,
    },
    {
      key: 'level',
      header: t('members.level'),
      align: 'end',
      ...sorted({ down: 'level' }),
      cell: (row) => row.level,
    },
    {
      key: 'recommender',
      header: t('members.recommender'),
      cell: (row) => (row.recommenderId === '' ? <Nothing /> : row.recommenderId),
    },
    {
      key: 'partner',
      header: t('members.partner'),
      cell: (row) => (row.partnerType === '' ? <Nothing /> : row.partnerType.replace('PTN_', '')),
    },
    {
      key: 'signedUp',
      header: t('members.signedUpAt'),
      ...sorted({ up: 'oldest', down: 'newest' }),
      cell: (row) => <span className="tabular-nums">{koreaMinute(row.signedUpAt)}</span>,
    },
    {
      key: 'signedUpAddress',
      header: t('members.signedUpAddress'),
      cell: (row) => <span className="text-muted tabular-nums">{row.signedUpAddress}</span>,
    },
    {
      key: 'actions',
      header: t('members.actions'),
      align: 'end',
      phone: 'foot',
      cell: (row) => <MemberActions member={row} />,
    },
  ];
}

/** The same for a file: plain texts, times on the Korean clock. */
export function useMemberCsv(): CsvColumn<MemberRow>[] {
  const { t } = useTranslation('admin');
  return [
    { header: t('export.memId'), value: (row) => row.memId },
    { header: t('export.nick'), value: (row) => row.memNick },
    { header: t('members.name'), value: (row) => row.memName },
    { header: t('members.account'), value: (row) => `${row.bankNameKr} ${row.bankaccMasked}` },
    { header: t('members.phone'), value: (row) => row.memPhone },
    { header: t('members.level'), value: (row) => row.level },
    { header: t('members.statusName'), value: (row) => t(`members.status.${row.status}`) },
    { header: t('members.recommender'), value: (row) => row.recommenderId },
    { header: t('members.partner'), value: (row) => row.partnerType },
    { header: t('members.signedUpAt'), value: (row) => koreaMinute(row.signedUpAt) },
    { header: t('members.signedUpAddress'), value: (row) => row.signedUpAddress },
  ];
}
