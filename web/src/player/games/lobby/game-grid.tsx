import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useTranslation } from 'react-i18next';
import type { GameView } from '../../../shared/api/contracts.ts';
import type { Category } from '../../../shared/art/category-art.tsx';
import { nameIn } from '../../../shared/games/game-names.ts';
import { useLaunch } from '../launch/use-launch.ts';
import { GameTile } from './game-tile.tsx';
import { gridClass } from './grid-skeleton.tsx';

type GameGridProps = {
  games: readonly GameView[];
  art: Category;
  label?: string;
  className?: string;
};

/**
 * Games as pictures. The grid is one stop of the tabulator; arrows walk through it, Enter opens a
 * game, and the tabulator goes on to what else can be done with it.
 */
export function GameGrid({ games, art, label, className = gridClass }: GameGridProps) {
  const { t } = useTranslation('game');
  const launch = useLaunch();
  return (
    <GridList
      aria-label={label ?? t('lobby.games')}
      layout="grid"
      keyboardNavigationBehavior="tab"
      className={className}
      onAction={(id) => {
        const game = games.find((one) => one.id === id);
        if (game !== undefined) void launch(game, 'real');
      }}
    >
      {games.map((game) => (
        <GridListItem
          key={game.id}
          id={game.id}
          textValue={nameIn(game.names)}
          className="group relative flex min-w-0 cursor-pointer flex-col overflow-hidden rounded-lg border border-line bg-surface transition-colors hover:border-brass-line hover:bg-raised focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-brass"
        >
          <GameTile game={game} art={art} onDemo={() => void launch(game, 'demo')} />
        </GridListItem>
      ))}
    </GridList>
  );
}
