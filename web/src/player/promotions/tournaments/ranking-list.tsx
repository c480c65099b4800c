import { ListOrdered } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tournament, TournamentDetail } from '../../../shared/api/contracts.ts';
import { rewardText } from '../../../shared/format/reward-text.ts';
import { scoreText } from '../../../shared/format/tournament-score.ts';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import { Empty } from '../../../shared/ui/pages/states.tsx';
import { prizeOf } from './prize-text.ts';

type RankingListProps = { first: TournamentDetail['first']; tournament: Tournament };

/** The first places, each with its masked name and what it wins; the own one stands out. */
export function RankingList({ first, tournament }: RankingListProps) {
  const { t } = useTranslation('promotion');
  const { course } = tournament;
  if (first.length === 0) {
    return (
      <Empty
        icon={ListOrdered}
        title={t(course === 'finished' ? 'tournament.nobody' : 'tournament.noRanking')}
        {...(course === 'finished' ? {} : { note: t('tournament.noRankingNote') })}
      />
    );
  }
  return (
    <ol className="flex flex-col divide-y divide-line">
      {first.map((place) => (
        <li
          key={place.place}
          aria-current={place.isOwn ? 'true' : undefined}
          className="grid min-h-14 grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-3 px-4 py-2 aria-[current=true]:bg-brass-soft sm:px-5"
        >
          <Place place={place} tournament={tournament} />
        </li>
      ))}
    </ol>
  );
}

function Place({
  place: { place, name, score, isOwn },
  tournament: { prizes, score: kind },
}: {
  place: TournamentDetail['first'][number];
  tournament: Tournament;
}) {
  const { t } = useTranslation('promotion');
  const prize = prizeOf(prizes, place);
  return (
    <>
      <span
        className={`text-lg font-bold tabular-nums ${place <= 3 ? 'text-brass-text' : 'text-muted'}`}
      >
        {place}
      </span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        <span className="truncate font-medium">{name}</span>
        {isOwn ? <Badge tone="brass">{t('tournament.me')}</Badge> : null}
      </span>
      <span className="flex flex-col items-end">
        <span className="font-semibold tabular-nums">{scoreText(kind, score)}</span>
        {prize === null ? null : (
          <span className="text-sm text-brass-text">{rewardText(prize)}</span>
        )}
      </span>
    </>
  );
}
