import { randomUUID } from 'node:crypto';
import { eventually, type Listening, listenTo, yesterday } from '@noriter/kit/testing';
import { marketEvents } from '@noriter/proto/topics';
import { results } from '@noriter/rules/leg-result';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearFixtures } from '../../src/sportsbook/actions/clear-fixtures.ts';
import { readOffers } from '../../src/sportsbook/store/offers.ts';
import { type BettingWorld, openBettingWorld } from '../world/betting-world.ts';
import { openSportTables, threeWay, total } from '../world/sport-tables.ts';

/** No bet is on these markets: no money moves. */
const nothing = { paid: '0', taken: '0' };

let world: BettingWorld;
let sportTables: ReturnType<typeof openSportTables>;
let received: Listening<typeof marketEvents>;
let backOffice: ReturnType<BettingWorld['operator']>;

beforeAll(async () => {
  world = await openBettingWorld('betting_sport_office', { withWallet: false });
  sportTables = openSportTables(world.pool);
  received = await listenTo(world.space, marketEvents);
  backOffice = world.operator('betting.read', 'betting.manage');
});
afterAll(async () => {
  await received.stop();
  await world.close();
});
beforeEach(async () => {
  await sportTables.producer('prematch');
  await sportTables.producer('live');
});

const key = () => ({ idempotencyKey: randomUUID() });
const reason = 'A price that cannot be';
const FINISHED = { startsInMs: -7_200_000, state: 'finished' };

async function audited(action: string, subject: string) {
  const { rows } = await world.pool.query(
    'select before, after from kit.audit_log where action = $1 and subject = $2',
    [action, subject],
  );
  return rows;
}
const given = (fixtureId: string) =>
  received.events.filter(({ value }) => value.fixtureId === fixtureId).map(({ value }) => value);

