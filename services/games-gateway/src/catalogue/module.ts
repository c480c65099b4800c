import type { SiteDeps } from '../site/deps.ts';
import { openPictures } from './actions/open-pictures.ts';
import type { CatalogueDeps } from './deps.ts';
import { adminGameRoutes } from './http/admin-games.ts';
import { adminOrderRoutes } from './http/admin-order.ts';
import { gameRoutes } from './http/games.ts';
import { imageDoor } from './http/images.ts';
import { countPlaysJob } from './jobs/count-plays.ts';
import { syncCataloguesJob } from './jobs/sync-catalogues.ts';
import { openGameTable } from './store/game-table.ts';

/** The specification's ids that are never listed, whatever a vendor's catalogue has. */
const EXCLUDED = ['1', '201', '208', '401'];

/** Which games there are, how they are found, and whose favourites they are. */
export const catalogueModule = {
  async open(site: SiteDeps): Promise<CatalogueDeps> {
    const excluded = [...EXCLUDED, ...site.config.GAME_KEYS_EXCLUDED];
    const games = await openGameTable(site.pool, { log: site.log, excluded });
    return { ...site, games, pictures: openPictures(site) };
  },
  close: ({ games }: CatalogueDeps) => games.close(),
  routes: [...gameRoutes, ...adminGameRoutes, ...adminOrderRoutes],
  rawRoutes: [imageDoor],
  jobs: [syncCataloguesJob, countPlaysJob],
};
