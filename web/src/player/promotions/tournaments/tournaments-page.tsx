import { useQuery } from '@tanstack/react-query';
import { Swords } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tournament } from '../../../shared/api/contracts.ts';
import { rewardText } from '../../../shared/format/reward-text.ts';
import { ButtonLink } from '../../../shared/ui/controls/button.tsx';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { Empty, Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { CourseBadge } from './course-badge.tsx';
import { placesText } from './prize-text.ts';
import { tournamentsQuery } from './tournament-queries.ts';
import { WhenText } from './when-text.tsx';

/** What is not over, in the order in which it is shown. */
const courses = ['running', 'counting', 'coming'] as const;

/** The tournaments that run or come, and those that ended of late. */
export function TournamentsPage() {
  const { t } = useTranslation('promotion');
  const { data, error, refetch } = useQuery(tournamentsQuery);
  const list = data?.list ?? [];
  const open = courses.flatMap((one) => list.filter(({ course }) => course === one));
  const over = list.filter(({ course }) => course === 'finished');
  return (
    <Page title={t('tournament.title')} note={t('tournament.note')} width="full">
      {data === undefined ? (
        <Panel>
          {error === null ? (
            <SkeletonRows rows={3} className="h-28" />
          ) : (
            <Failed error={error} onRetry={() => void refetch()} />
          )}
        </Panel>
      ) : (
        <Panel title={t('tournament.open')}>
          {open.length === 0 ? (
            <Empty icon={Swords} title={t('tournament.none')} note={t('tournament.noneNote')} />
          ) : (
            <Cards list={open} />
          )}
        </Panel>
      )}
      {over.length === 0 ? null : (
        <Panel title={t('tournament.over')}>
          <Cards list={over} />
        </Panel>
      )}
    </Page>
  );
}

function Cards({ list }: { list: readonly Tournament[] }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {list.map((one) => (
        <li
          key={one.promotionId}
          className="flex flex-col gap-3 rounded-md border border-line bg-raised p-4"
        >
          <Card tournament={one} />
        </li>
      ))}
    </ul>
  );
}

function Card({ tournament }: { tournament: Tournament }) {
  const { t } = useTranslation('promotion');
  const { promotionId, title, note, course, score, prizes, members, entry, isEntered } = tournament;
  const [best] = prizes;
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 font-semibold text-pretty">{title}</h3>
        <CourseBadge course={course} />
      </div>
      <p className="flex-1 text-sm text-pretty text-muted">{note}</p>
      <dl className="grid grid-cols-2 gap-2 text-sm">
        <div>
          <dt className="text-faint">{t('tournament.scoreLabel')}</dt>
          <dd className="font-medium">{t(`tournament.score.${score}`)}</dd>
        </div>
        {best === undefined ? null : (
          <div>
            <dt className="text-faint">{placesText(t, best)}</dt>
            <dd className="font-medium text-brass-text">{rewardText(best)}</dd>
          </div>
        )}
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <span className="flex flex-col text-sm text-faint">
          <WhenText tournament={tournament} />
          <span>
            {course === 'coming' ? '' : t('tournament.members', { count: members })}
            {entry === 'opt-in' && isEntered ? ` ${t('tournament.entered')}` : ''}
          </span>
        </span>
        <ButtonLink
          size="small"
          to="/member/tournament/$promotionId"
          params={{ promotionId }}
          aria-label={`${title} ${t('tournament.show')}`}
        >
          {t('tournament.show')}
        </ButtonLink>
      </div>
    </>
  );
}
