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
