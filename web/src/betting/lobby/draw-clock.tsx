import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type MiniGame, miniPaths } from '../mini/model/mini-games.ts';
import { RoundClock } from '../mini/play/round-clock.tsx';
import { useMiniRound } from '../mini/rounds/use-mini-round.ts';

/** A mini game with the time until its next draw. */
export function DrawClock({ game }: { game: MiniGame }) {
  const { t } = useTranslation();
  const { round, last } = useMiniRound(game);
  return (
    <Link
      to={miniPaths[game]}
      className="flex h-20 flex-col justify-center gap-1 rounded-lg border border-line bg-surface px-3 hover:border-brass-line hover:bg-raised"
    >
      <span className="truncate text-sm font-semibold">{t(`mini.game.${game}`)}</span>
      {round === null ? null : <RoundClock isSmall round={round} last={last} />}
    </Link>
  );
}
