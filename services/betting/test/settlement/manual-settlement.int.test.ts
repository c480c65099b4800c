// @module-tag money
import { randomUUID } from 'node:crypto';
import { lockBook } from '@noriter/four-eyes/book';
import { callAs, eventually, operatorCaller } from '@noriter/kit/testing';
import { deadHeat, results } from '@noriter/rules/leg-result';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleTickets } from '../../src/settlement/actions/settle-tickets.ts';
import { type Market, marketKey } from '../../src/vocabulary/market.ts';
import { codesOf } from '../world/betting-world.ts';
import { type Leg, openSportWorld, type SportWorld } from '../world/sport-world.ts';

let world: SportWorld;

beforeAll(async () => {
  world = await openSportWorld('betting_results');
});
afterAll(() => world.close());

const settle = () => settleTickets(world.deps, new AbortController().signal);
const { win, lose } = results;
const homeWins = { home: win, draw: lose, away: lose };
const paths = {
  effect: '/api/admin/sport/result/effect',
  enter: '/api/admin/sport/market/result',
  requests: '/api/admin/sport/result/requests',
  decide: '/api/admin/sport/result/decide',
};

/** A site of its own with three operators, and a member with money. */
async function openSite() {
  const siteId = `site-${randomUUID().slice(0, 8)}`;
  const permissions = ['betting.read', 'betting.manage', 'audit.read'];
  const operator = (loginId: string) =>
    callAs(world.service, operatorCaller({ siteId, permissions, loginId }));
  const member = world.member({ siteId });
  await member.give(10_000_000n);
  return { siteId, member, anna: operator('anna'), ben: operator('ben'), cho: operator('cho') };
}

type Site = Awaited<ReturnType<typeof openSite>>;
type Call = Site['anna'];

/** A ticket on a match that has been played since. */
async function played({ member }: Site, leg: Leg, lineStake: string) {
  const { data, resultCode } = await world.slip(member, [{ legs: [leg], lineStake }]);
  expect(resultCode).toBe('0');
  await world.pool.query(
    `update sport_fixture set state = 'finished', starts_at = now() - interval '2 hours'
     where fixture_id = $1`,
    [leg.fixtureId],
  );
  return String(data.bets[0].betId);
}

/** Enters a result as the page does: with what was shown. */
async function enter(call: Call, { fixtureId, marketKey: key }: Leg, result: object) {
  const of = { fixtureId, marketKey: key, result };
  const { data } = await call(paths.effect, of);
  const { paid = '0', taken = '0' } = data ?? {};
  return call(paths.enter, { ...of, paid, taken, reason: '기록지 확인' });
}

const byResults = (of: object) => ({ way: 'results', results: of });

/** A fold of two legs, the first of them played, and what one operator may do about it alone. */
async function foldOf(lineStake: string) {
  const site = await openSite();
  const [leg, other] = [await world.leg({ odds: '2.00' }), await world.leg({ odds: '2.00' })];
  const tickets = [{ legs: [leg, other], lineStake }];
  expect((await world.slip(site.member, tickets)).resultCode).toBe('0');
  await world.pool.query(
    `update sport_fixture set state = 'finished', starts_at = now() - interval '2 hours'
     where fixture_id = $1`,
    [leg.fixtureId],
  );
  return { ...site, leg };
}

describe('attack: a leg of a combination that runs on is turned by one operator', () => {
  const awayWins = { home: lose, draw: lose, away: win };

  it('weighs what the ticket may still return, though nothing moves at once', async () => {
    const { anna, ben, leg } = await foldOf('300000');
    const lost = await enter(anna, leg, byResults(awayWins));
    expect(lost.data.outcome).toBe('approved');
    await settle();
    const turned = await enter(ben, leg, byResults(homeWins));
    expect(turned.data.outcome).toBe('waiting');
    const name = { fixtureId: leg.fixtureId, marketKey: leg.marketKey };
    expect((await anna(paths.requests, name)).data.list[0]).toMatchObject({ paid: '0' });
  });

  it('is one operator’s where little can come of it', async () => {
    const { anna, leg } = await foldOf('50000');
    expect((await enter(anna, leg, byResults(homeWins))).data.outcome).toBe('approved');
  });
});

/** A result that moves 1,800,000 won, asked for by anna. */
async function asked() {
  const site = await openSite();
  const leg = await world.leg({ odds: '2.00' });
  const betId = await played(site, leg, '900000');
  const answer = await enter(site.anna, leg, byResults(homeWins));
  expect(answer.data).toMatchObject({ outcome: 'waiting' });
  const name = { fixtureId: leg.fixtureId, marketKey: leg.marketKey };
  const { list } = (await site.ben(paths.requests, name)).data;
  const requestId = String(list[0].requestId);
  const decide = (call: Call, changes: object = {}) =>
    call(paths.decide, { requestId, move: 'approve', paid: '1800000', taken: '0', ...changes });
  return { ...site, leg, betId, name, requestId, list, decide };
}

