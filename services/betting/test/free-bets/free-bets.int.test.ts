// @module-tag money
import { randomUUID } from 'node:crypto';
import { encodeEvent } from '@noriter/kit/event-envelope';
import { MAC_HEADER } from '@noriter/kit/message-mac';
import { consumed, deadLettersOf, eventually } from '@noriter/kit/testing';
import { promotionEvents } from '@noriter/proto/topics';
import { deadHeat, type LegResult, results } from '@noriter/rules/leg-result';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { compareLedger } from '../../src/reconciliation/actions/compare-ledger.ts';
import { settleBets } from '../../src/settlement/actions/settle-bets.ts';
import { settleTickets } from '../../src/settlement/actions/settle-tickets.ts';
import { slipOf } from '../world/betting-world.ts';
import { freeBetMessage, giveFreeBet } from '../world/free-bet.ts';
import { type Leg, openSportWorld, type SportWorld, slipBody } from '../world/sport-world.ts';

let world: SportWorld;
const never = new AbortController().signal;
const { win, lose, push, halfWin, halfLose } = results;

const [PAYOUT, CLAWBACK, STAKED, FREED, RETAKEN] = [2, 13, 23, 24, 28];

beforeAll(async () => {
  world = await openSportWorld('betting_free_bets');
});
afterAll(() => world.close());

/** The ledger has what these books asked for, and nothing else, whatever a test did. */
afterEach(async () => {
  for (let run = 0; run < 3; run += 1) await world.wallet?.runJob('sum-counter-accounts');
  // What is on its way still is missing until it has come.
  await eventually(async () => {
    await compareLedger(world.deps, never, 0);
    await compareLedger(world.deps, never, 0);
    const open = await world.pool.query(
      `select fault, kind from ledger_mismatch where resolved_at is null and slip_id <> 'test'`,
    );
    expect(open.rows).toEqual([]);
  });
  await world.expectWholeBooks();
});

type Member = ReturnType<SportWorld['member']>;

const staked = (member: Member, legs: readonly Leg[], freeBetId: string, key = randomUUID()) =>
  member.call('/api/bet/betProc', { ...slipBody([{ legs }]), freeBetId }, { idempotencyKey: key });

async function ticketOf(odds: readonly string[], terms: { winMax?: bigint } = {}) {
  const member = world.member();
  const freeBetId = await giveFreeBet(world, member, terms);
  const legs: Leg[] = [];
  for (const one of odds) legs.push(await world.leg({ odds: one }));
  const { data, resultCode } = await staked(member, legs, freeBetId);
  expect(resultCode).toBe('0');
  return { member, legs, freeBetId, betId: String(data.bets[0].betId), bet: data.bets[0] };
}

async function settle(legs: readonly Leg[], given: readonly (LegResult | null)[]) {
  for (const [at, leg] of legs.entries()) {
    const result = given[at] ?? null;
    const others = { home: lose, draw: lose, away: lose };
    await world.result(leg, result && { ...others, [leg.selectionId]: result });
  }
  await settleTickets(world.deps, never);
}

const ledgerOf = async ({ memberId }: Member) => {
  const { rows } = await world.walletPool.query<{ kind: number; amount: bigint }>(
    'select kind, amount from ledger where member_id = $1 and refusal is null order by version',
    [memberId],
  );
  return rows.map(({ kind, amount }) => [kind, amount]);
};

const keepFromPlaying = ({ memberId }: Member) =>
  world.walletPool.query(
    `update account set closed_until = now() + interval '1 day' where member_id = $1`,
    [memberId],
  );

const openOf = async (member: Member) =>
  (await member.call('/api/bet/freeBet/list')).data.list.map(
    ({ freeBetId }: { freeBetId: string }) => freeBetId,
  );

const ownOf = async (member: Member) => (await member.call('/api/bet/freeBet/own')).data.list;

