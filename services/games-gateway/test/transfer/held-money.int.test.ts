// @module-tag money
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { moveOut } from '../../src/transfer/actions/move-money.ts';
import { fishingVendor } from '../world/fishing-vendor.ts';
import { type GamesWorld, openGamesWorld } from '../world/games-world.ts';
import { gaugeOf } from '../world/gauges.ts';

type Member = Awaited<ReturnType<GamesWorld['member']>>;

let world: GamesWorld;
let vendor: ReturnType<typeof fishingVendor>;

beforeAll(async () => {
  world = await openGamesWorld('games_held_money');
});
afterAll(() => world.close());
beforeEach(async () => {
  vendor = fishingVendor(world);
  // What others have won counts for no test after theirs.
  await world.pool.query('delete from game_home_surplus');
  await believe('100000000');
  await believeAll('1000000000');
});

/** An operator sets how much of a day's wins comes home by the vendor's word. */
const believe = (homeMax: string) => setBound({ homeMax });
/** And how much of what all members win in a day. */
const believeAll = (homeDayMax: string) => setBound({ homeDayMax });

async function setBound(bound: object) {
  const path = '/api/admin/games/vendors/set';
  const wish = { vendorKey: 'kfishing', version: 0, ...bound };
  const set = await world.operator('betting.manage')(path, wish);
  expect(set).toMatchObject({ resultCode: '0', data: { ...bound, state: 'open' } });
}

const bring = () => world.running.runJob('bring-left-game-money');

/** A minute after play the member asks for everything. */
async function merge(member: Member) {
  await vendor.closeLongAgo(member.memberId);
  return member.call('/api/cash/outGameMoney');
}

const sides = async (member: Member) => [await member.cash(), vendor.balanceOf(member.player)];

const states = (balance: string) => () => ({ balance });
const done = () => ({ status: 'done' });

/** Brings all that vendors have home, by an id of its own. */
const bringHome = ({ siteId, memberId }: Member, name: string) =>
  moveOut(world.deps, { siteId, memberId, causeId: `${name} ${memberId}` }, { except: null });

/** 200,030,000 won lie there again: too much of it was won there before, and believed while the bound was raised. */
async function carryBack() {
  const member = await world.member(30_000n);
  await member.launch('kfishing', 'fishing');
  vendor.win(member.player, 200_000_000n);
  expect(await merge(member)).toMatchObject({ resultCode: 'G013' });
  await believe('200000000');
  expect(await merge(member)).toMatchObject({ data: { merged: '200030000' } });
  await believe('100000000');
  const { sessionId } = await member.launch('kfishing', 'fishing');
  expect(await sides(member)).toEqual(['0', 200_030_000n]);
  return { member, sessionId };
}

/** What operators are shown of a member's transfers, once they are compared. */
async function differences({ memberId }: Member) {
  await world.pool.query(
    `update game_transfer set ended_at = ended_at - interval '1 minute' where checked_at is null`,
  );
  await world.running.runJob('check-game-transfers');
  // Once: midnight may lie between two that are held.
  const { rows } = await world.pool.query<{ what: string }>(
    `select distinct concat_ws(' ', kind, detail, ours, theirs) as what from game_difference
     where member_id = $1 order by what`,
    [memberId],
  );
  return rows.map(({ what }) => what);
}

test('attack: a vendor gives home what nobody can have won there', async () => {
  const member = await world.member(30_000n);
  const { sessionId } = await member.launch('kfishing', 'fishing');
  vendor.win(member.player, 10n ** 14n);
  expect((await member.call('/api/game/session/close', { sessionId })).resultCode).toBe('0');
  expect(await merge(member)).toMatchObject({ resultCode: 'G013' });
  expect(await sides(member)).toEqual(['0', 10n ** 14n + 30_000n]);
  expect((await member.call('/api/game/transfers')).data).toEqual({ list: [] });
  expect(await differences(member)).toEqual(['amount transfer_out 100000000030000']);
  expect(await gaugeOf(world, 'noriter_game_differences_open')).toBeGreaterThan(0);
  // The vendor was wrong, and says so: nobody has to let it through.
  vendor.win(member.player, -(10n ** 14n));
  expect(await merge(member)).toMatchObject({ resultCode: '0', data: { merged: '30000' } });
  expect(await sides(member)).toEqual(['30000', 0n]);
});

test('what is held comes home when the member asks, once an operator believes it', async () => {
  const member = await world.member(30_000n);
  await member.launch('kfishing', 'fishing');
  vendor.win(member.player, 100_000_001n);
  expect(await merge(member)).toMatchObject({ resultCode: 'G013' });
  await believe('100000001');
  expect(await merge(member)).toMatchObject({ resultCode: '0', data: { merged: '100030001' } });
  expect(await sides(member)).toEqual(['100030001', 0n]);
});

test('it comes by itself, too, when it is looked at again ten minutes later', async () => {
  const member = await world.member(30_000n);
  await member.launch('kfishing', 'fishing');
  vendor.win(member.player, 200_000_000n);
  await member.exclude();
  await bring();
  expect(await sides(member)).toEqual(['0', 200_030_000n]);
  await believe('200000000');
  for (const home of [
    ['0', 200_030_000n],
    ['200030000', 0n],
  ]) {
    await world.pool.query(
      `update game_left_money set next_at = next_at - interval '5 minutes' where member_id = $1`,
      [member.memberId],
    );
    await bring();
    expect(await sides(member)).toEqual(home);
  }
});

