// @module-tag money
import { randomUUID } from 'node:crypto';
import { eventually, listenTo } from '@noriter/kit/testing';
import { betEvents } from '@noriter/proto/topics';
import { results } from '@noriter/rules/leg-result';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleTickets } from '../../src/settlement/actions/settle-tickets.ts';
import { codesOf } from '../world/betting-world.ts';
import { type Leg, nothingExposed, openSportWorld, type SportWorld } from '../world/sport-world.ts';

let world: SportWorld;

beforeAll(async () => {
  world = await openSportWorld('betting_sport_endings');
});
afterAll(() => world.close());

const never = new AbortController().signal;
const settle = () => settleTickets(world.deps, never);
const { win, lose } = results;
const homeWins = { home: win, draw: lose, away: lose };
const awayWins = { home: lose, draw: lose, away: win };

type Member = ReturnType<SportWorld['member']>;

async function rich() {
  const member = world.member();
  await member.give(1_000_000n);
  return member;
}

async function placed(member: Member, legs: readonly Leg[], wish: object = {}) {
  const { data, resultCode } = await world.slip(member, [{ legs, ...wish }]);
  expect(resultCode).toBe('0');
  return String(data.bets[0].betId);
}

const press = (member: Member, path: string, body: object) =>
  member.call(path, body, { idempotencyKey: randomUUID() });
const cancel = (member: Member, betId: string) => press(member, '/api/bet/cancel', { betId });

describe('a bet that is taken back', () => {
  it('is void and given back once, by however many presses', async () => {
    const member = await rich();
    const before = await world.exposure();
    const betId = await placed(member, [await world.leg(), await world.leg()]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(member, betId)));
    expect(codesOf(answers)).toEqual({ '0': 20 });
    expect(answers[0]?.data).toMatchObject({ state: 'void', winCash: '10000', type: 'cancel' });
    await member.cashIs(1_000_000n);
    expect(await world.exposure()).toEqual(before);
    expect(await world.bet(betId)).toMatchObject({ state: 'void', version: 1 });
    const { rows } = await world.pool.query('select reason from bet_settlement where bet_id = $1', [
      betId,
    ]);
    expect(rows).toEqual([{ reason: 'cancelled' }]);
  });

  it('stays void whatever becomes of its match', async () => {
    const member = await rich();
    const leg = await world.leg();
    const betId = await placed(member, [leg]);
    await cancel(member, betId);
    await world.result(leg, homeWins);
    await settle();
    expect(await world.bet(betId)).toEqual({ state: 'void', returned: 10_000n, version: 1 });
    await member.cashIs(1_000_000n);
  });

  it('is refused once a leg has started, its minutes are over or its day is full', async () => {
    const member = await rich();
    const started = await world.leg();
    const startedId = await placed(member, [await world.leg(), started]);
    await world.pool.query(
      `update sport_fixture set starts_at = now() - interval '1 second' where fixture_id = $1`,
      [started.fixtureId],
    );
    expect((await cancel(member, startedId)).resultCode).toBe('B1065');

    const oldId = await placed(member, [await world.leg()]);
    await world.pool.query(
      `update bet set placed_at = placed_at - interval '10 minutes' where bet_id = $1`,
      [oldId],
    );
    const old = await cancel(member, oldId);
    expect(old).toMatchObject({ resultCode: 'B1063' });
    expect(old.resultMessage).toContain('10');

    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) ids.push(await placed(member, [await world.leg()]));
    const answers = await Promise.all(ids.map((id) => cancel(member, id)));
    expect(codesOf(answers)).toEqual({ '0': 3, B1064: 1 });
  });

  it('goes by the start that holds now: a match that was put off has not begun', async () => {
    const member = await rich();
    const moved = async (fixture: { state: string; startsIn: string; score?: boolean }) => {
      const leg = await world.leg();
      const betId = await placed(member, [leg]);
      await world.pool.query(
        `update bet_leg set starts_at = now() - interval '1 minute' where bet_id = $1`,
        [betId],
      );
      await world.pool.query(
        `update sport_fixture set state = $2, starts_at = now() + $3::interval,
           scoreboard = case when $4 then '{}'::jsonb end where fixture_id = $1`,
        [leg.fixtureId, fixture.state, fixture.startsIn, fixture.score ?? false],
      );
      return (await cancel(member, betId)).resultCode;
    };
    expect(await moved({ state: 'planned', startsIn: '1 hour' })).toBe('0');
    expect(await moved({ state: 'postponed', startsIn: '-1 minute' })).toBe('0');
    expect(await moved({ state: 'planned', startsIn: '-1 second' })).toBe('B1065');
    expect(await moved({ state: 'running', startsIn: '1 hour' })).toBe('B1065');
    expect(await moved({ state: 'postponed', startsIn: '1 hour', score: true })).toBe('B1065');
    expect(await moved({ state: 'cancelled', startsIn: '1 hour' })).toBe('B1065');
  });

  it("is not another member's, nor one that has ended", async () => {
    const member = await rich();
    const leg = await world.leg();
    const betId = await placed(member, [leg]);
    expect((await cancel(await rich(), betId)).resultCode).toBe('B1025');
    await world.result(leg, awayWins);
    await settle();
    expect((await cancel(member, betId)).resultCode).toBe('B1066');
  });

  it('races with its settlement: one of them, and never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const member = await rich();
      const leg = await world.leg();
      const betId = await placed(member, [leg]);
      await world.result(leg, homeWins);
      const [answer] = await Promise.all([cancel(member, betId), settle()]);
      await settle();
      const bet = await world.bet(betId);
      const isCancelled = answer.resultCode === '0';
      expect(bet).toMatchObject(
        isCancelled ? { state: 'void', version: 1 } : { state: 'won', version: 1 },
      );
      await member.cashIs(990_000n + (bet?.returned ?? 0n));
    }
  });
});

