import { randomUUID } from 'node:crypto';
import { eventually, type Listening, listenTo, yesterday } from '@noriter/kit/testing';
import { marketEvents } from '@noriter/proto/topics';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearFixtures } from '../src/actions/clear-fixtures.ts';
import { results } from '../src/domain/settlement/leg-result.ts';
import { readOffers } from '../src/queries/sport-offers.ts';
import { type BettingHouse, openBettingHouse } from './betting-house.ts';
import { openStall, threeWay, total } from './sport-stall.ts';

/** No bet is on these markets: no money moves. */
const nothing = { paid: '0', taken: '0' };

let house: BettingHouse;
let stall: ReturnType<typeof openStall>;
let heard: Listening<typeof marketEvents>;
let office: ReturnType<BettingHouse['operator']>;

beforeAll(async () => {
  house = await openBettingHouse('betting_sport_office', { withWallet: false });
  stall = openStall(house.pool);
  heard = await listenTo(house.space, marketEvents);
  office = house.operator('betting.read', 'betting.manage');
});
afterAll(async () => {
  await heard.stop();
  await house.close();
});
beforeEach(async () => {
  await stall.producer('prematch');
  await stall.producer('live');
});

const key = () => ({ idempotencyKey: randomUUID() });
const reason = 'A price that cannot be';
const FINISHED = { startsInMs: -7_200_000, state: 'finished' };

async function audited(action: string, subject: string) {
  const { rows } = await house.pool.query(
    'select before, after from kit.audit_log where action = $1 and subject = $2',
    [action, subject],
  );
  return rows;
}
const told = (fixtureId: string) =>
  heard.events.filter(({ value }) => value.fixtureId === fixtureId).map(({ value }) => value);

describe('operators', () => {
  it('take a margin off the prices of a fixture, which all hear of', async () => {
    const fixtureId = await stall.fixture();
    const marketKey = await stall.market(fixtureId);
    const set = { fixtureId, margin: 100, reason };
    const answer = await office('/api/admin/sport/fixture/set', set, key());
    expect(answer.data).toMatchObject({
      margin: 100,
      version: 1,
      markets: [
        {
          feedOdds: [{ odds: '2.50' }, {}],
          selections: [{ odds: '2.35', isOpen: true }, {}],
        },
      ],
    });
    const [offer] = await readOffers(house.pool, [{ fixtureId, marketKey, selectionId: 'over' }]);
    expect(offer).toMatchObject({ odds: 2_350n, isOpen: true });
    await eventually(() => expect(told(fixtureId)).toHaveLength(1));
    expect(told(fixtureId)[0]?.event).toMatchObject({
      value: { markets: [{ marketKey, prices: [{ odds: 2_350n }, {}] }] },
    });
    expect(await audited('sport-fixture.set', `fixture:${fixtureId}`)).toEqual([
      {
        before: { houseState: 'open', margin: 0 },
        after: { houseState: 'open', margin: 100, reason },
      },
    ]);
  });

  it('suspend a fixture, and close one of its markets', async () => {
    const fixtureId = await stall.fixture();
    const totalKey = await stall.market(fixtureId, total);
    const winnerKey = await stall.market(fixtureId, threeWay);
    const states = async () => {
      const { data } = await house.guest('/api/sport/fixture', { fixtureId });
      return Object.fromEntries(
        data.fixture.markets.map((one: { marketKey: string; state: string }) => [
          one.marketKey,
          one.state,
        ]),
      );
    };
    const closes = { fixtureId, marketKey: totalKey, houseState: 'closed', reason };
    await office('/api/admin/sport/market/set', closes, key());
    expect(await states()).toEqual({ [totalKey]: 'closed', [winnerKey]: 'active' });
    const suspends = { fixtureId, houseState: 'suspended', reason };
    await office('/api/admin/sport/fixture/set', suspends, key());
    expect(await states()).toEqual({ [totalKey]: 'closed', [winnerKey]: 'suspended' });
    await office('/api/admin/sport/fixture/set', { ...suspends, houseState: 'open' }, key());
    expect(await states()).toEqual({ [totalKey]: 'closed', [winnerKey]: 'active' });
  });

  it('settle a market by hand by its score, again, and take it back', async () => {
    const fixtureId = await stall.fixture(FINISHED);
    const marketKey = await stall.market(fixtureId, total, {
      results: { over: results.lose, under: results.win },
      settlementVersion: 1,
    });
    const enter = (result: object, of = marketKey) =>
      office(
        '/api/admin/sport/market/result',
        { fixtureId, marketKey: of, result, reason, ...nothing },
        key(),
      );
    const score = (home: number) => ({
      way: 'score',
      score: { parts: { 'half-1': { home, away: 0 }, 'half-2': { home: 0, away: 1 } } },
    });
    const market = (answer: { data: { markets: object[] } }) => answer.data.markets[0];
    expect(market(await enter(score(2)))).toMatchObject({
      handResults: { over: { won: true }, under: { won: false } },
      feedResults: { over: { won: false } },
      state: 'settled',
      settlementVersion: 2,
    });
    const voided = { way: 'results', results: { over: results.push, under: results.push } };
    expect(market(await enter(voided))).toMatchObject({ settlementVersion: 3 });
    expect(market(await enter({ way: 'take-back' }))).toMatchObject({
      handResults: null,
      settlementVersion: 4,
    });
    expect(await audited('sport-result.enter', `market:${fixtureId}/${marketKey}`)).toHaveLength(2);
    const { data } = await house.guest('/api/sport/results', {
      kind: 'underover',
      sport: 'soccer',
      startDate: yesterday(),
    });
    const row = data.list.find((one: { fixtureId: string }) => one.fixtureId === fixtureId);
    expect(row?.markets).toMatchObject([{ marketKey, winners: ['under'] }]);
  });

  it.each([
    ['B1074', { way: 'take-back' }],
    ['B1072', { way: 'results', results: { over: results.win } }],
    ['B1072', { way: 'score', score: { parts: { 'half-1': { home: 1, away: 0 } } } }],
  ])('are refused with %s: %o', async (code, result) => {
    const fixtureId = await stall.fixture(FINISHED);
    const marketKey = await stall.market(fixtureId);
    const body = { fixtureId, marketKey, result, reason, ...nothing };
    const answer = await office('/api/admin/sport/market/result', body, key());
    expect(answer.resultCode).toBe(code);
  });

  it('are refused a result before the start, and what does not exist', async () => {
    const fixtureId = await stall.fixture();
    const marketKey = await stall.market(fixtureId);
    const result = { way: 'results', results: { over: results.win, under: results.lose } };
    const at = '/api/admin/sport/market/result';
    const early = await office(at, { fixtureId, marketKey, result, reason, ...nothing }, key());
    expect(early.resultCode).toBe('B1073');
    const none = await office(
      at,
      { fixtureId, marketKey: 'none', result, reason, ...nothing },
      key(),
    );
    expect(none.resultCode).toBe('B1071');
    const nowhere = { fixtureId: 'sr:match:0', margin: 10, reason };
    const lost = await office('/api/admin/sport/fixture/set', nowhere, key());
    expect(lost.resultCode).toBe('B1070');
  });

  it('may not without the permission, nor without a reason', async () => {
    const fixtureId = await stall.fixture();
    const reader = house.operator('betting.read');
    const body = { fixtureId, houseState: 'closed', reason };
    const refused = await reader('/api/admin/sport/fixture/set', body, key());
    expect(refused.resultCode).toBe('H403');
    const silent = await office('/api/admin/sport/fixture/set', { ...body, reason: ' ' }, key());
    expect(silent.resultCode).toBe('H400');
    const { rows } = await house.pool.query(
      'select house_state from sport_fixture where fixture_id = $1',
      [fixtureId],
    );
    expect(rows).toEqual([{ house_state: 'open' }]);
  });

  it('see whether the feed is heard', async () => {
    await stall.producer('virtual', { aliveAgoMs: 20_000 });
    const { data } = await office('/api/admin/sport/feed', {});
    expect(data.isConfigured).toBe(false);
    const states = data.producers.map((one: { producer: string; state: string }) => [
      one.producer,
      one.state,
    ]);
    expect(states).toEqual([
      ['live', 'up'],
      ['prematch', 'up'],
      ['virtual', 'down'],
    ]);
  });
});

