import { fuzzRawRoutes } from '@noriter/kit/testing/fuzz/fuzz-raw-routes';
import { FUZZ_MS_MAX, fuzzRoutes } from '@noriter/kit/testing/fuzz/fuzz-routes';
import { expect, test } from 'vitest';
import { gamesGateway } from '../src/service.ts';
import { openGamesWorld } from './world/games-world.ts';
import { openStation } from './world/station.ts';

const vendorsOfEachProtocol = ['kplay', 'evolution', 'pragmatic', 'bomb', 'kfishing', 'station'];

test(
  'no body whatever is answered by a 5xx, or outside of what the document says',
  async () => {
    const world = await openGamesWorld('games_fuzz');
    await openStation(world);
    const members = [await world.member(), await world.member(0n, { isPartner: true })];
    const { rows } = await world.pool.query<{ id: string }>('select game_id as id from game');
    const found = await fuzzRoutes({
      url: world.service.url,
      key: world.space.keyring,
      routes: gamesGateway.routes,
      memberIds: members.map(({ memberId }) => memberId),
      known: {
        vendorKey: ['kplay', 'evolution', 'kfishing'],
        gameKey: ['slot1', 'baccarat1', 'fishing'],
        gameCode: ['slot1', ''],
        groupCode: ['slot', 'casino'],
        gameId: rows.map(({ id }) => id),
        version: [0, 1],
        day: ['2026-11-25'],
      },
    });
    const raw = await fuzzRawRoutes({
      url: world.service.url,
      key: world.space.keyring,
      routes: gamesGateway.rawRoutes ?? [],
      tails: [...vendorsOfEachProtocol, 'nobody'].flatMap((vendor) => [
        `${vendor}/balance`,
        `${vendor}/transaction/bet`,
        `${vendor}/debit`,
      ]),
      bodies: [{ token: 'a', userId: 'b', amount: 1, currency: 'KRW', transactionId: 'c' }],
    });
    await world.close();
    expect([...found.failures, ...found.outside, ...raw]).toEqual([]);
  },
  FUZZ_MS_MAX,
);
