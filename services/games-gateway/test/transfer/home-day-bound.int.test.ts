// @module-tag money
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { moveOut } from '../../src/transfer/actions/move-money.ts';
import { fishingVendor } from '../world/fishing-vendor.ts';
import { type GamesWorld, openGamesWorld } from '../world/games-world.ts';

type Member = Awaited<ReturnType<GamesWorld['member']>>;

const CARRIED = 30_000n;
const WON = 100_000n;
const ALL = CARRIED + WON;
const DAY_MS = 24 * 3_600_000;

let world: GamesWorld;
let vendor: ReturnType<typeof fishingVendor>;
/** It stands, so that no midnight comes into a test. */
let now: Date;

beforeAll(async () => {
  world = await openGamesWorld('games_home_day_bound');
});
afterAll(() => world.close());
beforeEach(async () => {
  vendor = fishingVendor(world);
  now = new Date();
  await world.pool.query('delete from game_home_surplus');
});

/** An operator sets how much all members together may win in a day and bring home. */
async function believeAll(homeDayMax: bigint) {
  const wish = { vendorKey: 'kfishing', version: 0, homeDayMax: homeDayMax.toString() };
  const set = await world.operator('betting.manage')('/api/admin/games/vendors/set', wish);
  expect(set).toMatchObject({ resultCode: '0', data: { homeDayMax: homeDayMax.toString() } });
}

/** Somebody whose cash went to the vendor an hour ago, and who has won there since. */
async function winner(won = WON): Promise<Member> {
  const member = await world.member(1n);
  await world.pool.query(
    `insert into game_transfer (transfer_id, site_id, member_id, vendor_key, direction, amount, state,
       next_at, started_at, ended_at, checked_at)
     select gen_random_uuid(), 'noriter', $1, 'kfishing', 'in', $2, 'done', at, at, at, at
     from (select now() - interval '1 hour' as at) as past`,
    [member.memberId, CARRIED],
  );
  vendor.win(member.player, CARRIED + won);
  return member;
}

const crowd = (count: number, won = WON) =>
  Promise.all(Array.from({ length: count }, () => winner(won)));

/** Brings all that a vendor has of a member home, by an id of its own. @returns how that ended */
async function bringHome({ siteId, memberId }: Member, name: string) {
  const mover = { siteId, memberId, causeId: `${name} ${memberId}` };
  const deps = { ...world.deps, clock: { now: () => now } };
  const { transfers } = await moveOut(deps, mover, { except: null });
  return transfers.map(({ state, reason, amount }) =>
    `${state} ${reason} ${amount}`.replace('  ', ' '),
  );
}

const came = [`done ${ALL}`];
const held = [`refused G013 ${ALL}`];

test('attack: a vendor lies of many members, of each no more than one is believed', async () => {
  await believeAll(3n * WON);
  const members = await crowd(5);
  const ends: string[][] = [];
  for (const member of members) ends.push(await bringHome(member, 'home'));
  expect(ends).toEqual([came, came, came, held, held]);
  // What was carried there is a member's own, however much others have won.
  const own = await winner(0n);
  expect(await bringHome(own, 'home')).toEqual([`done ${CARRIED}`]);
  // Of who won too much each is a difference of its own, once.
  for (const member of members.slice(3)) expect(await bringHome(member, 'again')).toEqual(held);
  await world.pool.query(
    `update game_transfer set ended_at = ended_at - interval '1 minute' where checked_at is null`,
  );
  await world.running.runJob('check-game-transfers');
  const { rows } = await world.pool.query<{ member: string }>(
    `select distinct member_id as member from game_difference
     where detail = 'transfer_out' and kind = 'amount'`,
  );
  const withDifference = new Set(rows.map(({ member }) => member));
  expect(withDifference).toEqual(new Set(members.slice(3).map(({ memberId }) => memberId)));
});

test('attack: twenty come home beside each other, of whom seven may', async () => {
  await believeAll(7n * WON);
  const members = await crowd(20);
  const ends = await Promise.all(members.map((member) => bringHome(member, 'home')));
  const of = (end: string[]) => ends.filter((one) => one.join() === end.join()).length;
  expect([of(came), of(held)]).toEqual([7, 13]);
  const { rows } = await world.pool.query<{ sum: string }>(
    'select sum(amount)::text as sum from game_home_surplus',
  );
  expect(rows).toEqual([{ sum: String(7n * WON) }]);
});

test('what is held comes home on the next day, or once an operator believes it', async () => {
  await believeAll(WON);
  const [first, second, third] = await Promise.all([winner(), winner(), winner()]);
  expect(await bringHome(first, 'home')).toEqual(came);
  expect(await bringHome(second, 'home')).toEqual(held);
  await believeAll(2n * WON);
  expect(await bringHome(second, 'later')).toEqual(came);
  expect(await bringHome(third, 'home')).toEqual(held);
  now = new Date(now.getTime() + DAY_MS);
  expect(await bringHome(third, 'later')).toEqual(came);
});

test('what a vendor refused to give counts for nobody', async () => {
  await believeAll(WON);
  const [first, second] = await Promise.all([winner(), winner()]);
  vendor.faults.out = 'refused';
  expect(await bringHome(first, 'home')).toEqual([`refused ${ALL}`]);
  vendor.faults.out = 'none';
  expect(await bringHome(second, 'home')).toEqual(came);
  expect(await bringHome(first, 'later')).toEqual(held);
});

test('what is on its way counts until the vendor has said that it gave nothing', async () => {
  await believeAll(WON);
  const [first, second] = await Promise.all([winner(), winner()]);
  vendor.faults.out = 'lost-before';
  expect(await bringHome(first, 'home')).toEqual([`unknown ${ALL}`]);
  vendor.faults.out = 'none';
  expect(await bringHome(second, 'home')).toEqual(held);
  await vendor.drive();
  expect(await bringHome(second, 'later')).toEqual(came);
});