describe('old fixtures', () => {
  it('are cleared away with their markets, and stay where a bet hangs on them', async () => {
    const old = { startsInMs: -40 * 86_400_000, state: 'finished' };
    const [gone, held, young] = [
      await stall.fixture(old),
      await stall.fixture(old),
      await stall.fixture(FINISHED),
    ];
    for (const one of [gone, held, young]) await stall.market(one);
    await house.pool.query(
      'create table hanging (fixture_id text not null references sport_fixture)',
    );
    await house.pool.query('insert into hanging values ($1)', [held]);
    const { signal } = new AbortController();
    await clearFixtures(house.deps, signal);
    await clearFixtures(house.deps, signal);
    const { rows } = await house.pool.query(
      `select fixture_id, is_kept, (select count(*)::int from sport_market as market
         where market.fixture_id = fixture.fixture_id) as markets
       from sport_fixture as fixture where fixture_id = any($1::text[])`,
      [[gone, held, young]],
    );
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ fixture_id: held, is_kept: true, markets: 1 });
    expect(rows).toContainEqual({ fixture_id: young, is_kept: false, markets: 1 });
  });
});

it('a fixture that was put off is listed with those to come, as what it is', async () => {
  const fixtureId = await stall.fixture({ state: 'postponed', leagueId: 'league-put-off' });
  const { data } = await office('/api/admin/sport/fixtures', { mode: 'offered', rows: 100 });
  const found = data.list.find((one: { fixtureId: string }) => one.fixtureId === fixtureId);
  expect(found).toMatchObject({ state: 'postponed', isLive: false });
  const offered = await house.guest('/api/sport/fixtures', { mode: 'prematch' });
  expect(JSON.stringify(offered.data.list)).not.toContain(fixtureId);
});
