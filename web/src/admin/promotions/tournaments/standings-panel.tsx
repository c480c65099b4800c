import { useQuery } from '@tanstack/react-query';
import { Medal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { Badge, type Tone } from '../../../shared/ui/figures/badge.tsx';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import type { PromotionRow, TournamentStandings } from '../../shared/contracts.ts';
import { standingsQuery } from '../calls/promotion-queries.ts';
import { EndWait } from './end-wait.tsx';
import { useStandingColumns } from './use-standing-columns.tsx';

const tones: Record<TournamentStandings['course'], Tone> = {
  coming: 'plain',
  running: 'jade',
  counting: 'warn',
  finished: 'brass',
};

/** How a tournament stands or ended, and when it is closed. */
export function StandingsPanel({ promotion }: { promotion: PromotionRow }) {
  const { t } = useTranslation('reward');
  const { promotionId, document, state } = promotion;
  const [page, setPage] = useState(1);
  const query = useQuery(standingsQuery(promotionId, page));
  const { rules } = document;
  const columns = useStandingColumns(rules.trigger === 'tournament' ? rules.score : 'turnover');
  const course = query.data?.course;
  return (
    <Panel
      isFlush
      title={t('standings.title')}
      aside={
        course === undefined ? null : (
          <span className="flex flex-wrap items-center gap-3">
            <Badge tone={tones[course]}>{t(`standings.course.${course}`)}</Badge>
            {course === 'counting' && state === 'running' ? (
              <EndWait promotionId={promotionId} />
            ) : null}
          </span>
        )
      }
    >
      {query.data === undefined ? null : <Facts of={query.data} />}
      <ListView
        caption={t('standings.title')}
        empty={{ icon: Medal, title: t('standings.none'), note: t('standings.noneNote') }}
        query={query}
        rowKey={({ memberId }) => memberId}
        columns={columns}
        onPage={setPage}
      />
    </Panel>
  );
}

function Facts({ of }: { of: TournamentStandings }) {
  const { t } = useTranslation('reward');
  const { pageInfo, prizes, closesAt, closedAt } = of;
  const facts = [
    ['members', String(pageInfo.tatal_list_count)],
    ['prizes', won(prizes)],
    closedAt === null
      ? (['closesAt', koreaMinute(closesAt)] as const)
      : (['closedAt', koreaMinute(closedAt)] as const),
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-3 border-b border-line p-4 sm:grid-cols-3 sm:px-5">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-faint">{t(`standings.${name}`)}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
