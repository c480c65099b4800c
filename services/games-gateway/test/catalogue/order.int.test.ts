import { randomUUID } from 'node:crypto';
import { yesterday } from '@noriter/kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GamesWorld, openGamesWorld } from '../world/games-world.ts';

let world: GamesWorld;
let ids: ReadonlyMap<string, string>;

/** A list of its own: no other game of the world is in it. */
const list = { vendorKey: 'habanero', groupCode: 'slot' };
const keys = ['o1', 'o2', 'o3', 'o4'];
const read = '/api/admin/games/catalogue/order';
const save = `${read}/set`;

beforeAll(async () => {
  world = await openGamesWorld('games_order');
  ids = new Map(keys.map((key) => [key, randomUUID()]));
  for (const [key, gameId] of ids) {
    await world.pool.query(
      `insert into game (game_id, vendor_key, game_code, vendor_code, group_code, name_ko, name_en,
         name_vi, choseong, features, tags, is_playable, kind, added_at, changed_at)
       values ($1, $2, $3, '202', $4, $3, $3, $3, '', '{}', '{}', true, 'slot', now(), now())`,
      [gameId, list.vendorKey, key, list.groupCode],
    );
  }
  await world.deps.games.refresh();
});
afterAll(() => world.close());

const operator = () => world.operator('betting.read', 'betting.manage', 'audit.read');
const idsOf = (...named: string[]) => named.map((key) => ids.get(key) ?? key);
const keysOf = (games: readonly { key: string }[]) => games.map(({ key }) => key);
const shown = async (etag?: string) => {
  const { vendorKey, groupCode: gameType } = list;
  const { data } = await world.guest('/api/game/getGameList', { vendorKey, gameType, etag });
  return { keys: keysOf(data.games), etag: data.etag as string, same: data.notModified as boolean };
};

test('what an operator puts in order is what members see, with another etag', async () => {
  const before = await shown();
  expect(before.keys).toEqual(keys);
  const { data: first } = await operator()(read, { vendorKey: list.vendorKey });
  expect(first).toMatchObject({ groupCode: 'slot', version: 0, changedBy: null, total: 4 });
  expect(first.groups).toEqual([{ groupCode: 'slot', games: 4 }]);
  const set = await operator()(save, { ...list, version: 0, gameIds: idsOf('o3', 'o1') });
  expect(set.data).toMatchObject({ version: 1 });
  const after = await shown(before.etag);
  expect(after).toMatchObject({ keys: ['o3', 'o1', 'o2', 'o4'], same: false });
  expect(await shown(after.etag)).toMatchObject({ keys: [], same: true });
  const days = { startDate: yesterday() };
  const log = await operator()('/api/admin/audit/games-gateway/list', days);
  expect(log.data.list[0]).toMatchObject({
    action: 'game-order.set',
    subject: 'game-order:habanero:slot',
    before: { version: 0, games: keys },
    after: { version: 1, games: ['o3', 'o1', 'o2', 'o4'] },
  });
});

test('of two operators who start from one order the second looks again', async () => {
  const { data } = await operator()(read, list);
  const orders = [idsOf('o4', 'o3'), idsOf('o2', 'o1')];
  const codes = await Promise.all(
    orders.map(async (gameIds) => {
      const { resultCode } = await operator()(save, { ...list, version: data.version, gameIds });
      return resultCode;
    }),
  );
  expect(codes.toSorted()).toEqual(['0', 'G004']);
  const { data: after } = await operator()(read, list);
  expect(after.version).toBe(data.version + 1);
  const first = codes.indexOf('0') === 0 ? ['o4', 'o3'] : ['o2', 'o1'];
  expect(keysOf(after.games).slice(0, 2)).toEqual(first);
});

test('a game that gets a place by itself is another order, and a pinned one stands in front', async () => {
  const { data: before } = await operator()(read, list);
  const [gameId] = idsOf('o1');
  const wish = { gameId, state: 'hidden', isPinned: true, ord: 900, maxBet: null };
  await operator()('/api/admin/games/catalogue/set', wish);
  const stale = { ...list, version: before.version, gameIds: idsOf('o2') };
  expect((await operator()(save, stale)).resultCode).toBe('G004');
  const { data } = await operator()(read, list);
  expect(data.games[0]).toMatchObject({ key: 'o1', isPinned: true, state: 'hidden' });
  const again = { ...list, version: data.version, gameIds: idsOf('o4', 'o3', 'o2', 'o1') };
  expect(keysOf((await operator()(save, again)).data.games)).toEqual(['o1', 'o4', 'o3', 'o2']);
  expect((await shown()).keys).toEqual(['o4', 'o3', 'o2']);
});

test('a game of another list, or one that is named twice, changes nothing', async () => {
  const before = await operator()(read, list);
  const { version } = before.data;
  const slot1 = await world.pool.query("select game_id from game where game_code = 'slot1'");
  for (const other of [randomUUID(), slot1.rows[0].game_id, ids.get('o2')]) {
    const wish = { ...list, version, gameIds: [ids.get('o2'), other] };
    expect((await operator()(save, wish)).resultCode).toBe('G006');
  }
  expect((await operator()(read, list)).data).toEqual(before.data);
});

test('an order is saved again without effect under the same key', async () => {
  const { data } = await operator()(read, list);
  const caller = operator();
  const wish = { ...list, version: data.version, gameIds: idsOf('o1', 'o2', 'o3', 'o4') };
  const key = { idempotencyKey: randomUUID() };
  const first = await caller(save, wish, key);
  expect((await caller(save, wish, key)).data).toEqual(first.data);
  expect((await operator()(read, list)).data.version).toBe(data.version + 1);
});
