// @module-tag money
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fishingVendor, type Lie } from '../world/fishing-vendor.ts';
import { type GamesWorld, openGamesWorld } from '../world/games-world.ts';

let world: GamesWorld;
let vendor: ReturnType<typeof fishingVendor>;
let member: Awaited<ReturnType<GamesWorld['member']>>;

const CASH = 30_000n;

beforeAll(async () => {
  world = await openGamesWorld('games_hostile');
});
afterAll(() => world.close());
beforeEach(() => {
  vendor = fishingVendor(world);
});

const launch = () =>
  member.call('/api/game/getGame', { vendorKey: 'kfishing', gameKey: 'fishing' });

/** A minute after play the member asks for everything. */
async function merge() {
  await vendor.closeLongAgo(member.memberId);
  return member.call('/api/cash/outGameMoney');
}

async function openTransfers() {
  const { rows } = await world.pool.query<{ state: string }>(
    'select state from game_transfer where member_id = $1 and ended_at is null',
    [member.memberId],
  );
  return rows.map(({ state }) => state);
}

const cash = async () => BigInt(await member.cash());

/** Everything is somewhere, and nothing on its way. */
async function expectAll() {
  expect((await cash()) + vendor.balanceOf(member.player)).toBe(CASH);
  expect(await openTransfers()).toEqual([]);
}

/** The vendor tells the truth again, and all comes back to cash for the next case. */
async function comeBack() {
  for (const name of Object.keys(vendor.lies)) delete vendor.lies[name];
  await vendor.drive();
  await expectAll();
  await merge();
  expect([await cash(), vendor.balanceOf(member.player)]).toEqual([CASH, 0n]);
}

const bytes =
  (text: string): Lie =>
  () =>
    Buffer.from(text);
const repeats =
  (more: object): Lie =>
  (truth) => ({ ...truth, ...more });

/** Answers that say nothing of a transfer, or that speak of another one. */
const noAnswers: [string, Lie][] = [
  ['nothing at all', bytes('')],
  ['a page', bytes('<html><body>busy</body></html>')],
  ['half of an answer', bytes('{"status":"done","bal')],
  ['null', bytes('null')],
  ['a list', bytes('[{"status":"done"}]')],
  ['a word', bytes('"done"')],
  ['lists in lists', bytes(`{"status":${'['.repeat(2_000)}${']'.repeat(2_000)}}`)],
  ['no status', () => ({})],
  ['an empty status', repeats({ status: '' })],
  ['a status in capitals', repeats({ status: 'DONE' })],
  ['a status with a blank', repeats({ status: 'done ' })],
  ['a status that is a list', repeats({ status: ['done'] })],
  ['a status that is a number', repeats({ status: 1 })],
  ['a status that nobody knows', repeats({ status: 'pending' })],
  ['less', repeats({ amount: '1' })],
  ['more', repeats({ amount: '9'.repeat(30) })],
  ['an amount below zero', repeats({ amount: '-30000' })],
  ['a part of a won', repeats({ amount: '30000.5' })],
  ['an amount as a number', repeats({ amount: 30_000.5 })],
  ['an amount without end', bytes('{"status":"done","amount":1e999}')],
  ['another id', repeats({ transferId: randomUUID() })],
  ['another player', repeats({ playerId: '0'.repeat(32) })],
];

// Each has a member of its own, since one may open so many games a minute.
describe.each(noAnswers)('%s', (_name, lie) => {
  beforeAll(async () => {
    member = await world.member(CASH);
  });

  test.each([false, true])('to `in`, taken: %s', async (isTaken) => {
    if (!isTaken) vendor.faults.in = 'lost-before';
    Object.assign(vendor.lies, { in: lie, status: lie });
    expect(await launch()).toMatchObject({ resultCode: '9999' });
    expect([await cash(), await openTransfers()]).toEqual([0n, ['unknown']]);
    await vendor.drive();
    expect([await cash(), await openTransfers()]).toEqual([0n, ['unknown']]);
    expect(vendor.balanceOf(member.player)).toBe(isTaken ? CASH : 0n);
    await comeBack();
  });

  test.each([false, true])('to `out`, given: %s', async (isGiven) => {
    expect(await launch()).toMatchObject({ resultCode: '0' });
    if (!isGiven) vendor.faults.out = 'lost-before';
    Object.assign(vendor.lies, { out: lie, status: lie });
    await merge();
    expect([await cash(), await openTransfers()]).toEqual([0n, ['unknown']]);
    await vendor.drive();
    expect([await cash(), await openTransfers()]).toEqual([0n, ['unknown']]);
    expect(vendor.balanceOf(member.player)).toBe(isGiven ? 0n : CASH);
    vendor.faults.out = 'none';
    await comeBack();
  });
});

test.each<[string, Lie]>([
  ['nothing', bytes('')],
  ['a page', bytes('<html></html>')],
  ['null', bytes('null')],
  ['a list', bytes('[]')],
])('an account that is opened with %s gets no money', async (_name, lie) => {
  member = await world.member(CASH);
  Object.assign(vendor.lies, { create: lie });
  expect(await launch()).toMatchObject({ resultCode: '9999' });
  expect(await cash()).toBe(CASH);
  await comeBack();
});

test.each([
  {},
  { balance: null },
  { balance: 30_000 },
  { balance: 1e30 },
  { balance: '' },
  { balance: '-30000' },
  { balance: '+30000' },
  { balance: '30000.5' },
  { balance: '3e4' },
  { balance: '３００００' },
  { balance: '9'.repeat(16) },
  { balance: ['30000'] },
  { balance: '30000\n' },
  // What it may have, and has not.
  { balance: '0' },
  { balance: '30001' },
  { balance: '9'.repeat(15) },
])('a balance of %j brings back nothing that is not there', async (lie) => {
  member = await world.member(CASH);
  expect(await launch()).toMatchObject({ resultCode: '0' });
  Object.assign(vendor.lies, { balance: () => lie });
  await merge();
  expect([await cash(), vendor.balanceOf(member.player)]).toEqual([0n, CASH]);
  expect(await openTransfers()).toEqual([]);
  await comeBack();
});
