import type { SiteDeps } from '../site/deps.ts';
import type { Pictures } from './actions/open-pictures.ts';
import type { GameTable } from './store/game-table.ts';

/** What lists and looks up games. */
export type CatalogueDeps = SiteDeps & {
  /** All games as they were a moment ago, in memory. */
  games: GameTable;
  pictures: Pictures;
};
