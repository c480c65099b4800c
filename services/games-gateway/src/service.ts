import { auditRoutes } from '@noriter/kit/audit-routes';
import { defineService } from '@noriter/kit/service';
import { gameEvents } from '@noriter/proto/topics';
import { catalogueModule } from './catalogue/module.ts';
import { type GamesConfig, gamesConfig } from './config.ts';
import type { GamesDeps } from './deps.ts';
import { errors } from './errors.ts';
import { featuredModule } from './featured/module.ts';
import { feedsModule } from './feeds/module.ts';
import { jackpotsModule } from './jackpots/module.ts';
import { launchModule } from './launch/module.ts';
import { reconciliationModule } from './reconciliation/module.ts';
import { reportsModule } from './reports/module.ts';
import { roundsModule } from './rounds/module.ts';
import { seamlessModule } from './seamless/module.ts';
import { siteModule } from './site/module.ts';
import { transferModule } from './transfer/module.ts';

/** Third-party games: which there are, how they are opened, and the money their vendors move. */
export const gamesGateway = defineService<GamesConfig, GamesDeps>({
  name: 'games-gateway',
  config: gamesConfig,
  codes: errors,
  migrations: new URL('../prisma/migrations', import.meta.url),
  async open(base) {
    const site = await siteModule.open(reconciliationModule.open(transferModule.open(base)));
    return featuredModule.open(seamlessModule.open(await catalogueModule.open(site)));
  },
  async close(deps) {
    await seamlessModule.close(deps);
    catalogueModule.close(deps);
    siteModule.close(deps);
  },
  routes: [
    ...siteModule.routes,
    ...catalogueModule.routes,
    ...reportsModule.routes,
    ...jackpotsModule.routes,
    ...featuredModule.routes,
    ...roundsModule.routes,
    ...launchModule.routes,
    ...seamlessModule.routes,
    ...reconciliationModule.routes,
    ...auditRoutes<GamesDeps>('games-gateway'),
  ],
  rawRoutes: [...catalogueModule.rawRoutes, ...seamlessModule.rawRoutes],
  consumes: [...launchModule.consumes],
  jobs: [
    ...siteModule.jobs,
    ...catalogueModule.jobs,
    ...reportsModule.jobs,
    ...feedsModule.jobs,
    ...jackpotsModule.jobs,
    ...featuredModule.jobs,
    ...seamlessModule.jobs,
    ...transferModule.jobs,
    ...reconciliationModule.jobs,
  ],
  emits: [gameEvents],
});
