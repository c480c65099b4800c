// @module-tag money
import { eventually } from '@noriter/kit/testing';
import { SessionEndReason } from '@noriter/proto/member_events_pb';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Fault, fishingVendor } from '../world/fishing-vendor.ts';
import { type GamesWorld, openGamesWorld } from '../world/games-world.ts';
import { gaugeOf } from '../world/gauges.ts';

type Member = Awaited<ReturnType<GamesWorld['member']>>;

let world: GamesWorld;
let vendor: ReturnType<typeof fishingVendor>;

beforeAll(async () => {
  world = await openGamesWorld('games_left_money');
});
afterAll(() => world.close());
beforeEach(() => {
  vendor = fishingVendor(world);
});

const bring = () => world.running.runJob('bring-left-game-money');

/** So much time passes for what was left, and who waits for it is due. */
async function later(span: string) {
  await world.pool.query(
    'update game_left_money set next_at = now(), ended_at = ended_at - $1::interval',
    [span],
  );
  await world.pool.query('update game_transfer set started_at = started_at - $1::interval', [span]);
}

const sides = async (member: Member) => [await member.cash(), vendor.balanceOf(member.player)];

async function isLeft({ memberId }: Member) {
  const { rowCount } = await world.pool.query('select from game_left_money where member_id = $1', [
    memberId,
  ]);
  return rowCount !== 0;
}

async function logOut(member: Member) {
  const value = { sessionId: member.sessionId, reason: SessionEndReason.REPLACED };
  await world.send(member.memberId, { case: 'sessionEnded', value });
  await eventually(async () => {
    const { rowCount } = await world.pool.query(
      `select from game_session where member_id = $1 and state <> 'ended'`,
      [member.memberId],
    );
    expect(rowCount).toBe(0);
  });
}

/** The same member, by another log-in. */
const logIn = ({ memberId }: Member) => world.member(0n, { memberId });

const lock = ({ memberId }: Member) =>
  world.operator('betting.manage')('/api/admin/games/members/set', {
    memberId,
    vendorKey: 'kfishing',
    isLocked: true,
    maxBet: null,
    reason: 'test',
  });

test.each<[string, (member: Member, sessionId: string) => Promise<unknown>]>([
  ['an exclusion', (member) => member.exclude()],
  ['a lock by an operator', lock],
  ['a log-out', logOut],
  [
    'its time',
    async (member, sessionId) => {
      await member.expire(sessionId);
      await later('0 s');
    },
  ],
])('what a session has left comes back that is ended by %s', async (_name, end) => {
  const member = await world.member(30_000n);
  const { sessionId } = await member.launch('kfishing', 'fishing');
  await bring();
  expect(await sides(member)).toEqual(['0', 30_000n]);
  await end(member, sessionId);
  await bring();
  expect(await sides(member)).toEqual(['30000', 0n]);
  await bring();
  expect(await member.ledger()).toEqual({ 16: '1 × 30000', 17: '1 × 30000' });
  // Its last round is paid a moment later.
  vendor.win(member.player, 5_000n);
  await later('1 minute');
  await bring();
  expect(await sides(member)).toEqual(['35000', 0n]);
  await later('1 day');
  await bring();
  expect(await isLeft(member)).toBe(false);
});

test('a window that is closed after the exclusion brings it back at once', async () => {
  const member = await world.member(30_000n);
  const { sessionId } = await member.launch('kfishing', 'fishing');
  await member.exclude();
  expect((await member.call('/api/game/session/close', { sessionId })).resultCode).toBe('0');
  expect(await sides(member)).toEqual(['30000', 0n]);
  await member.call('/api/game/session/close', { sessionId });
  await bring();
  expect(await member.ledger()).toEqual({ 16: '1 × 30000', 17: '1 × 30000' });
});

test.each([
  ['a vendor that is away', 'none', true],
  ['an answer that gets lost after it', 'lost-after', false],
  ['an answer that gets lost before it', 'lost-before', false],
  ['a refusal', 'refused', false],
] as [string, Fault, boolean][])('%s: it comes back later, once', async (_name, fault, isAway) => {
  const member = await world.member(30_000n);
  const { sessionId } = await member.launch('kfishing', 'fishing');
  vendor.faults.out = fault;
  vendor.goAway(isAway);
  await member.call('/api/game/session/close', { sessionId });
  expect(await member.cash()).toBe('0');
  vendor.faults.out = 'none';
  vendor.goAway(false);
  await later('10 s');
  await bring();
  await vendor.drive();
  await later('10 minutes');
  await bring();
  expect(await sides(member)).toEqual(['30000', 0n]);
  await later('1 day');
  await bring();
  expect(await isLeft(member)).toBe(false);
  expect(await member.ledger()).toEqual({ 16: '1 × 30000', 17: '1 × 30000' });
});

