// @module-tag money
import { randomUUID } from 'node:crypto';
import { callAs, operatorCaller } from '@noriter/kit/testing';
import { results } from '@noriter/rules/leg-result';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleTickets } from '../../src/settlement/actions/settle-tickets.ts';
import { codesOf } from '../world/betting-world.ts';
import { type Leg, openSportWorld, type SportWorld } from '../world/sport-world.ts';

let world: SportWorld;

beforeAll(async () => {
  world = await openSportWorld('betting_ticket_office');
});
afterAll(() => world.close());

const settle = () => settleTickets(world.deps, new AbortController().signal);
const { win, lose } = results;
const homeWins = { home: win, draw: lose, away: lose };

/** A site of its own with two operators, and a member with money. */
async function openSite() {
  const siteId = `site-${randomUUID().slice(0, 8)}`;
  const permissions = ['betting.read', 'betting.manage', 'audit.read'];
  const operator = (loginId: string) =>
    callAs(world.service, operatorCaller({ siteId, permissions, loginId }));
  const member = world.member({ siteId });
  await member.give(10_000_000n);
  return { siteId, member, first: operator('first'), second: operator('second') };
}

type Site = Awaited<ReturnType<typeof openSite>>;

async function placed({ member }: Pick<Site, 'member'>, legs: readonly Leg[], lineStake = '10000') {
  const { data, resultCode } = await world.slip(member, [{ legs, lineStake }]);
  expect(resultCode).toBe('0');
  return { betId: String(data.bets[0].betId), slipId: String(data.slipId) };
}

/** Rules of a site, as an operator sets them. */
async function setRules({ first }: Site, changes: object) {
  const { data } = await first('/api/admin/sport/rules/get');
  const rules = { ...data.rules, ...changes };
  const { version } = data;
  return first('/api/admin/sport/rules/set', { version, rules, reason: '시험' });
}

describe('the rules of a site', () => {
  it('are set by version, refused where they contradict, kept, and hold for the next slip', async () => {
    const site = await openSite();
    const legs = [await world.leg(), await world.leg(), await world.leg()];
    expect((await setRules(site, { foldsMax: 2 })).data).toMatchObject({ version: 1 });
    const refused = await world.slip(site.member, [{ legs }]);
    expect(refused).toMatchObject({ resultCode: 'B1050', data: { problems: [{ limit: '2' }] } });
    const exposure = { suspendAt: '2', lossMax: '1' };
    expect(await setRules(site, { exposure })).toMatchObject({
      resultCode: 'B1024',
      data: { fields: ['exposure.suspendAt'] },
    });
    const { data } = await site.first('/api/admin/sport/rules/versions');
    expect(data.list).toMatchObject([
      { version: 1, rules: { foldsMax: 2 }, before: { foldsMax: 10 } },
    ]);
    const limits = await site.member.call('/api/bet/limits', { product: 'sport' });
    expect(limits.data).toMatchObject({
      limits: { minimum: '1000' },
      rules: { foldsMax: 2, bonus: { steps: [{ folds: 3, factor: 1030 }, {}, {}] } },
    });
    expect(limits.data.rules.exposure).toBeUndefined();
    expect((await site.member.call('/api/bet/limits', { product: 'mini' })).data.rules).toBeNull();
  });
});

describe('rules by which a price is given away', () => {
  const decide = (by: Site['first'], decision: object) =>
    by('/api/admin/sport/rules/decide', decision);
  const present = async ({ first }: Site) => (await first('/api/admin/sport/rules/get')).data;

  it('wait for another operator, and hold when that one approves', async () => {
    const site = await openSite();
    const { rules } = await present(site);
    const loose = { liveDelayMs: 0, matrix: { ...rules.matrix, crossTicketsPerDayMax: null } };
    const { data: asked } = await setRules(site, loose);
    expect(asked).toMatchObject({ version: 0, outcome: 'asked', rules: { liveDelayMs: 4_000 } });
    expect((await setRules(site, { liveDelayMs: 1_000 })).resultCode).toBe('B1079');
    const { requestId } = asked;
    expect((await decide(site.first, { requestId, move: 'approve' })).resultCode).toBe('B1035');
    expect((await decide(site.second, { requestId, move: 'refuse' })).resultCode).toBe('B1030');
    const { data } = await site.second('/api/admin/sport/rules/requests');
    expect(data.list).toMatchObject([
      {
        requestId,
        status: 'waiting',
        loosens: ['liveDelayMs', 'matrix.crossTicketsPerDayMax'],
        rules: { liveDelayMs: 0 },
        isStale: false,
        isOwn: false,
      },
    ]);
    expect((await decide(site.second, { requestId, move: 'approve' })).resultCode).toBe('0');
    expect(await present(site)).toMatchObject({ version: 1, rules: { liveDelayMs: 0 } });
    const { data: history } = await site.first('/api/admin/sport/rules/versions');
    expect(history.list).toMatchObject([{ version: 1, approvedBy: 'second' }]);
  });

  it('are stale when they were tightened meanwhile, which waits for nobody', async () => {
    const site = await openSite();
    const { data: asked } = await setRules(site, { liveDelayMs: 0 });
    const { data: tightened } = await setRules(site, { liveDelayMs: 8_000 });
    expect(tightened).toMatchObject({ version: 1, outcome: 'applied', requestId: null });
    const { requestId } = asked;
    expect((await decide(site.second, { requestId, move: 'approve' })).resultCode).toBe('B1023');
    expect(await present(site)).toMatchObject({ version: 1, rules: { liveDelayMs: 8_000 } });
  });
});

