import type { Sport } from '@noriter/rules/sports';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FailedLine, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { isVirtual } from '../model/sports.ts';
import { menuQuery } from '../prices/sport-queries.ts';

const rowClass =
  'finger flex h-9 items-center justify-between gap-2 rounded-md px-3 text-sm font-medium text-muted hover:bg-hover hover:text-paper aria-[current=page]:bg-raised aria-[current=page]:text-brass-text';

/** Beside the pages of sports: what is in play, and every sport with how many matches it has. */
export default function SportsTree() {
  const { t } = useTranslation('sport');
  const { data, isError, refetch } = useQuery(menuQuery);
  if (data === undefined) {
    return (
      <div className="px-3">
        {isError ? (
          <FailedLine onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={8} className="h-9" />
        )}
      </div>
    );
  }
  const offered = data.sports.filter(({ fixtures, live }) => fixtures + live > 0);
  const inPlay = offered.reduce((sum, { live }) => sum + live, 0);
  return (
    <nav aria-label={t('tree')} className="flex flex-col gap-0.5 px-3">
      <Link
        to="/member/sport/livebetting"
        activeOptions={{ includeSearch: false }}
        className={rowClass}
      >
        {t('place.live')}
        <Count count={inPlay} isLive />
      </Link>
      <ul className="flex flex-col gap-0.5">
        {offered.map(({ sport, fixtures, live }) => (
          <li key={sport}>
            <SportLink sport={sport} fixtures={fixtures} live={live} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type SportLinkProps = { sport: Sport; fixtures: number; live: number };

function SportLink({ sport, fixtures, live }: SportLinkProps) {
  const { t } = useTranslation('sport');
  const isHere = useLocation({
    select: ({ search }) => 'sport' in search && search.sport === sport,
  });
  return (
    <Link
      to={pageOf(sport)}
      search={{ sport }}
      aria-current={isHere ? 'page' : undefined}
      className={rowClass}
    >
      <span className="min-w-0 truncate">{t(`name.${sport}`)}</span>
      <span className="flex items-center gap-2">
        {live === 0 ? null : <Count count={live} isLive />}
        <Count count={fixtures} />
      </span>
    </Link>
  );
}

function pageOf(sport: Sport) {
  if (sport === 'esport') return '/member/esport' as const;
  return isVirtual(sport) ? ('/member/virtualgame' as const) : ('/member/sport' as const);
}

function Count({ count, isLive = false }: { count: number; isLive?: boolean }) {
  const { t } = useTranslation('sport');
  return (
    <span className={`text-xs tabular-nums ${isLive ? 'font-bold text-jade' : 'text-faint'}`}>
      {isLive ? <span className="sr-only">{t('live')} </span> : null}
      {count}
    </span>
  );
}
