import type { AddressInfo } from 'node:net';
import type { Logger } from '@noriter/kit/logging';
import type { OddsFeedConfig } from './config.ts';
import { productIds } from './feed/product.ts';
import { openWorld } from './play/open-world.ts';
import type { World } from './play/world.ts';
import { createServer } from './server.ts';

const STEP_MS = 100;
const ALIVE_EVERY_MS = 2_000;

export type OddsFeed = { readonly url: string; readonly world: World; stop(): Promise<void> };

/** Makes the world and lets it go by the machine's clock. */
export async function startOddsFeed(config: OddsFeedConfig, log: Logger): Promise<OddsFeed> {
  const { SEED, SPEED, SHORT_EVERY_S, TOURS, HOST, PORT } = config;
  const world = openWorld({
    seed: SEED,
    speed: SPEED,
    shortEveryMs: SHORT_EVERY_S * 1000,
    withTours: TOURS,
    startsAt: Date.now(),
  });
  const app = createServer(world, log);
  app.addHook('onRequest', async () => world.agenda.advance(Date.now()));
  await app.listen({ host: HOST, port: PORT });
  const steps = setInterval(() => world.agenda.advance(Date.now()), STEP_MS);
  const alive = setInterval(() => {
    for (const id of productIds) world.products[id].alive();
  }, ALIVE_EVERY_MS);
  const url = `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${portOf(app.server.address())}`;
  log.info({ url, seed: SEED, speed: SPEED, fixtures: world.matches.size }, 'ready');
  return {
    url,
    world,
    async stop() {
      clearInterval(steps);
      clearInterval(alive);
      for (const id of productIds) world.products[id].outlet.end();
      await app.close();
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('It listens on no port.');
  return address.port;
}
