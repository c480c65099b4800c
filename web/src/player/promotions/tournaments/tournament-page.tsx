import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import type { TournamentDetail } from '../../../shared/api/contracts.ts';
import { ButtonLink } from '../../../shared/ui/controls/button.tsx';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { Empty, Failed, Skeleton } from '../../../shared/ui/pages/states.tsx';
import { CourseBadge } from './course-badge.tsx';
import { OwnStanding } from './own-standing.tsx';
import { PrizeList } from './prize-list.tsx';
import { RankingList } from './ranking-list.tsx';
import { TermsList } from './terms-list.tsx';
import { tournamentQuery, watchQuery } from './tournament-queries.ts';

/** One tournament: its ranking as it moves, the own place, the prizes, and what counts. */
export function TournamentPage({ promotionId }: { promotionId: string }) {
  const { t } = useTranslation('promotion');
  const { data, error, refetch } = useQuery(tournamentQuery(promotionId));
  const course = data?.tournament.course;
  useQuery({ ...watchQuery(promotionId), enabled: course === 'running' || course === 'counting' });
  if (data !== undefined) return <Shown detail={data} />;
  const isGone = error instanceof ApiError && error.code === 'PR001';
  return (
    <Page title={t('tournament.title')} width="full" actions={<All />}>
      <Panel>
        {error === null ? <Skeleton className="h-120 w-full" /> : null}
        {isGone ? <Empty icon={SearchX} title={t('tournament.gone')} /> : null}
        {error !== null && !isGone ? <Failed error={error} onRetry={() => void refetch()} /> : null}
      </Panel>
    </Page>
  );
}

function All() {
  const { t } = useTranslation('promotion');
  return (
    <ButtonLink size="small" to="/member/tournament">
      {t('tournament.all')}
    </ButtonLink>
  );
}

function Shown({ detail }: { detail: TournamentDetail }) {
  const { t } = useTranslation('promotion');
  const { tournament, first } = detail;
  return (
    <Page title={tournament.title} note={tournament.note} width="full" actions={<All />}>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-2">
          <OwnStanding detail={detail} />
        </div>
        <Panel
          isFlush
          className="lg:col-start-1 lg:row-span-2 lg:row-start-1"
          title={t('tournament.ranking')}
          aside={
            <span className="flex items-center gap-3 text-sm text-faint">
              {t('tournament.members', { count: tournament.members })}
              <CourseBadge course={tournament.course} />
            </span>
          }
        >
          <RankingList first={first} tournament={tournament} />
        </Panel>
        <div className="flex flex-col gap-5 lg:col-start-2">
          <Panel title={t('tournament.prizes')}>
            <PrizeList prizes={tournament.prizes} />
          </Panel>
          <Panel title={t('tournament.terms')}>
            <TermsList tournament={tournament} />
          </Panel>
        </div>
      </div>
    </Page>
  );
}