describe('a bet that is bought back', () => {
  const offer = (member: Member, betId: string, part = '100') =>
    member.call('/api/bet/cashOut/offer', { betId, part });
  const take = (member: Member, offerId: string) =>
    press(member, '/api/bet/cashOut/take', { offerId });

  it('is priced as it would be offered, for its own member, and with nothing offered', async () => {
    const member = await rich();
    const leg = await world.leg({ odds: '2.50' });
    const betId = await placed(member, [leg]);
    await world.price({ fixtureId: leg.fixtureId, odds: '1.60' });
    const prices = (of: Member) => of.call('/api/bet/cashOut/prices', { betIds: [betId] });
    expect((await prices(member)).data.list).toEqual([{ betId, amount: '14843' }]);
    expect((await prices(await rich())).data.list).toEqual([]);
    const offers = 'select from cash_out_offer where bet_id = $1';
    expect((await world.deps.pool.query(offers, [betId])).rowCount).toBe(0);
    const { data } = await offer(member, betId);
    expect(data.amount).toBe('14843');
    await take(member, data.offerId);
    // What has ended has no price any more.
    expect((await prices(member)).data.list).toEqual([]);
  });

  it('is paid what was offered, once, and ends', async () => {
    const received = await listenTo(world.space, betEvents);
    const member = await rich();
    const leg = await world.leg({ odds: '2.50' });
    const betId = await placed(member, [leg]);
    await world.price({ fixtureId: leg.fixtureId, odds: '1.60' });
    const { data } = await offer(member, betId);
    expect(data.amount).toBe('14843');
    const answers = await Promise.all(Array.from({ length: 10 }, () => take(member, data.offerId)));
    expect(codesOf(answers)).toEqual({ '0': 10 });
    expect(answers[0]?.data).toMatchObject({
      state: 'cashed-out',
      winCash: '14843',
      cashedOut: '14843',
      openLineStake: '0',
    });
    await member.cashIs(990_000n + 14_843n);
    await world.result(leg, homeWins);
    await settle();
    expect(await world.bet(betId)).toEqual({
      state: 'cashed-out',
      returned: 14_843n,
      version: 1,
    });
    await eventually(() => {
      const last = received.events.findLast(({ value }) => value.memberId === member.memberId);
      expect(last?.value.event).toMatchObject({
        case: 'cashedOut',
        value: { moved: 14_843n, openStake: 0n },
      });
    });
    await received.stop();
  });

  it('in part runs on with the rest', async () => {
    const member = await rich();
    const leg = await world.leg({ odds: '2.50' });
    const betId = await placed(member, [leg]);
    await world.price({ fixtureId: leg.fixtureId, odds: '1.60' });
    const { data } = await offer(member, betId, '50');
    expect(data.amount).toBe('7421');
    const taken = await take(member, data.offerId);
    expect(taken.data).toMatchObject({
      state: 'accepted',
      openLineStake: '5000',
      gameMoney: '12500',
      winCash: '7421',
    });
    await world.result(leg, homeWins);
    await settle();
    expect(await world.bet(betId)).toEqual({ state: 'won', returned: 19_921n, version: 2 });
    await member.cashIs(990_000n + 19_921n);
  });

  it('is refused when the offer has run out, the price fell or the market is stopped', async () => {
    const member = await rich();
    const leg = await world.leg({ odds: '2.50' });
    const betId = await placed(member, [leg]);
    const first = (await offer(member, betId)).data;
    await world.price({ fixtureId: leg.fixtureId, odds: '2.60' });
    const moved = await take(member, first.offerId);
    expect(moved).toMatchObject({ resultCode: 'B1062', data: { fault: 'moved', amount: '9134' } });
    const second = (await offer(member, betId)).data;
    await world.pool.query(
      `update cash_out_offer set expires_at = now() - interval '1 ms' where offer_id = $1`,
      [second.offerId],
    );
    expect((await take(member, second.offerId)).resultCode).toBe('B1061');
    await world.price({ fixtureId: leg.fixtureId, odds: '2.60', phase: 'suspended' });
    expect(await offer(member, betId)).toMatchObject({
      resultCode: 'B1060',
      data: { fault: 'suspended' },
    });
    expect((await offer(await rich(), betId)).resultCode).toBe('B1025');
  });

  it('races with its settlement: it is paid by one of them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const member = await rich();
      const leg = await world.leg({ odds: '2.50' });
      const betId = await placed(member, [leg]);
      const { data } = await offer(member, betId);
      await world.result(leg, homeWins);
      const [answer] = await Promise.all([take(member, data.offerId), settle()]);
      await settle();
      const bet = await world.bet(betId);
      const isTaken = answer.resultCode === '0';
      expect(bet).toMatchObject({ state: isTaken ? 'cashed-out' : 'won', version: 1 });
      await member.cashIs(990_000n + (bet?.returned ?? 0n));
    }
  });
});

it('leaves nothing exposed at the end', async () => {
  const { rows } = await world.pool.query<{ fixtureId: string; marketKey: string }>(
    `select distinct fixture_id as "fixtureId", market_key as "marketKey"
     from bet join bet_leg using (bet_id) where state = 'accepted'`,
  );
  for (const leg of rows) await world.result(leg, awayWins);
  await settle();
  expect(await world.exposure()).toEqual(nothingExposed);
});