describe('a result that moves more than one operator may', () => {
  it('waits, moves nothing, and stands once a second one has agreed', async () => {
    const one = await asked();
    expect(one.list).toMatchObject([
      {
        status: 'waiting',
        bets: 1,
        paid: '1800000',
        taken: '0',
        askedByName: 'anna',
        isOwn: false,
      },
    ]);
    await settle();
    expect(await world.bet(one.betId)).toMatchObject({ state: 'accepted' });
    expect((await one.decide(one.anna)).resultCode).toBe('B1035');
    expect((await one.decide(one.ben, { paid: '1799999' })).resultCode).toBe('B1033');
    expect((await one.decide(one.ben)).resultCode).toBe('0');
    await settle();
    expect(await world.bet(one.betId)).toMatchObject({ state: 'won', returned: 1_800_000n });
    await one.member.cashIs(10_900_000n);
    const audit = await one.anna('/api/admin/audit/betting/list');
    const actions = audit.data.list.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(['sport-result.enter', 'sport-result.ask']);
  });

  it('of many who agree at once one does, and the money moves once', async () => {
    const one = await asked();
    const answers = await Promise.all(
      [one.ben, one.cho, one.ben, one.cho, one.ben, one.cho].map((call) => one.decide(call)),
    );
    expect(codesOf(answers)).toEqual({ '0': 1, B1034: 5 });
    await Promise.all([settle(), settle()]);
    await one.member.cashIs(10_900_000n);
    expect(await world.bet(one.betId)).toMatchObject({ version: 1 });
  });

  it('is refused with a reason or taken back, and another may be asked for then', async () => {
    const one = await asked();
    const again = await enter(one.cho, one.leg, byResults(homeWins));
    expect(again.resultCode).toBe('B1075');
    expect((await one.decide(one.ben, { move: 'refuse' })).resultCode).toBe('B1030');
    const refused = await one.decide(one.ben, { move: 'refuse', reason: '기록과 다름' });
    expect(refused.resultCode).toBe('0');
    const next = await enter(one.cho, one.leg, byResults(homeWins));
    expect(next.data.outcome).toBe('waiting');
    const { list } = (await one.cho(paths.requests, one.name)).data;
    expect(list).toMatchObject([
      { status: 'waiting', isOwn: true },
      { status: 'refused', refusal: '기록과 다름', decidedByName: 'ben' },
    ]);
    const { requestId } = list[0];
    const taken = await one.decide(one.cho, { requestId, move: 'withdraw' });
    expect(taken.resultCode).toBe('0');
    await settle();
    expect(await world.bet(one.betId)).toMatchObject({ state: 'accepted', version: 0 });
  });

  it('has changed when the feed has spoken since', async () => {
    const one = await asked();
    await world.result(one.leg, homeWins);
    await settle();
    expect((await one.decide(one.ben)).resultCode).toBe('B1033');
    const { data } = await one.ben(paths.effect, { ...one.name, result: byResults(homeWins) });
    expect(data).toMatchObject({ bets: 0, paid: '0', taken: '0', takesTwo: false });
    expect((await one.decide(one.ben, { paid: '0' })).resultCode).toBe('0');
    await settle();
    expect(await world.bet(one.betId)).toMatchObject({ state: 'won', version: 1 });
  });

  it('is also what is taken back, and what comes to it with others of the day', async () => {
    const site = await openSite();
    const legs = [await world.leg({ odds: '2.00' }), await world.leg({ odds: '2.00' })] as const;
    const first = await played(site, legs[0], '300000');
    await played(site, legs[1], '300000');
    expect((await enter(site.anna, legs[0], byResults(homeWins))).data.outcome).toBe('approved');
    await settle();
    expect(await world.bet(first)).toMatchObject({ state: 'won' });
    expect((await enter(site.anna, legs[1], byResults(homeWins))).data.outcome).toBe('waiting');
    const back = await enter(site.anna, legs[0], { way: 'take-back' });
    expect(back.data.outcome).toBe('waiting');
    const byBen = await enter(site.ben, legs[0], byResults({ ...homeWins, home: lose, away: win }));
    expect(byBen.resultCode).toBe('B1075');
  });
});

