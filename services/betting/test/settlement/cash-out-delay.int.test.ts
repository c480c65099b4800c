// @module-tag money
import { randomUUID } from 'node:crypto';
import { eventually } from '@noriter/kit/testing';
import { results } from '@noriter/rules/leg-result';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  revalidateCashOut,
  revalidateForgottenCashOuts,
} from '../../src/settlement/actions/revalidate-cash-outs.ts';
import { settleTickets } from '../../src/settlement/actions/settle-tickets.ts';
import { demoSportRules } from '../../src/sportsbook/domain/demo-rules.ts';
import { sportRulesText } from '../../src/sportsbook/store/rules.ts';
import { openSportWorld, type SportWorld } from '../world/sport-world.ts';
import { stopAndReopen } from '../world/stop-and-reopen.ts';

let world: SportWorld;
/** What is done within it needs a moment, and a machine that stalls some seconds. */
const DELAY_MS = 8_000;
const never = new AbortController().signal;
const { win, lose } = results;

beforeAll(async () => {
  world = await openSportWorld('betting_cash_out');
  const rules = sportRulesText({ ...demoSportRules, liveDelayMs: DELAY_MS });
  await world.pool.query(
    `insert into sport_rules values ('noriter', 1, $1, now(), gen_random_uuid())`,
    [JSON.stringify(rules)],
  );
});
afterAll(() => world.close());
beforeEach(() => world.sportTables.producer('live'));

/** A member with a bet on a match that is played meanwhile: 10,000 won at 2.50. */
async function bettor() {
  const member = world.member();
  await member.give(100_000n);
  const leg = await world.leg({ odds: '2.50' });
  const { data } = await world.slip(member, [{ legs: [leg] }]);
  const betId = String(data.bets[0].betId);
  await world.pool.query(`update sport_fixture set state = 'running' where fixture_id = $1`, [
    leg.fixtureId,
  ]);
  const price = (odds: string, changes: object = {}) =>
    world.price({ fixtureId: leg.fixtureId, odds, live: true, ...changes });
  await price('1.60');
  const key = randomUUID();
  return {
    ...member,
    leg,
    betId,
    price,
    offer: async () =>
      (await member.call('/api/bet/cashOut/offer', { betId })).data as {
        offerId: string;
        amount: string;
        delayMs: number;
      },
    take: (offerId: string, idempotencyKey = key) =>
      member.call('/api/bet/cashOut/take', { offerId }, { idempotencyKey }),
    /** Asked for by a process that ended within the delay. */
    async forgotten(offerId: string, overdueMs: number) {
      await world.pool.query(
        `update cash_out_offer set asked_level = 1,
           asked_at = clock_timestamp() - make_interval(secs => ($2::int + $3::int) / 1000.0),
           due_at = clock_timestamp() - make_interval(secs => $2::int / 1000.0)
         where offer_id = $1`,
        [offerId, overdueMs, DELAY_MS],
      );
    },
  };
}

const isAsked = (offerId: string) =>
  eventually(async () => {
    const { rowCount } = await world.pool.query(
      'select from cash_out_offer where offer_id = $1 and asked_at is not null',
      [offerId],
    );
    expect(rowCount).toBe(1);
  });