describe('operators', () => {
  it('take a margin off the prices of a fixture, which everybody is sent', async () => {
    const fixtureId = await sportTables.fixture();
    const marketKey = await sportTables.market(fixtureId);
    const set = { fixtureId, margin: 100, reason };
    const answer = await backOffice('/api/admin/sport/fixture/set', set, key());
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
    const [offer] = await readOffers(world.pool, [{ fixtureId, marketKey, selectionId: 'over' }]);
    expect(offer).toMatchObject({ odds: 2_350n, isOpen: true });
    await eventually(() => expect(given(fixtureId)).toHaveLength(1));
    expect(given(fixtureId)[0]?.event).toMatchObject({
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
    const fixtureId = await sportTables.fixture();
    const totalKey = await sportTables.market(fixtureId, total);
    const winnerKey = await sportTables.market(fixtureId, threeWay);
    const states = async () => {
      const { data } = await world.guest('/api/sport/fixture', { fixtureId });
      return Object.fromEntries(
        data.fixture.markets.map((one: { marketKey: string; state: string }) => [
          one.marketKey,
          one.state,
        ]),
      );
    };
    const closes = { fixtureId, marketKey: totalKey, houseState: 'closed', reason };
    await backOffice('/api/admin/sport/market/set', closes, key());
    expect(await states()).toEqual({ [totalKey]: 'closed', [winnerKey]: 'active' });
    const suspends = { fixtureId, houseState: 'suspended', reason };
    await backOffice('/api/admin/sport/fixture/set', suspends, key());
    expect(await states()).toEqual({ [totalKey]: 'closed', [winnerKey]: 'suspended' });
    await backOffice('/api/admin/sport/fixture/set', { ...suspends, houseState: 'open' }, key());
    expect(await states()).toEqual({ [totalKey]: 'closed', [winnerKey]: 'active' });
  });

  it('settle a market manually by its score, again, and take it back', async () => {
    const fixtureId = await sportTables.fixture(FINISHED);
    const marketKey = await sportTables.market(fixtureId, total, {
      results: { over: results.lose, under: results.win },
      settlementVersion: 1,
    });
    const enter = (result: object, of = marketKey) =>
      backOffice(
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
    const { data } = await world.guest('/api/sport/results', {
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
    const fixtureId = await sportTables.fixture(FINISHED);
    const marketKey = await sportTables.market(fixtureId);
    const body = { fixtureId, marketKey, result, reason, ...nothing };
    const answer = await backOffice('/api/admin/sport/market/result', body, key());
    expect(answer.resultCode).toBe(code);
  });

  it('are refused a result before the start, and what does not exist', async () => {
    const fixtureId = await sportTables.fixture();
    const marketKey = await sportTables.market(fixtureId);
    const result = { way: 'results', results: { over: results.win, under: results.lose } };
    const at = '/api/admin/sport/market/result';
    const early = await backOffice(at, { fixtureId, marketKey, result, reason, ...nothing }, key());
    expect(early.resultCode).toBe('B1073');
    const none = await backOffice(
      at,
      { fixtureId, marketKey: 'none', result, reason, ...nothing },
      key(),
    );
    expect(none.resultCode).toBe('B1077');
    expect(none.resultMessage).toBe('존재하지 않는 마켓입니다.');
    const nowhere = { fixtureId: 'sr:match:0', margin: 10, reason };
    const lost = await backOffice('/api/admin/sport/fixture/set', nowhere, key());
    expect(lost.resultCode).toBe('B1076');
  });

  it('may not without the permission, nor without a reason', async () => {
    const fixtureId = await sportTables.fixture();
    const reader = world.operator('betting.read');
    const body = { fixtureId, houseState: 'closed', reason };
    const refused = await reader('/api/admin/sport/fixture/set', body, key());
    expect(refused.resultCode).toBe('H403');
    const silent = await backOffice(
      '/api/admin/sport/fixture/set',
      { ...body, reason: ' ' },
      key(),
    );
    expect(silent.resultCode).toBe('H400');
    const { rows } = await world.pool.query(
      'select house_state from sport_fixture where fixture_id = $1',
      [fixtureId],
    );
    expect(rows).toEqual([{ house_state: 'open' }]);
  });

  it('see whether the feed is followed', async () => {
    await sportTables.producer('virtual', { aliveAgoMs: 20_000 });
    const { data } = await backOffice('/api/admin/sport/feed', {});
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
    const [gone, kept, young] = [
      await sportTables.fixture(old),
      await sportTables.fixture(old),
      await sportTables.fixture(FINISHED),
    ];
    for (const one of [gone, kept, young]) await sportTables.market(one);
    await world.pool.query(
      'create table hanging (fixture_id text not null references sport_fixture)',
    );
    await world.pool.query('insert into hanging values ($1)', [kept]);
    const { signal } = new AbortController();
    await clearFixtures(world.deps, signal);
    await clearFixtures(world.deps, signal);
    const { rows } = await world.pool.query(
      `select fixture_id, is_kept, (select count(*)::int from sport_market as market
         where market.fixture_id = fixture.fixture_id) as markets
       from sport_fixture as fixture where fixture_id = any($1::text[])`,
      [[gone, kept, young]],
    );
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ fixture_id: kept, is_kept: true, markets: 1 });
    expect(rows).toContainEqual({ fixture_id: young, is_kept: false, markets: 1 });
  });
});

it('a fixture that was put off is listed with those to come, as what it is', async () => {
  const fixtureId = await sportTables.fixture({ state: 'postponed', leagueId: 'league-put-off' });
  const { data } = await backOffice('/api/admin/sport/fixtures', { mode: 'offered', rows: 100 });
  const found = data.list.find((one: { fixtureId: string }) => one.fixtureId === fixtureId);
  expect(found).toMatchObject({ state: 'postponed', isLive: false });
  const offered = await world.guest('/api/sport/fixtures', { mode: 'prematch' });
  expect(JSON.stringify(offered.data.list)).not.toContain(fixtureId);
});
