import { useQuery } from '@tanstack/react-query';
import { TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import type { RankChange } from '../../shared/contracts.ts';
import { MemberLink } from '../../shared/member-link.tsx';
import { rankChangesQuery, standingQuery } from './rank-queries.ts';

/** Who rose or fell, the newest day first. */
export function RankChanges() {
  const { t } = useTranslation('reward');
  const [page, setPage] = useState(1);
  const closedDay = useQuery(standingQuery).data?.closedDay ?? null;
  return (
    <Panel
      isFlush
      title={t('changes.title')}
      aside={
        closedDay === null ? null : (
          <span className="text-sm text-faint">{t('changes.closed', { day: closedDay })}</span>
        )
      }
    >
      <ListView
        caption={t('changes.title')}
        empty={{ icon: TrendingUp, title: t('changes.none') }}
        query={useQuery(rankChangesQuery(page))}
        rowKey={({ memberId, day }) => `${day}-${memberId}`}
        columns={useColumns()}
        onPage={setPage}
      />
    </Panel>
  );
}

function useColumns(): Column<RankChange>[] {
  const { t } = useTranslation('reward');
  const rankText = (rank: number) =>
    rank === 0 ? t('changes.noRank') : t('ladder.rank', { rank });
  return [
    { key: 'day', header: t('changes.day'), cell: ({ day }) => day },
    {
      key: 'member',
      header: t('changes.member'),
      phone: 'title',
      cell: ({ memberId, loginId: memId, nickname: memNick }) => (
        <MemberLink member={{ memberId, memId, memNick }} />
      ),
    },
    {
      key: 'change',
      header: t('changes.change'),
      phone: 'title',
      cell: ({ fromRank, toRank }) => (
        <Badge tone={toRank > fromRank ? 'jade' : 'warn'}>
          {t('changes.fromTo', { from: rankText(fromRank), to: rankText(toRank) })}
        </Badge>
      ),
    },
    {
      key: 'turnover',
      header: t('ladder.turnover'),
      align: 'end',
      cell: ({ turnover }) => won(turnover),
    },
  ];
}
