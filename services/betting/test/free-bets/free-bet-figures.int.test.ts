// @module-tag money
import { randomUUID } from 'node:crypto';
import { callAs, operatorCaller } from '@noriter/kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshFigures } from '../../src/bet-history/actions/refresh-figures.ts';
import { settleBets } from '../../src/settlement/actions/settle-bets.ts';
import { slipOf } from '../world/betting-world.ts';
import { giveFreeBet } from '../world/free-bet.ts';
import { openSportWorld, type SportWorld } from '../world/sport-world.ts';

let world: SportWorld;
const never = new AbortController().signal;

beforeAll(async () => {
  world = await openSportWorld('betting_free_figures');
});
afterAll(() => world.close());

/** A site on which a member has staked 10,000 of cash, and a free bet of 10,000, on one round. */
async function openSite() {
  const siteId = `site-${randomUUID().slice(0, 8)}`;
  const permissions = ['betting.read', 'betting.manage'];
  const operator = callAs(world.service, operatorCaller({ siteId, permissions }));
  const member = world.member({ siteId });
  await member.give(100_000n);
  const freeBetId = await giveFreeBet(world, member);
  const round = await world.openRound();
  for (const body of [slipOf(round, ['ball-even']), { ...slipOf(round, ['sum-odd']), freeBetId }]) {
    const key = { idempotencyKey: randomUUID() };
    expect((await member.call('/api/bet/betProc', body, key)).resultCode).toBe('0');
  }
  return { siteId, operator, member, round };
}

const read = async (operator: ReturnType<typeof callAs>, path: string, body: object) =>
  (await operator(`/api/admin/betting/${path}`, body)).data;

test('what a free bet staked is nobody’s stake, in every figure', async () => {
  const { operator, member, round } = await openSite();
  await world.draw(round, { sum: 71, powerball: 2 });
  await settleBets(world.deps, never);
  const { data } = await member.call('/api/bet/byProduct');
  expect(data.list).toEqual([
    { product: 'mini', count: 2, staked: '10000', open: '0', returned: '29000', net: '19000' },
  ]);
  await refreshFigures(world.deps, never);
  const { days } = await read(operator, 'figures', { days: 1 });
  expect(days).toMatchObject([
    { product: 'mini', bets: 2, stake: '10000', settledStake: '10000', returned: '29000' },
  ]);
  const seen = await read(operator, 'rounds/detail', { roundId: round.roundId });
  expect(seen).toMatchObject({ bets: 2, stake: '10000', returned: '29000' });
});

test('a round that is void gives cash back for what was cash', async () => {
  const { operator, member, round } = await openSite();
  const effect = await read(operator, 'rounds/void/get', { roundId: round.roundId });
  expect(effect).toMatchObject({ bets: 2, refund: '10000' });
  const asked = { roundId: round.roundId, refund: '10000', reason: '표시 오류' };
  const key = { idempotencyKey: randomUUID() };
  const answer = await operator('/api/admin/betting/rounds/void/ask', asked, key);
  expect(answer.resultCode).toBe('0');
  await world.draw(round, { sum: 71, powerball: 2 });
  await settleBets(world.deps, never);
  await member.cashIs(100_000n);
});
