import { eventually } from '@noriter/kit/testing';
import { SessionEndReason } from '@noriter/proto/member_events_pb';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { probeVendor } from '../../src/site/actions/probe-vendor.ts';
import { type GamesWorld, openGamesWorld } from '../world/games-world.ts';

let world: GamesWorld;

beforeAll(async () => {
  world = await openGamesWorld('games_locks');
  await world.pool.query(`
    insert into member (member_id, site_id) values
      (gen_random_uuid(), 'noriter'), (gen_random_uuid(), 'other-site');
    create table put_out (events text);
    create function note() returns trigger language plpgsql as
      $$ begin insert into put_out values (new.events::text); return new; end $$;
    create trigger note before insert on kit.outbox for each row execute function note()`);
});
afterAll(() => world.close());
beforeEach(() => world.pool.query('truncate put_out'));

/** The sites whose windows were told. */
async function informed() {
  const { rows } = await world.pool.query<{ events: string }>('select events from put_out');
  const keys = rows.flatMap(({ events }) => [...events.matchAll(/"key":"([^"]+)"/g)]);
  return keys.map(([, key = '']) => key).toSorted((one, other) => one.localeCompare(other));
}

const everySite = ['noriter', 'other-site'];

function setVendor(state: string) {
  const version = world.deps.vendors.get('evolution')?.stateVersion;
  const wish = { vendorKey: 'evolution', version, state, reason: '', maxBet: null, isFramed: true };
  return world.operator('betting.manage')('/api/admin/games/vendors/set', wish);
}

test.each(['blocked', 'open'])(
  'a vendor that is %s by hand is so in the windows of every site',
  async (state) => {
    expect((await setVendor(state)).resultCode).toBe('0');
    expect(await informed()).toEqual(everySite);
    // What stays as it was is told to nobody.
    await setVendor(state);
    expect(await informed()).toEqual(everySite);
  },
);

test.each(['maintenance', 'open'])(
  'a game that is %s by hand is so in the windows of every site',
  async (state) => {
    const game = world.deps.games.byCode('kplay', 'slot1');
    const wish = { gameId: game?.gameId, state, isPinned: false, ord: 1_000, maxBet: null };
    const set = () => world.operator('betting.manage')('/api/admin/games/catalogue/set', wish);
    expect((await set()).resultCode).toBe('0');
    expect(await informed()).toEqual(everySite);
    await set();
    expect(await informed()).toEqual(everySite);
  },
);

test('one that is taken down by its health, too', async () => {
  world.vendorServer.answers.set('/bomb/catalogue', () => Promise.reject(new Error('away')));
  const bomb = world.deps.vendors.get('bomb');
  if (bomb === undefined) throw new Error('It is seeded.');
  await probeVendor(world.deps, bomb, 5);
  expect(await informed()).toEqual(everySite);
});

test('what an operator does not name of a vendor stays as somebody else, or its health, has set it', async () => {
  const set = (wish: object) =>
    world.operator('betting.manage')('/api/admin/games/vendors/set', {
      vendorKey: 'pragmatic',
      ...wish,
    });
  const vendor = () => world.deps.vendors.get('pragmatic');
  const opened = vendor()?.stateVersion;
  await world.pool.query(
    `update game_vendor set state = 'maintenance', state_reason = 'away', is_automatic = true,
       state_version = state_version + 1 where vendor_key = 'pragmatic'`,
  );
  // From a page that was open before.
  const limited = await set({ version: opened, maxBet: '70000' });
  expect(limited).toMatchObject({ resultCode: '0', data: { state: 'maintenance' } });
  const kept = { state: 'maintenance', stateReason: 'away', isAutomatic: true };
  expect(vendor()).toMatchObject({ ...kept, maxBet: 70_000n });
  expect(await informed()).toEqual([]);
  expect((await set({ version: opened, state: 'open' })).resultCode).toBe('G004');
  expect((await set({ version: vendor()?.stateVersion, state: 'open' })).resultCode).toBe('0');
  expect(vendor()).toMatchObject({ state: 'open', stateReason: '', maxBet: 70_000n });
  expect((await set({ version: opened, maxBet: null })).resultCode).toBe('0');
  expect(vendor()).toMatchObject({ state: 'open', isAutomatic: false, maxBet: null });
});

test('what an operator does not name of a game stays as somebody else has set it', async () => {
  const found = world.deps.games.byCode('kplay', 'slot1');
  const set = async (wish: object) => {
    const path = '/api/admin/games/catalogue/set';
    const answer = await world.operator('betting.manage')(path, { gameId: found?.gameId, ...wish });
    expect(answer.resultCode).toBe('0');
    return world.deps.games.byCode('kplay', 'slot1');
  };
  const { isPinned, ord } = found ?? {};
  expect(await set({ state: 'hidden' })).toMatchObject({ state: 'hidden', isPinned, ord });
  expect(await set({ maxBet: '5000' })).toMatchObject({ state: 'hidden', ord, maxBet: 5_000n });
  expect(await set({ state: 'open' })).toMatchObject({ state: 'open', isPinned, maxBet: 5_000n });
  expect(await set({ maxBet: null })).toMatchObject({ state: 'open', ord, maxBet: null });
});

test('attack: who is locked while a game is opened plays it all the same', async () => {
  const member = await world.member(30_000n);
  const { memberId } = member;
  const operator = world.operator('betting.manage');
  const limit = { memberId, vendorKey: '', gameKey: '', maxBet: null, reason: '상담' };
  world.vendorServer.answers.set('/kplay/launch', async () => {
    await operator('/api/admin/games/members/set', { ...limit, isLocked: true });
    return { url: 'http://127.0.0.1:9/game' };
  });
  const launch = { vendorKey: 'kplay', gameKey: 'slot1' };
  expect((await member.call('/api/game/getGame', launch)).resultCode).toBe('B0092');
  const { rows } = await world.pool.query('select state from game_session where member_id = $1', [
    memberId,
  ]);
  expect(rows).toEqual([]);
});

type Member = Awaited<ReturnType<GamesWorld['member']>>;

const statesOf = async ({ memberId }: Member) => {
  const { rows } = await world.pool.query<{ state: string }>(
    'select state from game_session where member_id = $1 order by started_at',
    [memberId],
  );
  return rows.map(({ state }) => state);
};

/** A log-in ends, which is known here when a game that it had open is over. */
async function endLogin(member: Member, reason: SessionEndReason) {
  const value = { sessionId: member.sessionId, reason };
  await world.send(member.memberId, { case: 'sessionEnded', value });
  await eventually(async () => expect(await statesOf(member)).toEqual(['ended']));
}

test.each([
  ['logged out', SessionEndReason.LOGOUT, 'TK998'],
  ['thrown out', SessionEndReason.REVOKED, 'TK998'],
  ['replaced', SessionEndReason.REPLACED, 'TK999'],
])(
  'attack: who is %s while a game is opened plays it all the same',
  async (_what, reason, code) => {
    const member = await world.member(30_000n);
    await member.launch('evolution', 'baccarat1');
    world.vendorServer.answers.set('/kplay/launch', async () => {
      await endLogin(member, reason);
      return { url: 'http://127.0.0.1:9/game' };
    });
    const launch = { vendorKey: 'kplay', gameKey: 'slot1' };
    expect((await member.call('/api/game/getGame', launch)).resultCode).toBe(code);
    expect(await statesOf(member)).toEqual(['ended']);
    const { calls } = world.vendorServer;
    const asked = calls.length;
    expect((await member.call('/api/game/getGame', launch)).resultCode).toBe(code);
    expect(calls).toHaveLength(asked);
  },
);

test('a log-in that is over is known for as long as tokens of it live', async () => {
  const known = async () => (await world.pool.query('select from ended_login')).rowCount;
  await world.pool.query(
    `truncate ended_login;
     insert into ended_login (login_session_id, is_replaced, noted_at) values
       (gen_random_uuid(), false, now() - interval '119 minutes'),
       (gen_random_uuid(), false, now() - interval '121 minutes')`,
  );
  await world.running.runJob('forget-vendor-calls');
  expect(await known()).toBe(1);
});