test('a silent vendor is asked once in a run, and the money stays where it is', async () => {
  const members = [await world.member(1_000n), await world.member(2_000n)];
  for (const member of members) {
    await member.launch('kfishing', 'fishing');
    await member.exclude();
  }
  vendor.goAway(true);
  const asked = () => world.vendorServer.calls.filter(({ path }) => path === '/kfishing/balance');
  const before = asked().length;
  await bring();
  expect(asked()).toHaveLength(before + 1);
  expect(await Promise.all(members.map(sides))).toEqual([
    ['0', 1_000n],
    ['0', 2_000n],
  ]);
  vendor.goAway(false);
  await later('1 minute');
  await bring();
  expect(await Promise.all(members.map(sides))).toEqual([
    ['1000', 0n],
    ['2000', 0n],
  ]);
});

test('since when a vendor keeps it is told, and of who plays there again nothing', async () => {
  await world.pool.query('delete from game_left_money');
  const since = () => gaugeOf(world, 'noriter_game_left_money_oldest_seconds');
  const member = await world.member(1_000n);
  await member.launch('kfishing', 'fishing');
  expect(await since()).toBe(0);
  await logOut(member);
  await later('40 minutes');
  expect(await since()).toBeGreaterThanOrEqual(2_400);
  const { sessionId } = await (await logIn(member)).launch('kfishing', 'fishing');
  expect(await since()).toBe(0);
  await member.expire(sessionId);
  await later('1 minute');
  expect(await since()).toBeGreaterThan(0);
  await bring();
  await later('1 day');
  await bring();
  expect(await since()).toBe(0);
});

test('who plays there again is left to it, and it comes back when that ends', async () => {
  const member = await world.member(30_000n);
  await member.launch('kfishing', 'fishing');
  await logOut(member);
  const { sessionId } = await (await logIn(member)).launch('kfishing', 'fishing');
  await later('1 hour');
  await bring();
  expect(await sides(member)).toEqual(['0', 30_000n]);
  await member.expire(sessionId);
  await bring();
  expect(await sides(member)).toEqual(['30000', 0n]);
});

test('a launch whose session is not written yet keeps what it carries there', async () => {
  const member = await world.member(30_000n);
  const { sessionId } = await member.launch('kfishing', 'fishing');
  await member.call('/api/game/session/close', { sessionId });
  const launch = { answer: () => {} };
  const isHeld = new Promise<void>((resolve) => {
    launch.answer = resolve;
  });
  world.vendorServer.answers.set('/kfishing/launch', async () => {
    await isHeld;
    return { url: 'http://127.0.0.1:9/game' };
  });
  const launched = member.launch('kfishing', 'fishing');
  await eventually(async () => expect(await sides(member)).toEqual(['0', 30_000n]));
  await world.pool.query('update game_left_money set next_at = now()');
  await bring();
  expect(await sides(member)).toEqual(['0', 30_000n]);
  launch.answer();
  await launched;
  world.vendorServer.answers.delete('/kfishing/launch');
  await bring();
  expect(await sides(member)).toEqual(['0', 30_000n]);
});

const game = { vendorKey: 'kfishing', gameKey: 'fishing', mode: 'real' };

test.each<[string, object]>([
  ['that its vendor does not say the place of', { url: 'nowhere' }],
  ['that its vendor says nothing of', {}],
])('what was carried there for a game %s comes back', async (_name, answer) => {
  const member = await world.member(30_000n);
  world.vendorServer.answers.set('/kfishing/launch', () => answer);
  expect((await member.call('/api/game/getGame', game)).resultCode).toBe('9999');
  world.vendorServer.answers.delete('/kfishing/launch');
  expect(await sides(member)).toEqual(['0', 30_000n]);
  await member.exclude();
  await bring();
  expect(await sides(member)).toEqual(['30000', 0n]);
});

test('so does what was carried for a game that was never heard of again', async () => {
  const member = await world.member(30_000n);
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  world.vendorServer.answers.set('/kfishing/launch', async () => {
    asked.resolve();
    await answered.promise;
    return {};
  });
  // As if its process died while the vendor was asked.
  const launched = member.call('/api/game/getGame', game);
  await asked.promise;
  await bring();
  expect(await sides(member)).toEqual(['0', 30_000n]);
  await later('3 minutes');
  await bring();
  expect(await sides(member)).toEqual(['30000', 0n]);
  answered.resolve();
  await launched;
  world.vendorServer.answers.delete('/kfishing/launch');
});

test('whoever asks again at once plays with what lies there', async () => {
  const member = await world.member(30_000n);
  world.vendorServer.answers.set('/kfishing/launch', () => ({}));
  expect((await member.call('/api/game/getGame', game)).resultCode).toBe('9999');
  world.vendorServer.answers.set('/kfishing/launch', async () => {
    await bring();
    return { url: 'http://127.0.0.1:9/game' };
  });
  await member.launch('kfishing', 'fishing');
  world.vendorServer.answers.delete('/kfishing/launch');
  await bring();
  expect(await sides(member)).toEqual(['0', 30_000n]);
});
