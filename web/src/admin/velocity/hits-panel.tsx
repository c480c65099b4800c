import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateRange } from '../../shared/dates/date-range.tsx';
import { rangeOf } from '../../shared/format/day-range.ts';
import { koreaSecond } from '../../shared/format/time.ts';
import { useKoreaDay } from '../../shared/hooks/time.ts';
import type { Column } from '../../shared/ui/lists/column.ts';
import { ListView } from '../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import type { VelocityHit } from '../shared/contracts.ts';
import { type VelocityKind, velocityCalls } from './velocity-calls.ts';

/** Who was faster than people, and until when they are refused. */
export function HitsPanel({ kind }: { kind: VelocityKind }) {
  const { t } = useTranslation('admin');
  const [page, setPage] = useState(1);
  const [chosen, choose] = useState<{ startDate: string; endDate: string } | null>(null);
  const lately = rangeOf('last7', useKoreaDay());
  const days = chosen ?? lately;
  const query = useQuery({
    queryKey: ['admin', 'velocity', kind, 'hits', days, page],
    queryFn: () => velocityCalls[kind].hits({ ...days, page }),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel
      isFlush
      title={t('velocity.hits')}
      aside={
        <DateRange
          value={days}
          onChange={(range) => {
            setPage(1);
            choose({ ...days, ...range });
          }}
        />
      }
    >
      <ListView
        caption={t('velocity.hits')}
        empty={{ title: t('velocity.noHits') }}
        query={query}
        columns={useColumns()}
        rowKey={(row) => row.hitId}
        onPage={setPage}
      />
    </Panel>
  );
}

function useColumns(): Column<VelocityHit>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'at',
      header: t('velocity.at'),
      phone: 'title',
      cell: (row) => <span className="tabular-nums">{koreaSecond(row.at)}</span>,
    },
    {
      key: 'member',
      header: t('velocity.member'),
      phone: 'title',
      cell: ({ memberId, loginId }) =>
        memberId === null ? (
          loginId
        ) : (
          <Link
            to="/admin/members/$memberId"
            params={{ memberId }}
            className="font-medium underline decoration-line-strong underline-offset-4 hover:text-brass-text"
          >
            {loginId}
          </Link>
        ),
    },
    {
      key: 'rule',
      header: t('velocity.broken'),
      cell: ({ acts, seconds }) => t('velocity.ruleText', { acts, seconds }),
    },
    {
      key: 'address',
      header: t('sessions.address'),
      cell: (row) => <span className="tabular-nums">{row.address}</span>,
    },
    {
      key: 'until',
      header: t('velocity.until'),
      cell: (row) => <span className="tabular-nums">{koreaSecond(row.blockedUntil)}</span>,
    },
  ];
}
