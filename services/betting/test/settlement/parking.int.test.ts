// @module-tag money
import { results } from '@noriter/rules/leg-result';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleTickets } from '../../src/settlement/actions/settle-tickets.ts';
import { openTickets } from '../world/open-tickets.ts';
import { type Leg, openSportWorld, type SportWorld } from '../world/sport-world.ts';

let world: SportWorld;
const never = new AbortController().signal;
const { win, lose } = results;
const homeWins = { home: win, draw: lose, away: lose };

beforeAll(async () => {
  world = await openSportWorld('betting_parking');
});
afterAll(() => world.close());

const betsOn = async (leg: Leg) => {
  const { rows } = await world.pool.query<{ betId: string; state: string }>(
    `select bet_id as "betId", state from bet join bet_leg using (bet_id) where fixture_id = $1
     order by bet_id`,
    [leg.fixtureId],
  );
  return rows;
};

const statesOn = async (leg: Leg) => (await betsOn(leg)).map(({ state }) => state);

/** The pause of what is parked was over an hour ago, or is in an hour: no slow machine is in between. */
const pauseEnds = () =>
  world.pool.query("update settlement_parking set next_at = now() - interval '1 hour'");
const pauseGoesOn = () =>
  world.pool.query("update settlement_parking set next_at = now() + interval '1 hour'");

const parked = async () => {
  const { rows } = await world.pool.query<{ kind: string; key: string; attempts: number }>(
    'select kind, key, attempts from settlement_parking order by key',
  );
  return rows;
};

describe('a ticket that cannot be settled', () => {
  it('costs nobody else: it is parked, shown in a metric, and settled once it is put right', async () => {
    const [leg, other] = [await world.leg(), await world.leg()];
    await openTickets(world.pool, leg, 20);
    await openTickets(world.pool, other, 3);
    const [bad] = await betsOn(leg);
    const betId = String(bad?.betId);
    await world.pool.query(
      `update bet_leg set market = market || '{"kind": "nonsense"}' where bet_id = $1`,
      [betId],
    );
    await world.result(leg, homeWins);
    await world.result(other, homeWins);
    await settleTickets(world.deps, never);
    expect((await statesOn(leg)).filter((state) => state === 'won')).toHaveLength(19);
    expect(await statesOn(other)).toEqual(['won', 'won', 'won']);
    expect(await parked()).toEqual([{ kind: 'bet', key: betId, attempts: 1 }]);
    const metrics = await (await fetch(`${world.service.url}/metrics`)).text();
    expect(metrics).toMatch(/noriter_betting_settlement_parked\{kind="bet"[^}]*\} 1/);
    await pauseGoesOn();
    await settleTickets(world.deps, never);
    expect((await parked())[0]?.attempts).toBe(1);
    await pauseEnds();
    await settleTickets(world.deps, never);
    expect((await parked())[0]?.attempts).toBe(2);
    await world.pool.query(
      `update bet_leg set market = good.market from bet_leg as good
       where bet_leg.bet_id = $1 and good.fixture_id = bet_leg.fixture_id and good.bet_id <> $1`,
      [betId],
    );
    await pauseEnds();
    await settleTickets(world.deps, never);
    expect(new Set(await statesOn(leg))).toEqual(new Set(['won']));
    expect(await parked()).toEqual([]);
  });

  it('is no market that cannot be read: that one is parked as a whole', async () => {
    const [leg, other] = [await world.leg(), await world.leg()];
    await openTickets(world.pool, leg, 5);
    await openTickets(world.pool, other, 1);
    await world.result(leg, homeWins);
    await world.result(other, homeWins);
    const { rows } = await world.pool.query<{ feed: object }>(
      `select feed from sport_market where fixture_id = $1`,
      [leg.fixtureId],
    );
    const setFeed = (feed: object | undefined) =>
      world.pool.query('update sport_market set feed = $2 where fixture_id = $1', [
        leg.fixtureId,
        JSON.stringify(feed),
      ]);
    await setFeed({});
    await settleTickets(world.deps, never);
    expect(await statesOn(other)).toEqual(['won']);
    expect((await parked()).map(({ kind }) => kind)).toEqual(['market']);
    await setFeed(rows[0]?.feed);
    await pauseEnds();
    await settleTickets(world.deps, never);
    expect(new Set(await statesOn(leg))).toEqual(new Set(['won']));
    expect(await parked()).toEqual([]);
  });
});

describe('a server that is away', () => {
  it('parks nothing: the run fails and the next one goes on', async () => {
    const leg = await world.leg();
    await openTickets(world.pool, leg, 2);
    await world.result(leg, homeWins);
    const pool = Object.create(world.pool) as typeof world.pool;
    const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    // Statements by themselves pass a callback; only a transaction finds nobody.
    pool.connect = ((done?: Parameters<typeof pool.connect>[0]) =>
      done ? world.pool.connect(done) : Promise.reject(refused)) as typeof pool.connect;
    await expect(settleTickets({ ...world.deps, pool }, never)).rejects.toThrow('refused');
    expect(await parked()).toEqual([]);
    await settleTickets(world.deps, never);
    expect(await statesOn(leg)).toEqual(['won', 'won']);
  });
});
