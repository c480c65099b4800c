import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type GamesWorld, openGamesWorld } from '../world/games-world.ts';

let world: GamesWorld;

const path = '/api/admin/games/health/calls';
const json = { 'content-type': 'application/json' };

beforeAll(async () => {
  world = await openGamesWorld('games_health');
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.deps.callCounts.flush();
  await world.pool.query('delete from game_call_minute');
  await world.pool.query('delete from game_call_time');
});

type Step = Record<string, number>;

/** What was counted in an hour, by how it ended. */
async function counted(asked: object = {}) {
  const { data } = await world.operator('betting.read')(path, asked);
  const sumOf = (ending: string) =>
    data.list.reduce((sum: number, step: Step) => sum + (step[ending] ?? 0), 0);
  const endings = ['ok', 'refused', 'conflict', 'invalid', 'forged', 'failed'];
  return Object.fromEntries(endings.map((ending) => [ending, sumOf(ending)]));
}

/** Minutes go by: what was counted is over. */
async function later() {
  await world.deps.callCounts.flush();
  for (const table of ['game_call_minute', 'game_call_time']) {
    await world.pool.query(`update ${table} set minute = minute - interval '10 minutes'`);
  }
}

type Times = { p50: number | null; p99: number | null };

/** How long calls of the last hour took, in all and in the steps that had any. */
async function times(asked: object = {}) {
  const { data } = await world.operator('betting.read')(path, asked);
  const steps = data.list.filter(({ p50 }: Times) => p50 !== null);
  const of = ({ p50, p99 }: Times) => ({ p50, p99 });
  return { all: of(data), steps: steps.map(of) };
}

const nothing = { ok: 0, refused: 0, conflict: 0, invalid: 0, forged: 0, failed: 0 };

test('calls are counted by how they ended, of one vendor and of all', async () => {
  const member = await world.member(5_000n);
  const { token } = await member.launch('kplay', 'slot1');
  const about = { user: member.player, token, game_code: 'slot1', currency: 'KRW', round: 'r' };
  const call = (at: string, fields: object = {}) =>
    world.vendor.hub(at, { ...about, request_uuid: randomUUID(), ...fields });
  await call('/user/info');
  await call('/user/balance');
  const bet = { transaction_uuid: 'b1', amount: 100_000_000, round_closed: false };
  await call('/transaction/bet', bet);
  await call('/transaction/bet', { ...bet, amount: 200_000_000 });
  await call('/transaction/bet', { ...bet, transaction_uuid: 'b2', amount: 900_000_000 });
  await world.vendor.post('/kplay/transaction/bet', '{}', json);
  await world.vendor.post('/evolution/debit?authToken=no', '{}', json);
  await later();
  const ours = { ...nothing, ok: 3, refused: 1, conflict: 1, forged: 1 };
  expect(await counted({ vendorKey: 'kplay' })).toEqual(ours);
  expect(await counted()).toEqual({ ...ours, forged: 2 });
  expect(await counted({ hours: 24, vendorKey: 'bomb' })).toEqual(nothing);
});

test('a vendor is heard from its networks, and with its client certificates, alone', async () => {
  await world.pool.query(
    `insert into game_vendor (vendor_key, name_ko, name_en, name_vi, protocol, changed_at)
     select key, key, key, key, 'one-wallet', now() from unnest(array['distant', 'certified']) as key`,
  );
  await world.deps.vendors.refresh();
  const status = async (vendorKey: string, headers: Record<string, string>) =>
    (await world.vendor.from(vendorKey, headers)).status;
  const [address, certificate] = ['x-noriter-address', 'x-noriter-client-certificate'];
  expect(await status('distant', { [address]: '198.51.100.7' })).toBe(403);
  expect(await status('distant', { [address]: '203.0.113.7' })).not.toBe(403);
  expect(await status('certified', {})).toBe(403);
  expect(await status('certified', { [certificate]: 'CN=somebody' })).toBe(403);
  expect(await status('certified', { [certificate]: 'CN=vendor 2' })).not.toBe(403);
  await later();
  expect(await counted({ vendorKey: 'certified' })).toMatchObject({ forged: 2 });
});

test('what several processes count of a minute is added up', async () => {
  for (let times = 0; times < 3; times += 1) {
    world.deps.callCounts.add('kplay', 'ok', 4);
    world.deps.callCounts.add('kplay', 'failed', 900);
    await world.deps.callCounts.flush();
  }
  await later();
  expect(await counted()).toEqual({ ...nothing, ok: 3, failed: 3 });
});

test('calls are timed by minute, in all and of one vendor; what was refused at the door is not', async () => {
  const add = (vendorKey: string, ms: number | null, count: number) => {
    for (let times = 0; times < count; times += 1) {
      world.deps.callCounts.add(vendorKey, ms === null ? 'forged' : 'ok', ms);
    }
  };
  add('kplay', 7, 99);
  add('kplay', 400, 1);
  add('kplay', null, 50);
  await later();
  add('kplay', 30, 10);
  await later();
  const of = { vendorKey: 'kplay' };
  expect(await times(of)).toEqual({
    all: { p50: 8, p99: 35 },
    steps: [
      { p50: 8, p99: 8 },
      { p50: 35, p99: 35 },
    ],
  });
  add('bomb', 2_500, 300);
  await later();
  expect((await times()).all).toEqual({ p50: 3_000, p99: 3_000 });
  expect((await times({ vendorKey: 'evolution' })).all).toEqual({ p50: null, p99: null });
});

test('the steps cover the hours asked for, the oldest first', async () => {
  for (const [hours, stepSeconds] of [
    [1, 120],
    [6, 720],
    [24, 2_880],
  ]) {
    const { data } = await world.operator('betting.read')(path, { hours });
    expect(data).toMatchObject({ stepSeconds });
    const times = data.list.map(({ at }: { at: string }) => Date.parse(at));
    expect(times).toHaveLength(30);
    expect(times).toEqual(times.toSorted((a: number, b: number) => a - b));
  }
  const { resultCode } = await world.operator('betting.read')(path, { hours: 48 });
  expect(resultCode).toBe('H400');
});

test('minutes are kept for a day', async () => {
  const insert = (hours: number) =>
    world.pool.query(
      `insert into game_call_minute (minute, vendor_key, ending, calls)
       values (date_trunc('minute', now()) - make_interval(hours => $1), 'kplay', 'ok', 1)`,
      [hours],
    );
  await insert(23);
  await insert(26);
  await world.pool.query(
    `insert into game_call_time (minute, vendor_key, most_ms, calls)
     values (date_trunc('minute', now()) - interval '26 hours', 'kplay', 8, 1)`,
  );
  await world.running.runJob('forget-vendor-calls');
  const { rows } = await world.pool.query('select calls from game_call_minute');
  expect(rows).toEqual([{ calls: 1n }]);
  expect((await world.pool.query('select from game_call_time')).rowCount).toBe(0);
  expect(await counted({ hours: 24 })).toEqual({ ...nothing, ok: 1 });
});
