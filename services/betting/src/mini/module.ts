import { drawEvents } from '@noriter/proto/topics';
import { createSettingsCache } from '@noriter/versioned-settings/cache';
import type { BettingBase } from '../base.ts';
import { openDrawMeans } from './clients/draw-means.ts';
import type { MiniDeps } from './deps.ts';
import { createKeptStandings } from './domain/kept-standings.ts';
import { adminOddsRoutes } from './http/admin-odds.ts';
import { adminRoundRoutes } from './http/admin-rounds.ts';
import { drawChainRoutes } from './http/chains.ts';
import { miniGameRoutes } from './http/games.ts';
import { miniMarketRoutes } from './http/markets.ts';
import { miniReturnRoutes } from './http/returns.ts';
import { runRoundsJob } from './jobs/run-rounds.ts';
import { testGeneratorJob } from './jobs/test-generator.ts';
import { openDrawGauge } from './store/due-rounds.ts';
import { oddsSettings } from './store/odds.ts';

/** Mini games: rounds that everybody can check, and their odds. */
export const miniModule = {
  open(base: Pick<BettingBase, 'config' | 'metrics' | 'log' | 'pool'>) {
    openDrawGauge(base);
    const keptStandings = createKeptStandings();
    return { oddsAt: createSettingsCache(oddsSettings), keptStandings, ...openDrawMeans(base) };
  },
  async close({ beacon }: Pick<MiniDeps, 'beacon'>) {
    await beacon?.close();
  },
  emits: [drawEvents],
  routes: [
    ...miniGameRoutes,
    ...drawChainRoutes,
    ...miniMarketRoutes,
    ...adminOddsRoutes,
    ...adminRoundRoutes,
    ...miniReturnRoutes,
  ],
  jobs: [runRoundsJob, testGeneratorJob],
};