describe('a free bet of 10,000 comes to its winnings alone', () => {
  test.each<[string, string[], LegResult[], string, bigint]>([
    ['won', ['1.95'], [win], 'won', 9_500n],
    ['lost', ['1.95'], [lose], 'lost', 0n],
    ['pushed', ['1.95'], [push], 'void', 0n],
    ['half won', ['1.95'], [halfWin], 'won', 4_750n],
    ['half lost', ['1.95'], [halfLose], 'lost', 0n],
    ['a dead heat of two', ['4.00'], [deadHeat(1, 2)], 'won', 10_000n],
    ['a dead heat below the stake', ['1.80'], [deadHeat(1, 2)], 'lost', 0n],
    ['two legs, one of them void', ['1.85', '2.10'], [win, push], 'won', 8_500n],
    ['two legs, one of them lost', ['1.85', '2.10'], [win, lose], 'lost', 0n],
  ])('%s', async (_what, odds, given, state, won) => {
    const { member, legs, betId, freeBetId } = await ticketOf(odds);
    expect(await member.cash()).toBe('0');
    expect(await openOf(member)).toEqual([]);
    expect(await ownOf(member)).toMatchObject([{ freeBetId, state: 'staked', won: '0' }]);
    await settle(legs, given);
    expect(await world.bet(betId)).toMatchObject({ state, returned: won });
    if (won > 0n) await member.cashIs(won);
    const moves: [number, bigint][] = [[STAKED, 10_000n]];
    if (won > 0n) moves.push([PAYOUT, won]);
    if (state === 'void') moves.push([FREED, 10_000n]);
    await expect.poll(() => ledgerOf(member)).toEqual(moves);
    // What is void is free again, and nothing of it counts as a stake.
    expect(await openOf(member)).toEqual(state === 'void' ? [freeBetId] : []);
    const isOpen = state === 'void';
    expect(await ownOf(member)).toMatchObject([
      { freeBetId, state: isOpen ? 'open' : state, won: won.toString(), amount: '10000' },
    ]);
  });

  test('no more than it may', async () => {
    const { member, legs, bet } = await ticketOf(['5.00'], { winMax: 15_000n });
    expect(bet).toMatchObject({ isFreeBet: true, cash: '10000', gameMoney: '40000' });
    await settle(legs, [win]);
    await member.cashIs(15_000n);
  });
});

describe('what comes later', () => {
  test('a result that is corrected moves the difference, and the stake with it', async () => {
    const { member, legs, freeBetId, betId } = await ticketOf(['1.95']);
    for (const result of [win, lose, push, win] as const) await settle(legs, [result]);
    expect(await world.bet(betId)).toMatchObject({ state: 'won', returned: 9_500n, version: 4 });
    await expect
      .poll(() => ledgerOf(member))
      .toEqual([
        [STAKED, 10_000n],
        [PAYOUT, 9_500n],
        [CLAWBACK, 9_500n],
        [FREED, 10_000n],
        [PAYOUT, 9_500n],
        [RETAKEN, 10_000n],
      ]);
    expect(await openOf(member)).toEqual([]);
    await settle(legs, [push]);
    await member.cashIs(0n);
    expect(await openOf(member)).toEqual([freeBetId]);
  });

  test('a correction stakes it again, although its member is kept from playing by then', async () => {
    const { member, legs, freeBetId, betId } = await ticketOf(['1.95']);
    await settle(legs, [push]);
    const freed = [
      [STAKED, 10_000n],
      [FREED, 10_000n],
    ];
    await expect.poll(() => ledgerOf(member)).toEqual(freed);
    expect(await openOf(member)).toEqual([freeBetId]);
    await keepFromPlaying(member);
    await settle(legs, [lose]);
    expect(await world.bet(betId)).toMatchObject({ state: 'lost', version: 2 });
    await expect.poll(() => ledgerOf(member)).toEqual([...freed, [RETAKEN, 10_000n]]);
    expect(await openOf(member)).toEqual([]);
  });

  test('a result that is taken back leaves the bet open, and its free bet staked', async () => {
    const { member, legs, betId } = await ticketOf(['1.95']);
    await settle(legs, [win]);
    await member.cashIs(9_500n);
    await settle(legs, [null]);
    await member.cashIs(0n);
    expect(await world.bet(betId)).toMatchObject({ state: 'accepted', returned: 0n });
    expect(await openOf(member)).toEqual([]);
    await settle(legs, [lose]);
  });

  test('its member takes it back, and may stake it again; nothing of it is cashed out', async () => {
    const { member, freeBetId, betId } = await ticketOf(['1.95']);
    const key = { idempotencyKey: randomUUID() };
    const offer = await member.call('/api/bet/cashOut/offer', { betId, percent: 100 });
    expect(offer.resultCode).toBe('B1060');
    expect((await member.call('/api/bet/cancel', { betId }, key)).resultCode).toBe('0');
    expect(await openOf(member)).toEqual([freeBetId]);
    const legs = [await world.leg()];
    expect((await staked(member, legs, freeBetId)).resultCode).toBe('0');
    await settle(legs, [win]);
    await member.cashIs(10_000n);
  });
});