describe('what the house may lose', () => {
  it('is shown, and refused at a site that is not the platform from where it would suspend', async () => {
    const site = await openSite();
    await setRules(site, { exposure: { suspendAt: '15000', lossMax: '25000' } });
    const other = world.member({ siteId: site.siteId });
    await other.give(1_000_000n);
    const leg = await world.leg({ odds: '2.00' });
    await placed(site, [leg]);
    const { data } = await site.first('/api/admin/sport/exposure', { fixtureId: leg.fixtureId });
    expect(data.list).toMatchObject([
      {
        fixtureId: leg.fixtureId,
        houseState: 'open',
        liability: '10000',
        selections: [
          { selectionId: 'home', tickets: 1, stake: '10000', share: '20000', loss: '10000' },
          { selectionId: 'draw', tickets: 0, loss: '-10000' },
          { selectionId: 'away', tickets: 0 },
        ],
      },
    ]);
    for (const [marketKey, found] of [
      [leg.marketKey, 1],
      ['another', 0],
    ] as const) {
      const one = { fixtureId: leg.fixtureId, marketKey };
      const { data: asked } = await site.first('/api/admin/sport/exposure', one);
      expect(asked.list).toHaveLength(found);
    }
    const beyond = await world.slip(other, [{ legs: [leg], lineStake: '16000' }]);
    expect(beyond).toMatchObject({
      resultCode: 'B1059',
      data: { problems: [{ ticket: 0, fixtureId: leg.fixtureId, selectionId: 'home' }] },
    });
    await placed({ member: other }, [leg], '5000');
    expect((await world.slip(other, [{ legs: [leg], lineStake: '1000' }])).resultCode).toBe(
      'B1059',
    );
    const { rows } = await world.pool.query(
      `select house_state as state, suspended_reason as reason from sport_market
       where fixture_id = $1`,
      [leg.fixtureId],
    );
    expect(rows).toEqual([{ state: 'open', reason: '' }]);
  });

  it('is kept by many at once', async () => {
    const site = await openSite();
    await setRules(site, { exposure: { suspendAt: '50000', lossMax: '50000' } });
    const leg = await world.leg({ odds: '2.00' });
    const members = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const member = world.member({ siteId: site.siteId });
        await member.give(100_000n);
        return member;
      }),
    );
    const answers = await Promise.all(
      members.map((member) => world.slip(member, [{ legs: [leg] }])),
    );
    const { '0': taken, B1059: beyond = 0, B1016: closed = 0 } = codesOf(answers);
    expect(taken).toBe(5);
    expect(beyond + closed).toBe(15);
  });
});

describe('a manual settlement', () => {
  it('settles the tickets on its market, and settles them anew when it is another', async () => {
    const site = await openSite();
    const leg = await world.leg();
    const { betId } = await placed(site, [leg]);
    const { fixtureId, marketKey } = leg;
    await world.pool.query(
      `update sport_fixture set state = 'finished', starts_at = now() - interval '2 hours'
       where fixture_id = $1`,
      [fixtureId],
    );
    const enter = async (results: object) => {
      const of = { fixtureId, marketKey, result: { way: 'results', results } };
      const { paid, taken } = (await site.first('/api/admin/sport/result/effect', of)).data;
      const wish = { ...of, paid, taken, reason: '시험' };
      const answer = await site.first('/api/admin/sport/market/result', wish);
      expect(answer.resultCode).toBe('0');
      await settle();
    };
    await enter(homeWins);
    expect(await world.bet(betId)).toEqual({ state: 'won', returned: 20_000n, version: 1 });
    await enter({ home: lose, draw: win, away: lose });
    expect(await world.bet(betId)).toEqual({ state: 'lost', returned: 0n, version: 2 });
    await site.member.cashIs(9_990_000n);
  });
});

