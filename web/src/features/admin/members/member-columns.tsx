import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../../components/badge.tsx';
import type { Column } from '../../../components/data-table.tsx';
import { koreaMinute } from '../../../format/time.ts';
import type { MemberRow, MemberStatus } from '../api/contracts.ts';
import { MemberActions } from './member-actions.tsx';

const tones: Record<MemberStatus, Tone> = {
  pending: 'brass',
  active: 'jade',
  suspended: 'warn',
  refused: 'up',
  excluded: 'plain',
};

export function MemberStatusBadge({ status }: { status: MemberStatus }) {
  const { t } = useTranslation('admin');
  return <Badge tone={tones[status]}>{t(`members.status.${status}`)}</Badge>;
}

/** The columns both member lists show. */
export function useMemberColumns(): Column<MemberRow>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'member',
      header: t('members.member'),
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
    { key: 'level', header: t('members.level'), align: 'end', cell: (row) => row.level },
    {
      key: 'signedUp',
      header: t('members.signedUpAt'),
      cell: (row) => <span className="tabular-nums">{koreaMinute(row.signedUpAt)}</span>,
    },
    {
      key: 'status',
      header: t('members.statusName'),
      phone: 'title',
      cell: (row) => <MemberStatusBadge status={row.status} />,
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