describe('it is taken', () => {
  test('once in a race of a hundred', async () => {
    const member = world.member();
    const freeBetId = await giveFreeBet(world, member);
    const legs: Leg[] = [];
    for (let at = 0; at < 10; at += 1) legs.push(await world.leg());
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => {
        const leg = legs[at % legs.length];
        if (leg === undefined) throw new Error('There are ten.');
        return staked(member, [leg], freeBetId);
      }),
    );
    const codes = answers.map(({ resultCode }) => resultCode);
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(codes).toContain('B1070');
    const { rows } = await world.pool.query(
      'select slip_id as "slipId" from bet_slip where free_bet_id = $1',
      [freeBetId],
    );
    expect(rows).toHaveLength(1);
    expect(await ledgerOf(member)).toEqual([[STAKED, 10_000n]]);
  });

  test('once by a request that is repeated', async () => {
    const member = world.member();
    const freeBetId = await giveFreeBet(world, member);
    const legs = [await world.leg()];
    const key = randomUUID();
    const [first, second] = [
      await staked(member, legs, freeBetId, key),
      await staked(member, legs, freeBetId, key),
    ];
    expect([first.resultCode, second.resultCode]).toEqual(['0', '0']);
    expect(second.data.slipId).toBe(first.data.slipId);
    expect(await ledgerOf(member)).toEqual([[STAKED, 10_000n]]);
  });

  test('by its member alone, in time, and by its terms', async () => {
    const [member, other] = [world.member(), world.member()];
    const leg = await world.leg({ odds: '1.60' });
    const codeOf = async (who: Member, freeBetId: string) =>
      (await staked(who, [leg], freeBetId)).resultCode;
    expect(await codeOf(other, await giveFreeBet(world, member))).toBe('B1070');
    expect(await codeOf(member, randomUUID())).toBe('B1070');
    expect(await codeOf(member, await giveFreeBet(world, member, { lastsMs: -1 }))).toBe('B1070');
    expect((await ownOf(member)).map(({ state }: { state: string }) => state)).toEqual([
      'open',
      'expired',
    ]);
    const bound = { products: ['mini'] };
    expect(await codeOf(member, await giveFreeBet(world, member, bound))).toBe('B1071');
    const high = { oddsMinimum: 1_601 };
    expect(await codeOf(member, await giveFreeBet(world, member, high))).toBe('B1071');
    const more = { amount: 20_000n };
    expect(await codeOf(member, await giveFreeBet(world, member, more))).toBe('B1071');
    expect(await ledgerOf(member)).toEqual([]);
  });

  test('not by who is kept from playing, and is free then', async () => {
    const member = world.member();
    const freeBetId = await giveFreeBet(world, member);
    await member.give(1n);
    await keepFromPlaying(member);
    const answer = await staked(member, [await world.leg()], freeBetId);
    expect(answer.resultCode).toBe('W101');
    expect(await openOf(member)).toEqual([freeBetId]);
  });
});