describe('a void', () => {
  const at = '/api/admin/sport/void';
  const ask = (call: Site['first'], subject: object, shown: object) =>
    call(`${at}/ask`, { subject, ...shown, reason: '표시 오류' });

  it('of a ticket that won gives what it was paid back, as it was shown', async () => {
    const site = await openSite();
    const leg = await world.leg();
    const { betId, slipId } = await placed(site, [leg]);
    await world.result(leg, homeWins);
    await settle();
    await site.member.cashIs(10_010_000n);
    const subject = { betId };
    const { data } = await site.first(`${at}/get`, { subject });
    expect(data).toMatchObject({ bets: 1, paid: '0', taken: '10000', takesTwo: false });
    const wrong = await ask(site.first, subject, { paid: '0', taken: '9999' });
    expect(wrong.resultCode).toBe('B1033');
    const { paid, taken } = data;
    expect((await ask(site.first, subject, { paid, taken })).data).toEqual({ outcome: 'approved' });
    await site.member.cashIs(10_000_000n);
    expect((await ask(site.first, subject, { paid: '0', taken: '0' })).resultCode).toBe('B1038');
    const detail = await site.first('/api/admin/betting/bets/detail', { id: slipId });
    expect(detail.data).toMatchObject({
      round: null,
      bets: [
        {
          state: 'void',
          voidReason: 'operator-void',
          legs: [{ fixtureId: leg.fixtureId }],
          settlements: [
            { version: 1, result: 'won', returned: '20000', moved: '20000' },
            { version: 2, result: 'void', returned: '10000', moved: '-10000' },
          ],
        },
      ],
    });
    const list = await site.first('/api/admin/betting/bets/list', { gameId: 'soccer' });
    expect(list.data.list).toMatchObject([{ betId, roundId: null, legs: [{ position: 0 }] }]);
  });

  it('of a market needs four eyes above the limit, and is of the site alone', async () => {
    const site = await openSite();
    const elsewhere = await openSite();
    const [leg, second] = [await world.leg(), await world.leg()];
    const single = await placed(site, [leg], '900000');
    // It weighs what it may still return, once its lost leg is void.
    const combination = await placed(site, [leg, second], '20000');
    const other = await placed(elsewhere, [leg]);
    await world.result(leg, { home: lose, draw: lose, away: win });
    await settle();
    const subject = { fixtureId: leg.fixtureId, marketKey: leg.marketKey };
    const { data } = await site.first(`${at}/get`, { subject });
    expect(data).toMatchObject({ bets: 1, paid: '900000', taken: '0', takesTwo: false });
    const another = await placed(site, [await world.leg()], '1000');
    const asked = await site.first(`${at}/ask`, {
      subject,
      paid: '900000',
      taken: '0',
      reason: '표시 오류',
    });
    expect(asked.data).toEqual({ outcome: 'approved' });
    await settle();
    expect(await world.bet(single.betId)).toMatchObject({ state: 'void', returned: 900_000n });
    expect(await world.bet(combination.betId)).toMatchObject({ state: 'accepted' });
    expect(await world.bet(other.betId)).toMatchObject({ state: 'lost' });

    const next = await placed(site, [await world.leg()], '150000');
    const { data: effect } = await site.first(`${at}/get`, { subject: { betId: next.betId } });
    expect(effect).toMatchObject({ paid: '150000', taken: '0', takesTwo: true });
    const waits = await ask(site.first, { betId: next.betId }, { paid: '150000', taken: '0' });
    expect(waits.data).toEqual({ outcome: 'waiting' });
    const { data: seen } = await site.second(`${at}/get`, { subject: { betId: next.betId } });
    const [{ voidId }] = seen.requests;
    const decide = (call: Site['first']) =>
      call(`${at}/decide`, { voidId, move: 'approve', paid: '150000', taken: '0' });
    expect((await decide(site.first)).resultCode).toBe('B1035');
    expect((await decide(site.second)).resultCode).toBe('0');
    expect(await world.bet(next.betId)).toMatchObject({ state: 'void' });
    expect(await world.bet(another.betId)).toMatchObject({ state: 'accepted' });
    const audit = await site.first('/api/admin/audit/betting/list');
    const actions = audit.data.list.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(['ticket-void.approve', 'ticket-void.ask', 'ticket.void']);
  });

  it('and another result are shown before anything moves', async () => {
    const site = await openSite();
    const leg = await world.leg();
    await placed(site, [leg]);
    await world.result(leg, homeWins);
    await settle();
    const { fixtureId, marketKey } = leg;
    await world.pool.query(`update sport_fixture set state = 'finished' where fixture_id = $1`, [
      fixtureId,
    ]);
    const results = { home: lose, draw: lose, away: win };
    const of = { fixtureId, marketKey, result: { way: 'results', results } };
    const { data } = await site.first('/api/admin/sport/result/effect', of);
    expect(data).toEqual({ bets: 1, paid: '0', taken: '20000', takesTwo: false, results });
    await site.member.cashIs(10_010_000n);
  });
});
