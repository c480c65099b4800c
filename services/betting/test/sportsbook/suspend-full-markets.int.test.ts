// @module-tag money
/**
 * An attack: members without a won reserve what a market may cost, and are refused by the wallet. The
 * market must not stay suspended for it; what is accepted suspends it all the same. Another: a member
 * with money fills a market and takes the bets back.
 */
import { randomUUID } from 'node:crypto';
import { results } from '@noriter/rules/leg-result';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settleTickets } from '../../src/settlement/actions/settle-tickets.ts';
import { demoSportRules } from '../../src/sportsbook/domain/demo-rules.ts';
import { sportRulesText } from '../../src/sportsbook/store/rules.ts';
import { codesOf } from '../world/betting-world.ts';
import { type Leg, openSportWorld, type SportWorld } from '../world/sport-world.ts';

let world: SportWorld;
const never = new AbortController().signal;

beforeAll(async () => {
  world = await openSportWorld('betting_full_markets');
  const exposure = { suspendAt: 15_000n, lossMax: 50_000n };
  const rules = sportRulesText({ ...demoSportRules, exposure, liveDelayMs: 1_000 });
  await world.pool.query(
    `insert into sport_rules
     select site_id, 1, $1, now(), gen_random_uuid() from unnest($2::text[]) as one (site_id)`,
    [JSON.stringify(rules), ['noriter', 'other']],
  );
});
afterAll(() => world.close());
beforeEach(() => world.sportTables.producer('live'));

const stateOf = async ({ fixtureId }: Leg) => {
  const { rows } = await world.pool.query<{ state: string; reason: string }>(
    `select house_state as state, suspended_reason as reason from sport_market
     where fixture_id = $1`,
    [fixtureId],
  );
  return rows[0];
};

const open = { state: 'open', reason: '' };
const suspended = { state: 'suspended', reason: 'exposure' };

async function poor() {
  const member = world.member();
  await member.give(1n);
  return member;
}

async function rich(changes: { siteId?: string } = {}) {
  const member = world.member(changes);
  await member.give(100_000n);
  return member;
}

describe.each([false, true])('a market, in play: %s', (live) => {
  it('stays open when five members without a won ask for all that it may cost', async () => {
    const leg = await world.leg({ odds: '2.00', live });
    const members = await Promise.all(Array.from({ length: 5 }, poor));
    const answers = await Promise.all(
      members.map((member) => world.slip(member, [{ legs: [leg], lineStake: '10000' }])),
    );
    expect(codesOf(answers).B6000).toBe(5);
    expect(await stateOf(leg)).toEqual(open);
    const honest = await world.slip(await rich(), [{ legs: [leg] }]);
    expect(honest.resultCode).toBe('0');
    expect(await stateOf(leg)).toEqual(open);
  });

  it('is suspended by what is accepted on it, also by slips that are accepted at once', async () => {
    const leg = await world.leg({ odds: '2.00', live });
    const members = await Promise.all([rich(), rich()]);
    const answers = await Promise.all(
      members.map((member) => world.slip(member, [{ legs: [leg], lineStake: '8000' }])),
    );
    expect(codesOf(answers)).toEqual({ '0': 2 });
    expect(await stateOf(leg)).toEqual(suspended);
    expect((await world.slip(await rich(), [{ legs: [leg] }])).resultCode).toBe('B1016');
  });

  it('is suspended though members without a won ask for the other side', async () => {
    const leg = await world.leg({ odds: '2.00', live });
    const other = { ...leg, selectionId: 'away' };
    const [first, second, third] = await Promise.all([rich(), rich(), poor()]);
    const asked = [
      world.slip(first, [{ legs: [leg], lineStake: '8000' }]),
      world.slip(third, [{ legs: [other], lineStake: '20000' }]),
      world.slip(second, [{ legs: [leg], lineStake: '8000' }]),
    ];
    expect(codesOf(await Promise.all(asked))).toEqual({ '0': 2, B6000: 1 });
    expect(await stateOf(leg)).toEqual(suspended);
  });
});

describe('a market that is full', () => {
  const reopen = () => world.running.runJob('reopen-relieved-markets');
  const operator = () => world.operator('betting.read', 'betting.manage');
  const key = () => ({ idempotencyKey: randomUUID() });
  type Bet = { member: Awaited<ReturnType<typeof rich>>; betId: string };

  /** @returns one of the two bets that suspended it */
  async function filled(leg: Leg): Promise<Bet> {
    const members = [await rich(), await rich()] as const;
    const [first] = await Promise.all(
      members.map((member) => world.slip(member, [{ legs: [leg], lineStake: '8000' }])),
    );
    expect(await stateOf(leg)).toEqual(suspended);
    return { member: members[0], betId: String(first?.data.bets[0].betId) };
  }

  const cancel = async ({ member, betId }: Bet) =>
    (await member.call('/api/bet/cancel', { betId }, key())).resultCode;

  async function declareVoid({ betId }: Bet) {
    const subject = { betId };
    const { data } = await operator()('/api/admin/sport/void/get', { subject });
    const { paid, taken } = data;
    const asked = { subject, paid, taken, reason: '표시 오류' };
    return (await operator()('/api/admin/sport/void/ask', asked, key())).resultCode;
  }

  it.each([
    ['its member takes back', cancel],
    ['an operator declares void', declareVoid],
  ])('opens again by itself for a bet that %s, and not before', async (_case, takeBack) => {
    const leg = await world.leg({ odds: '2.00' });
    const bet = await filled(leg);
    await reopen();
    expect(await stateOf(leg)).toEqual(suspended);
    expect(await takeBack(bet)).toBe('0');
    await Promise.all([reopen(), reopen()]);
    expect(await stateOf(leg)).toEqual(open);
    const next = await world.slip(await rich(), [{ legs: [leg], lineStake: '8000' }]);
    expect(next.resultCode).toBe('0');
    expect(await stateOf(leg)).toEqual(suspended);
  });

  it('stays suspended where an operator has set it since', async () => {
    const leg = await world.leg({ odds: '2.00' });
    const bet = await filled(leg);
    const { fixtureId, marketKey } = leg;
    const wish = { fixtureId, marketKey, houseState: 'suspended', reason: '확인 중' };
    const set = await operator()('/api/admin/sport/market/set', wish, key());
    expect(set.resultCode).toBe('0');
    expect(await cancel(bet)).toBe('0');
    await reopen();
    expect(await stateOf(leg)).toMatchObject({ state: 'suspended' });
  });

  it('attack: stays suspended over a result that is taken back', async () => {
    const leg = await world.leg({ odds: '2.00' });
    await filled(leg);
    const { win, lose } = results;
    await world.result(leg, { home: win, draw: lose, away: lose });
    await settleTickets(world.deps, never);
    await reopen();
    expect(await stateOf(leg)).toEqual(suspended);
    // It takes bets again at once, and counts its tickets only when they were looked at.
    await world.result(leg, null);
    await reopen();
    expect(await stateOf(leg)).toEqual(suspended);
    await settleTickets(world.deps, never);
    await reopen();
    expect(await stateOf(leg)).toEqual(suspended);
  });
});

it('stays open for every site when it is full at one that is not the platform', async () => {
  const leg = await world.leg({ odds: '2.00' });
  const bet = async (siteId: string) =>
    world.slip(await rich({ siteId }), [{ legs: [leg], lineStake: '8000' }]);
  expect((await bet('other')).resultCode).toBe('0');
  expect((await bet('other')).resultCode).toBe('B1059');
  expect(await stateOf(leg)).toEqual(open);
  expect((await bet('noriter')).resultCode).toBe('0');
});