/** Who can write to the topic, or has the key of a service, gives away the site's money. */
test('one that promotion did not give is a dead letter, and nobody stakes it', async () => {
  const member = world.member();
  const { space, deps } = world;
  const [key] = deps.config.FREE_BET_KEY;
  const real = freeBetMessage(member);
  const mac = encodeEvent(promotionEvents, { ...real.message, provenWith: key }).headers[
    MAC_HEADER
  ];
  const more = { ...freeBetMessage(member, { amount: 1_000_000n }).message, id: real.message.id };
  const put = async (message: typeof more, forgedMac?: string) => {
    const { headers, ...envelope } = encodeEvent(promotionEvents, message);
    const claimed = { ...headers, ce_source: 'promotion' };
    const proven = forgedMac === undefined ? claimed : { ...claimed, [MAC_HEADER]: forgedMac };
    const topic = space.names.of(promotionEvents);
    await space.producer.sendEncoded([{ topic, ...envelope, headers: proven }]);
  };
  const [bare, other] = [freeBetMessage(member), freeBetMessage(member)];
  await put(bare.message);
  await put(other.message, mac);
  await put(more, mac);
  // Every service that asks for money has a key: of another one it proves nothing.
  const foreign = freeBetMessage(member);
  const [provenWith] = space.commandKeysOf('promotion');
  await space.producer.send(promotionEvents, { ...foreign.message, provenWith });
  await consumed(space, promotionEvents, 'betting');
  expect(await openOf(member)).toEqual([]);
  const all = [bare.message, other.message, more, foreign.message];
  const letters = await deadLettersOf(space, promotionEvents, all.length);
  const refused = letters.filter(
    ({ attempts, error }) => attempts === 1 && error.includes('UnprovenFreeBet'),
  );
  expect(new Set(refused.map(({ headers }) => headers.ce_id))).toEqual(
    new Set(all.map(({ id }) => id)),
  );
  const answer = await staked(member, [await world.leg()], foreign.freeBetId);
  expect(answer.resultCode).toBe('B1070');
  await space.producer.send(promotionEvents, { ...real.message, provenWith: key });
  await expect.poll(() => openOf(member)).toEqual([real.freeBetId]);
});

describe('on a mini game', () => {
  async function onRound(terms: { winMax?: bigint } = {}) {
    const member = world.member();
    const freeBetId = await giveFreeBet(world, member, terms);
    const round = await world.openRound();
    const body = { ...slipOf(round, ['sum-odd']), freeBetId };
    const key = { idempotencyKey: randomUUID() };
    expect((await member.call('/api/bet/betProc', body, key)).resultCode).toBe('0');
    expect(await openOf(member)).toEqual([]);
    return { member, freeBetId, round };
  }

  test.each([
    ['its winnings', {}, 9_500n],
    ['no more than it may', { winMax: 5_000n }, 5_000n],
  ])('it wins %s', async (_what, terms, won) => {
    const { member, round } = await onRound(terms);
    await world.draw(round, { sum: 71, powerball: 7 });
    await settleBets(world.deps, never);
    await member.cashIs(won);
  });

  test('it is free again where the round has no result', async () => {
    const { member, freeBetId, round } = await onRound();
    await world.exclude(round);
    await settleBets(world.deps, never);
    await expect
      .poll(() => ledgerOf(member))
      .toEqual([
        [STAKED, 10_000n],
        [FREED, 10_000n],
      ]);
    expect(await openOf(member)).toEqual([freeBetId]);
  });
});

test('what it staked is no turnover to who counts bets', async () => {
  const { member, legs, betId } = await ticketOf(['1.95']);
  await settle(legs, [win]);
  await member.cashIs(9_500n);
  const { rows } = await world.walletPool.query('select from bet_turnover where bet_id = $1', [
    betId,
  ]);
  expect(rows).toEqual([]);
});