describe('attack: one operator pays by a result that was weighed without', () => {
  async function whileItWaits(
    site: Awaited<ReturnType<typeof openSite>>,
    leg: Leg,
    act: () => Promise<void>,
  ) {
    const operatorId = randomUUID();
    const permissions = ['betting.read', 'betting.manage'];
    const caller = operatorCaller({ siteId: site.siteId, permissions, loginId: 'dan', operatorId });
    const dan = callAs(world.service, caller);
    const client = await world.pool.connect();
    await client.query('begin');
    await lockBook(client, { siteId: site.siteId, operatorId });
    const entering = enter(dan, leg, byResults(homeWins));
    await eventually(async () => {
      const { rowCount } = await world.pool.query(
        `select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBeGreaterThan(0);
    });
    await act();
    await client.query('rollback');
    client.release();
    expect((await entering).resultCode).toBe('B1033');
    expect((await enter(dan, leg, byResults(homeWins))).data.outcome).toBe('waiting');
  }

  const become = (leg: Leg, state: string) =>
    world.pool.query('update sport_fixture set state = $2 where fixture_id = $1', [
      leg.fixtureId,
      state,
    ]);

  it('bets that are accepted while the own book is waited for', async () => {
    const site = await openSite();
    const leg = await world.leg({ odds: '4.00' });
    await become(leg, 'running');
    await whileItWaits(site, leg, async () => {
      await become(leg, 'planned');
      const tickets = [{ legs: [leg], lineStake: '1000000' }];
      expect((await world.slip(site.member, tickets)).resultCode).toBe('0');
      await become(leg, 'running');
    });
  });

  it('bets that are accepted at better odds meanwhile', async () => {
    const site = await openSite();
    const leg = await world.leg({ odds: '4.00' });
    const betId = await played(site, leg, '100000');
    await whileItWaits(site, leg, async () => {
      await world.pool.query('update bet_leg set odds = odds * 5 where bet_id = $1', [betId]);
    });
  });

  it('bets that are not accepted yet', async () => {
    const site = await openSite();
    const leg = await world.leg({ odds: '4.00' });
    const betId = await played(site, leg, '1000000');
    await world.pool.query(`update bet set state = 'pending' where bet_id = $1`, [betId]);
    const of = { fixtureId: leg.fixtureId, marketKey: leg.marketKey, result: byResults(homeWins) };
    const { data } = await site.anna(paths.effect, of);
    expect(data).toMatchObject({ bets: 0, paid: '0', takesTwo: true });
  });
});

describe('every kind of market', () => {
  async function legOn(market: Market, selectionId: string): Promise<Leg> {
    const fixtureId = await world.sportTables.fixture();
    await world.sportTables.market(fixtureId, market);
    return { fixtureId, marketKey: marketKey(market), selectionId, odds: '2.50' };
  }

  it('of correct scores settles by the score', async () => {
    const site = await openSite();
    const scores = [
      { home: 1, away: 0 },
      { home: 2, away: 1 },
    ];
    const market: Market = { kind: 'correct-score', span: 'regular', count: 'points', scores };
    const leg = await legOn(market, '2:1');
    const betId = await played(site, leg, '10000');
    const parts = { 'half-1': { home: 1, away: 1 }, 'half-2': { home: 1, away: 0 } };
    const { data } = await enter(site.anna, leg, { way: 'score', score: { parts } });
    expect(data.markets[0]).toMatchObject({
      handResults: { '1:0': { won: false }, '2:1': { won: true }, other: { won: false } },
    });
    await settle();
    expect(await world.bet(betId)).toMatchObject({ state: 'won', returned: 25_000n });
  });

  it.each([
    ['places', { way: 'score', score: { placings: { race: tied() } } }],
    ['results', byResults({ a: deadHeat(1, 2), b: deadHeat(1, 2), c: lose })],
  ])('of a race shares the win of a dead heat, by %s', async (_by, result) => {
    const site = await openSite();
    const competitors = ['a', 'b', 'c'];
    const market: Market = { kind: 'outright', race: 'race', competitors, places: 1 };
    const leg = await legOn(market, 'a');
    const betId = await played(site, leg, '10000');
    const { data } = await enter(site.anna, leg, result);
    expect(data.markets[0].handResults).toEqual({
      a: deadHeat(1, 2),
      b: deadHeat(1, 2),
      c: lose,
    });
    await settle();
    expect(await world.bet(betId)).toMatchObject({ state: 'won', returned: 12_500n });
  });

  it('refuses a dead heat of more places than who share them', async () => {
    const site = await openSite();
    const competitors = ['a', 'b'];
    const leg = await legOn({ kind: 'outright', race: 'race', competitors, places: 1 }, 'a');
    const more = { won: true, voidHalves: 0, deadHeat: { places: 2, of: 1 } };
    const answer = await enter(site.anna, leg, byResults({ a: more, b: lose }));
    expect(answer.resultCode).toBe('H400');
  });
});

function tied() {
  return [
    { competitor: 'a', place: 1 },
    { competitor: 'b', place: 1 },
    { competitor: 'c', place: 3 },
  ];
}
