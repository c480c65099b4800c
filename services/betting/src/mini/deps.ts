import type { SettingsAt } from '@noriter/versioned-settings/cache';
import type { SiteDeps } from '../site/deps.ts';
import type { DrawMeans } from './clients/draw-means.ts';
import type { KeptStandings } from './domain/kept-standings.ts';
import type { OddsBook } from './domain/odds-book.ts';

/** What the actions of the mini games need. */
export type MiniDeps = SiteDeps &
  DrawMeans & {
    /** A site's odds of the mini games, as they were last read. */
    oddsAt: SettingsAt<OddsBook>;
    /** What this process last saw on rounds. */
    keptStandings: KeptStandings;
  };
