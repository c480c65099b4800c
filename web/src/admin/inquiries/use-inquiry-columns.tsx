import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { koreaMinute } from '../../shared/format/time.ts';
import type { Column } from '../../shared/ui/lists/column.ts';
import type { BackOfficeInquiry } from '../shared/contracts.ts';
import { MemberLink } from '../shared/member-link.tsx';
import { DueClock } from './shared/due-clock.tsx';
import { Holder, KindBadge, StateBadge } from './shared/inquiry-badges.tsx';

/** The queue's columns. */
export function useInquiryColumns(): Column<BackOfficeInquiry>[] {
  const { t } = useTranslation('helpdesk');
  return [
    {
      key: 'title',
      header: t('headline'),
      phone: 'title',
      wraps: true,
      cell: ({ boardIdx, title }) => (
        <Link
          to="/admin/inquiries/$boardIdx"
          params={{ boardIdx: String(boardIdx) }}
          className="font-medium hover:text-brass-text"
        >
          {title}
        </Link>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      phone: 'title',
      cell: ({ state, kind }) => (
        <span className="inline-flex gap-1.5">
          <StateBadge state={state} />
          <KindBadge kind={kind} />
        </span>
      ),
    },
    {
      key: 'member',
      header: t('member'),
      cell: ({ memberId, loginId, nickname }) => (
        <MemberLink member={{ memberId, memId: loginId, memNick: nickname }} />
      ),
    },
    { key: 'due', header: t('due'), cell: (row) => <DueClock row={row} /> },
    { key: 'holder', header: t('holder'), cell: ({ holder }) => <Holder holder={holder} /> },
    {
      key: 'rating',
      header: t('rating'),
      align: 'end',
      cell: ({ rating }) => (rating === null ? '–' : `★ ${rating}`),
    },
    {
      key: 'writtenAt',
      header: t('writtenAt'),
      cell: ({ writtenAt }) => <span className="tabular-nums">{koreaMinute(writtenAt)}</span>,
    },
  ];
}
