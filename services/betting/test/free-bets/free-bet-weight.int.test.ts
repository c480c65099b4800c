// @module-tag money
/** A free bet that is given back is staked again: what an operator gives back alone is bounded. */
import { randomUUID } from 'node:crypto';
import { callAs, operatorCaller } from '@noriter/kit/testing';
import { results } from '@noriter/rules/leg-result';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleBets } from '../../src/settlement/actions/settle-bets.ts';
import { settleTickets } from '../../src/settlement/actions/settle-tickets.ts';
import { slipOf } from '../world/betting-world.ts';
import { giveFreeBet } from '../world/free-bet.ts';
import { type Leg, openSportWorld, type SportWorld, slipBody } from '../world/sport-world.ts';

let world: SportWorld;
const never = new AbortController().signal;
const { lose, push } = results;
const nobodyWins = { home: lose, draw: lose, away: lose };
/** Two of them are more than one operator may give back in a day. */
const amount = 600_000n;

beforeAll(async () => {
  world = await openSportWorld('betting_free_weight');
});
afterAll(() => world.close());

/** An operator of a site of its own, and what its members stake by free bets and lose. */
function openSite() {
  const siteId = `site-${randomUUID().slice(0, 8)}`;
  const permissions = ['betting.read', 'betting.manage'];
  const operator = callAs(world.service, operatorCaller({ siteId, permissions }));
  const staked = async (slip: object) => {
    const member = world.member({ siteId });
    const freeBetId = await giveFreeBet(world, member, { amount });
    const body = { ...slip, freeBetId };
    const key = { idempotencyKey: randomUUID() };
    const { data, resultCode } = await member.call('/api/bet/betProc', body, key);
    expect(resultCode).toBe('0');
    return String(data.bets[0].betId);
  };
  const lost = async (leg: Leg, members = 1) => {
    const slip = slipBody([{ legs: [leg], lineStake: amount.toString() }]);
    const betIds: string[] = [];
    for (let one = 0; one < members; one += 1) betIds.push(await staked(slip));
    await world.result(leg, nobodyWins);
    await settleTickets(world.deps, never);
    for (const betId of betIds) expect(await world.bet(betId)).toMatchObject({ state: 'lost' });
    return betIds;
  };
  return { operator, staked, lost };
}

describe('attack: one operator gives lost free bets back, again and again', () => {
  it('by declaring their tickets void', async () => {
    const { operator, lost } = openSite();
    const outcomes: unknown[] = [];
    for (let time = 0; time < 2; time += 1) {
      const [betId] = await lost(await world.leg());
      const subject = { betId };
      const { data } = await operator('/api/admin/sport/void/get', { subject });
      expect(data).toMatchObject({ paid: '0', taken: '0', takesTwo: time > 0 });
      const asked = { subject, paid: '0', taken: '0', reason: '표시 오류' };
      outcomes.push((await operator('/api/admin/sport/void/ask', asked)).data.outcome);
    }
    expect(outcomes).toEqual(['approved', 'waiting']);
  });

  it.each([
    [1, false],
    [2, true],
  ])('by a result that pushes what %i of them were lost on', async (members, takesTwo) => {
    const { operator, lost } = openSite();
    const leg = await world.leg();
    await lost(leg, members);
    const { fixtureId, marketKey } = leg;
    await world.pool.query(`update sport_fixture set state = 'finished' where fixture_id = $1`, [
      fixtureId,
    ]);
    const result = { way: 'results', results: { home: push, draw: push, away: push } };
    const { data } = await operator('/api/admin/sport/result/effect', {
      fixtureId,
      marketKey,
      result,
    });
    expect(data).toMatchObject({ paid: '0', taken: '0', takesTwo });
  });

  it('by declaring their round void when it was drawn', async () => {
    const { operator, staked } = openSite();
    const round = await world.openRound();
    const slip = slipOf(round, [{ selectionId: 'sum-odd', stake: amount.toString() }]);
    for (let member = 0; member < 2; member += 1) await staked(slip);
    await world.draw(round, { sum: 72, powerball: 2 });
    await settleBets(world.deps, never);
    const { roundId } = round;
    const at = '/api/admin/betting/rounds/void';
    const { data } = await operator(`${at}/get`, { roundId });
    expect(data).toMatchObject({ bets: 2, refund: '0', takesTwo: true });
    const asked = { roundId, refund: '0', reason: '표시 오류' };
    expect((await operator(`${at}/ask`, asked)).data).toEqual({ outcome: 'waiting' });
  });
});
