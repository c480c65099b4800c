import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../shared/ui/pages/page.tsx';
import { Skeleton } from '../../../shared/ui/pages/states.tsx';
import { type MiniGame, miniGames, miniPaths } from '../model/mini-games.ts';
import { SideGlyphs } from '../model/side-badges.tsx';
import { useResultText } from '../model/use-result-text.ts';
import { useMiniRound } from '../rounds/use-mini-round.ts';
import { GameArt } from './game-art.tsx';
import { MiniLinks } from './mini-links.tsx';
import { RoundClock } from './round-clock.tsx';

/** The mini games, each with the time left and its last result. */
export function MiniLandingPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('mini.title')} note={t('mini.note')}>
      <MiniLinks />
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {miniGames.map((game) => (
          <li key={game}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

function GameCard({ game }: { game: MiniGame }) {
  const { t } = useTranslation();
  const text = useResultText();
  const { round, last, isPending, isError } = useMiniRound(game);
  return (
    <Link
      to={miniPaths[game]}
      className="group flex h-full flex-col gap-4 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-brass-line hover:bg-raised sm:p-5"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="flex flex-col gap-1">
          <h2 className="text-lg font-bold">{t(`mini.game.${game}`)}</h2>
          <p className="text-sm text-faint">{t(`mini.about.${game}`)}</p>
        </div>
        <GameArt
          game={game}
          className="h-18 w-24 shrink-0 transition-transform duration-200 ease-settle group-hover:-translate-y-1 sm:h-24 sm:w-32"
        />
      </div>
      {isPending ? <Skeleton className="h-7 w-40" /> : null}
      {isError ? <p className="text-sm text-warn">{t('state.failed')}</p> : null}
      {round === null ? null : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="text-sm font-medium text-muted">
            {t('mini.round', { number: round.number })}
          </span>
          <RoundClock round={round} last={last} isSmall />
        </div>
      )}
      {isPending || (isError && last === null) ? null : (
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3 text-sm">
          <p className="min-w-0 text-muted">
            <span className="text-faint">{t('mini.last')} </span>
            {last === null ? t('mini.noLast') : text(game, last)}
          </p>
          {last === null ? null : <SideGlyphs game={game} facts={last.facts} />}
        </div>
      )}
    </Link>
  );
}