test('what was carried there comes home, though the bound is below what was won before', async () => {
  const { member, sessionId } = await carryBack();
  await member.call('/api/game/session/close', { sessionId });
  expect(await sides(member)).toEqual(['200030000', 0n]);
});

test('attack: what was carried there once comes home twice', async () => {
  const { member } = await carryBack();
  Object.assign(vendor.lies, { balance: states('200030000'), out: done, status: done });
  await Promise.all(['a', 'b', 'c', 'd'].map((name) => bringHome(member, name)));
  await vendor.drive();
  expect(await member.cash()).toBe('200030000');
  expect(await merge(member)).toMatchObject({ resultCode: 'G013' });
  expect(await member.cash()).toBe('200030000');
});

test('what is held once more on the same day is another difference', async () => {
  const { member } = await carryBack();
  vendor.win(member.player, 1n);
  expect(await merge(member)).toMatchObject({ resultCode: 'G013' });
  // Until something moves it is the same one, whatever the vendor says.
  vendor.win(member.player, 1n);
  expect(await merge(member)).toMatchObject({ resultCode: 'G013' });
  const amounts = ['200030000', '200030001'];
  expect(await differences(member)).toEqual(amounts.map((held) => `amount transfer_out ${held}`));
});

test('what a close brings home while the vendor is asked is not held', async () => {
  const member = await world.member(150_000_000n);
  await member.launch('kfishing', 'fishing');
  const { answers } = world.vendorServer;
  const answer = answers.get('/kfishing/balance');
  answers.set('/kfishing/balance', async (...call) => {
    if (answer === undefined) throw new Error('It was answered before.');
    answers.set('/kfishing/balance', answer);
    const before = await answer(...call);
    await bringHome(member, 'close');
    return before;
  });
  const { transfers } = await bringHome(member, 'merge');
  expect(transfers).toMatchObject([{ direction: 'out', state: 'done', amount: 150_000_000n }]);
  expect(await sides(member)).toEqual(['150000000', 0n]);
  expect(await differences(member)).toEqual([]);
});

test('what was carried there comes home with what was won, however much it is', async () => {
  const member = await world.member(500_000_000n);
  const { sessionId } = await member.launch('kfishing', 'fishing');
  vendor.win(member.player, 100_000_000n);
  await member.call('/api/game/session/close', { sessionId });
  expect(await sides(member)).toEqual(['600000000', 0n]);
});

test('what is held keeps nobody from the games of others', async () => {
  const member = await world.member(30_000n);
  await member.launch('kfishing', 'fishing');
  vendor.win(member.player, 200_000_000n);
  const open = { vendorKey: 'kplay', gameKey: 'slot1' };
  // All cash lies there.
  expect((await member.call('/api/game/getGame', open)).resultCode).toBe('B0099');
  await world.wallet.deps.pool.query('update account set cash = 5000 where member_id = $1', [
    member.memberId,
  ]);
  expect((await member.call('/api/game/getGame', open)).resultCode).toBe('0');
  expect(await sides(member)).toEqual(['5000', 200_030_000n]);
  // It may be played on, and no cash follows it.
  await member.launch('kfishing', 'fishing');
  expect(await sides(member)).toEqual(['5000', 200_030_000n]);
});

test('attack: a vendor gives home in pieces what it may not in one', async () => {
  const member = await world.member(30_000n);
  for (const cash of ['60030000', '0']) {
    const { sessionId } = await member.launch('kfishing', 'fishing');
    vendor.win(member.player, 60_000_000n);
    await member.call('/api/game/session/close', { sessionId });
    expect(await member.cash()).toBe(cash);
  }
  // A day later the first win counts no more.
  await world.pool.query(
    `update game_transfer set started_at = started_at - interval '25 hours',
       ended_at = ended_at - interval '25 hours' where member_id = $1`,
    [member.memberId],
  );
  expect(await merge(member)).toMatchObject({ data: { merged: '120030000' } });
});

test('attack: homecomings beside each other bring each as much as one may', async () => {
  const member = await world.member(30_000n);
  await member.launch('kfishing', 'fishing');
  Object.assign(vendor.lies, { balance: states('60000000'), out: done, status: done });
  await Promise.all(['a', 'b', 'c', 'd'].map((name) => bringHome(member, name)));
  await vendor.drive();
  expect(await member.cash()).toBe('60000000');
});

test('attack: a vendor gives home what it then says it never had', async () => {
  const member = await world.member(90_000_000n);
  const launch = { vendorKey: 'kfishing', gameKey: 'fishing' };
  vendor.faults.in = 'lost-before';
  vendor.lies.out = done;
  expect((await member.call('/api/game/getGame', launch)).resultCode).toBe('9999');
  vendor.lies.balance = states('90000000');
  expect(await merge(member)).toMatchObject({ data: { merged: '90000000' } });
  await vendor.drive();
  expect(await member.cash()).toBe('180000000');
  delete vendor.lies.balance;
  expect((await member.call('/api/game/getGame', launch)).resultCode).toBe('9999');
  vendor.lies.balance = states('180000000');
  // It waits for what is on its way there, proves nothing by it and does not promise it.
  expect(await merge(member)).toMatchObject({ resultCode: 'C009' });
  await vendor.drive();
  expect(await merge(member)).toMatchObject({ resultCode: 'G013' });
  expect(await member.cash()).toBe('180000000');
});
