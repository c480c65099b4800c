// @module-tag money
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fishingVendor } from '../world/fishing-vendor.ts';
import { type GamesWorld, openGamesWorld } from '../world/games-world.ts';

type Key = 'kfishing' | 'distant';

let world: GamesWorld;
let vendors: Record<Key, ReturnType<typeof fishingVendor>>;

/** Beside the world's own vendor there is another one with a wallet of its own. */
beforeAll(async () => {
  world = await openGamesWorld('games_silent_vendor');
  await world.pool.query(
    `insert into game_vendor (vendor_key, name_ko, name_en, name_vi, protocol, changed_at)
     values ('distant', 'd', 'd', 'd', 'transfer', now())`,
  );
  await world.pool.query(
    `insert into game (game_id, vendor_key, game_code, vendor_code, group_code, name_ko, name_en,
       name_vi, choseong, features, tags, has_demo, is_playable, kind, added_at, changed_at)
     values ($1, 'distant', 'boat', '1000', 'fishing', 'b', 'b', 'b', '', '{}', '{}', true, true, 'boat',
       now(), now())`,
    [randomUUID()],
  );
  await world.deps.vendors.refresh();
  await world.deps.games.refresh();
});
afterAll(() => world.close());
beforeEach(() => {
  vendors = { kfishing: fishingVendor(world), distant: fishingVendor(world, 'distant') };
});

const games = { kfishing: 'fishing', distant: 'boat' };
const open = { vendorKey: 'kplay', gameKey: 'slot1' };

test('who once played there plays elsewhere while it is silent', async () => {
  const member = await world.member(30_000n);
  const { sessionId } = await member.launch('kfishing', 'fishing');
  await member.call('/api/game/session/close', { sessionId });
  vendors.kfishing.goAway(true);
  expect((await member.call('/api/game/getGame', open)).resultCode).toBe('0');
  expect(
    await member.call('/api/game/getGame', { vendorKey: 'distant', gameKey: 'boat' }),
  ).toMatchObject({ resultCode: '0' });
  expect([await member.cash(), vendors.distant.balanceOf(member.player)]).toEqual(['0', 30_000n]);
});

test('what lies there stays there, and comes back with the next game once it answers', async () => {
  const member = await world.member(30_000n);
  await member.launch('kfishing', 'fishing');
  vendors.kfishing.goAway(true);
  expect((await member.call('/api/game/getGame', open)).resultCode).toBe('B0099');
  expect(vendors.kfishing.balanceOf(member.player)).toBe(30_000n);
  vendors.kfishing.goAway(false);
  await member.launch('kplay', 'slot1');
  expect([await member.cash(), vendors.kfishing.balanceOf(member.player)]).toEqual(['30000', 0n]);
});

test.each<[Key, Key]>([
  ['kfishing', 'distant'],
  ['distant', 'kfishing'],
])('a merge while %s is silent brings back what %s has', async (silent, speaking) => {
  const member = await world.member(30_000n);
  const { sessionId } = await member.launch(silent, games[silent]);
  await member.call('/api/game/session/close', { sessionId });
  await member.launch(speaking, games[speaking]);
  vendors[silent].win(member.player, 5_000n);
  const sides = async () => [
    await member.cash(),
    vendors[speaking].balanceOf(member.player),
    vendors[silent].balanceOf(member.player),
  ];
  expect(await sides()).toEqual(['0', 30_000n, 5_000n]);
  vendors[silent].goAway(true);
  await vendors[silent].closeLongAgo(member.memberId);
  expect((await member.call('/api/cash/outGameMoney')).resultCode).toBe('9999');
  expect(await sides()).toEqual(['30000', 0n, 5_000n]);
  vendors[silent].goAway(false);
  const { data } = await member.call('/api/cash/outGameMoney');
  expect(data).toEqual({ merged: '5000', onItsWay: '0', state: 'complete' });
  expect(await sides()).toEqual(['35000', 0n, 0n]);
});