describe('a cash-out before the match', () => {
  async function holder(odds = '2.50') {
    const member = world.member();
    await member.give(100_000n);
    const leg = await world.leg({ odds });
    const { data } = await world.slip(member, [{ legs: [leg] }]);
    const betId = String(data.bets[0].betId);
    return {
      leg,
      member,
      betId,
      offer: async (part?: string) =>
        (await member.call('/api/bet/cashOut/offer', { betId, part })).data as {
          offerId: string;
          amount: string;
        },
      take: (offerId: string) =>
        member.call('/api/bet/cashOut/take', { offerId }, { idempotencyKey: randomUUID() }),
    };
  }

  it('attack: is paid for a result that was taken back', async () => {
    const member = world.member();
    await member.give(100_000n);
    const [won, open] = [await world.leg({ odds: '2.00' }), await world.leg({ odds: '2.40' })];
    const { data } = await world.slip(member, [{ legs: [won, open] }]);
    const offer = async () =>
      (await member.call('/api/bet/cashOut/offer', { betId: String(data.bets[0].betId) })) as {
        resultCode: string;
        data: { offerId: string; amount: string };
      };
    await world.result(won, { home: win, draw: lose, away: lose });
    await settleTickets(world.deps, never);
    const before = await offer();
    expect(before.data.amount).toBe('19000');
    await world.result(won, { home: lose, draw: lose, away: win });
    expect((await offer()).resultCode).toBe('B1060');
    const { offerId } = before.data;
    const options = { idempotencyKey: randomUUID() };
    const taken = await member.call('/api/bet/cashOut/take', { offerId }, options);
    expect(taken.resultCode).toBe('B1060');
    await settleTickets(world.deps, never);
    expect((await offer()).resultCode).toBe('B1060');
  });

  it('attack: parts return together more than the ticket may', async () => {
    const { leg, betId, member, offer, take } = await holder('20.00');
    // As of one that was accepted at better odds than it was asked for.
    await world.pool.query('update bet set return_max = 100000 where bet_id = $1', [betId]);
    await world.price({ fixtureId: leg.fixtureId, odds: '1.10' });
    const half = await offer('50');
    expect(half.amount).toBe('50000');
    expect((await take(half.offerId)).resultCode).toBe('0');
    await world.result(leg, { home: win, draw: lose, away: lose });
    await settleTickets(world.deps, never);
    await member.cashIs(90_000n + 100_000n);
  });

  it('gains nothing by a margin that an operator takes off the price', async () => {
    const { leg, offer } = await holder();
    expect((await offer()).amount).toBe('9500');
    await world.pool.query('update sport_fixture set margin = 300 where fixture_id = $1', [
      leg.fixtureId,
    ]);
    expect((await offer()).amount).toBe('9500');
  });

  it('is over where less is left of the ticket than it was offered for', async () => {
    const { offer, take } = await holder();
    const all = await offer();
    const half = await offer('50');
    expect((await take(half.offerId)).resultCode).toBe('0');
    expect((await take(all.offerId)).resultCode).toBe('B1061');
  });
});

// At the same time, each with a match of its own: together they wait no longer than one of them.
describe.concurrent('a cash-out in play', () => {
  it('waits for the bet delay and is paid what was offered, once', async () => {
    const member = await bettor();
    const { offerId, amount, delayMs } = await member.offer();
    expect([amount, delayMs]).toEqual(['14843', DELAY_MS]);
    const asked = Date.now();
    const first = member.take(offerId);
    await isAsked(offerId);
    expect((await world.bet(member.betId))?.returned).toBe(0n);
    const answers = await Promise.all([first, member.take(offerId, randomUUID())]);
    expect(Date.now() - asked).toBeGreaterThanOrEqual(DELAY_MS);
    for (const answer of answers) {
      expect(answer).toMatchObject({ resultCode: '0', data: { state: 'cashed-out' } });
    }
    await revalidateForgottenCashOuts(world.deps);
    await member.cashIs(90_000n + 14_843n);
  });

  it('is refused when a goal falls within the delay: nobody sells at the price of before', async () => {
    const member = await bettor();
    const { offerId } = await member.offer();
    const answer = member.take(offerId);
    await isAsked(offerId);
    await member.price('9.00', { stoppedAt: new Date() });
    const refused = { resultCode: 'B1060', data: { fault: 'suspended' } };
    expect(await answer).toMatchObject(refused);
    expect(await member.take(offerId, randomUUID())).toMatchObject(refused);
    expect(await world.bet(member.betId)).toMatchObject({ state: 'accepted', returned: 0n });
    await member.cashIs(90_000n);
  });

  it('is refused at a worse price, with what it is worth now', async () => {
    const member = await bettor();
    const { offerId } = await member.offer();
    const answer = member.take(offerId);
    await isAsked(offerId);
    await member.price('1.80');
    expect(await answer).toMatchObject({
      resultCode: 'B1062',
      data: { fault: 'moved', amount: '13194' },
    });
  });

  it('is one at a time for a bet', async () => {
    const member = await bettor();
    const [one, other] = [await member.offer(), await member.offer()];
    const first = member.take(one.offerId);
    await isAsked(one.offerId);
    expect(await member.take(other.offerId, randomUUID())).toMatchObject({
      resultCode: 'B1060',
      data: { fault: 'waiting' },
    });
    expect((await first).resultCode).toBe('0');
  });

  it('does not undo a result that comes within the delay', async () => {
    const member = await bettor();
    const { offerId } = await member.offer();
    const answer = member.take(offerId);
    await isAsked(offerId);
    await world.result(member.leg, { home: lose, draw: win, away: lose });
    await settleTickets(world.deps, never);
    expect(await answer).toMatchObject({ resultCode: 'B1060', data: { fault: 'decided' } });
    expect(await world.bet(member.betId)).toMatchObject({ state: 'lost', returned: 0n });
  });
});

