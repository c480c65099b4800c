import type { ReactNode } from 'react';
import type { GameView } from '../../../shared/api/contracts.ts';
import { GameGrid } from '../lobby/game-grid.tsx';
import { lobbies, lobbyOfGroup } from '../model/lobbies.ts';

type GameRowProps = { title: string; games: readonly GameView[]; aside?: ReactNode };

const shownMax = 6;
const rowClass =
  'grid auto-cols-[44%] grid-flow-col gap-3 overflow-x-auto p-1 [scrollbar-width:none] sm:auto-cols-[30%] lg:grid-flow-row lg:auto-cols-auto lg:grid-cols-6';

/** A few games beside each other, pushed aside by hand where there is no room for all. */
export function GameRow({ title, games, aside }: GameRowProps) {
  if (games.length === 0) return null;
  const lobby = lobbyOfGroup(games[0]?.groupCode ?? '');
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-xl font-bold">{title}</h2>
        {aside}
      </div>
      <GameGrid
        label={title}
        games={games.slice(0, shownMax)}
        art={lobby === null ? 'slot' : lobbies[lobby].art}
        className={rowClass}
      />
    </section>
  );
}