describe.concurrent('a stop that is over before the delay of a cash-out is', () => {
  it.each<[string, (member: Awaited<ReturnType<typeof bettor>>) => Promise<void>]>([
    [
      "the feed, by a clock that's behind",
      ({ leg }) => stopAndReopen(world.deps, { ...leg, odds: '1.60' }, 'one by one'),
    ],
    [
      'an operator, of the market',
      async ({ leg: { fixtureId, marketKey } }) => {
        const operator = world.operator('betting.manage');
        for (const houseState of ['suspended', 'open']) {
          const body = { fixtureId, marketKey, houseState, reason: 'A look' };
          const options = { idempotencyKey: randomUUID() };
          await operator('/api/admin/sport/market/set', body, options);
        }
      },
    ],
  ])('attack: made by %s', async (_by, stop) => {
    const member = await bettor();
    const { offerId } = await member.offer();
    const answer = member.take(offerId);
    await isAsked(offerId);
    await stop(member);
    const refused = { resultCode: 'B1060', data: { fault: 'suspended' } };
    expect(await answer).toMatchObject(refused);
    expect(await world.bet(member.betId)).toMatchObject({ state: 'accepted', returned: 0n });
    await member.cashIs(90_000n);
    // It is no lock: who asks again is offered it again.
    expect((await member.offer()).amount).toBe('14843');
  });
});

describe('a process that ends within the delay of a cash-out', () => {
  it('leaves one that a job pays, once', async () => {
    const member = await bettor();
    const { offerId } = await member.offer();
    await member.forgotten(offerId, 1_500);
    await Promise.all([
      revalidateForgottenCashOuts(world.deps),
      revalidateForgottenCashOuts(world.deps),
    ]);
    expect((await member.take(offerId)).resultCode).toBe('0');
    await member.cashIs(90_000n + 14_843n);
  });

  it('leaves one without effect when it is found much too late', async () => {
    const member = await bettor();
    const { offerId } = await member.offer();
    await member.forgotten(offerId, 40_000);
    await revalidateForgottenCashOuts(world.deps);
    expect((await member.take(offerId)).resultCode).toBe('B1061');
    await member.cashIs(90_000n);
  });

  it('never has it decided before its time', async () => {
    const member = await bettor();
    const { offerId } = await member.offer();
    await member.forgotten(offerId, -3_600_000);
    await revalidateForgottenCashOuts(world.deps);
    await expect(revalidateCashOut(world.deps, offerId)).rejects.toThrow('not ended');
    await member.cashIs(90_000n);
  });
});

it('an offer that nobody took is cleared a day later; one that is asked for or taken stays', async () => {
  const member = await bettor();
  const [idle, asked, fresh] = [await member.offer(), await member.offer(), await member.offer()];
  await member.forgotten(asked.offerId, 60_000);
  const taken = await bettor();
  const { offerId } = await taken.offer();
  expect((await taken.take(offerId)).resultCode).toBe('0');
  const old = [idle.offerId, asked.offerId, offerId];
  await world.pool.query(
    `update cash_out_offer set expires_at = now() - interval '25 hours'
     where offer_id = any($1::uuid[])`,
    [old],
  );
  await world.running.runJob('clear-cash-out-offers');
  const { rows } = await world.pool.query<{ id: string }>(
    'select offer_id as id from cash_out_offer where offer_id = any($1::uuid[])',
    [[...old, fresh.offerId]],
  );
  const left = [asked.offerId, fresh.offerId, offerId].toSorted();
  expect(rows.map(({ id }) => id).toSorted()).toEqual(left);
});
