// @module-tag money
/**
 * Attacks on the bet delay: who sees the match before its prices do must not be able to take a bet
 * back within it, nor to let many bets wait on the same money and keep the good ones.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@noriter/kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { demoSportRules } from '../../src/sportsbook/domain/demo-rules.ts';
import { sportRulesText } from '../../src/sportsbook/store/rules.ts';
import { codesOf } from '../world/betting-world.ts';
import { holdRevalidations } from '../world/hold-revalidations.ts';
import { openSportWorld, type SportWorld } from '../world/sport-world.ts';

let world: SportWorld;
/** Ends the bet delay of whoever waits, where it is over by the clock. */
let endDelay: () => void;
const DELAY_MS = 2_000;

beforeAll(async () => {
  world = await openSportWorld('betting_veto');
  const rules = sportRulesText({ ...demoSportRules, liveDelayMs: DELAY_MS });
  await world.pool.query(
    `insert into sport_rules values ('noriter', 1, $1, now(), gen_random_uuid())`,
    [JSON.stringify(rules)],
  );
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.sportTables.producer('live');
  endDelay = holdRevalidations(world.deps);
});
afterEach(() => endDelay());

const statesOf = async (memberId: string) => {
  const { rows } = await world.pool.query<{ state: string; count: number }>(
    `select state, count(*)::int as count from bet_slip where member_id = $1
     group by state order by state`,
    [memberId],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};

it('a withdrawal of everything just before the end does not veto the bet', async () => {
  const member = world.member();
  await member.give(10_000n);
  const answer = world.slip(member, [{ legs: [await world.leg({ live: true })] }]);
  await member.cashIs(0n);
  await pause(DELAY_MS - 500);
  // Too little money: the stake is on its bet.
  expect(await world.holdCash(member, 10_000n)).toBe('C202');
  endDelay();
  expect(await answer).toMatchObject({ resultCode: '0', data: { state: 'accepted' } });
  expect(await member.cash()).toBe('0');
});

it('a bet whose price moved is refused for the price, and its stake is there again', async () => {
  const member = world.member();
  await member.give(10_000n);
  const leg = await world.leg({ live: true });
  const answer = world.slip(member, [{ legs: [leg] }]);
  // Held at once, long before the end of the delay.
  await member.cashIs(0n);
  await world.price({ ...leg, odds: '1.20', live: true });
  endDelay();
  expect((await answer).resultCode).toBe('B1013');
  await member.cashIs(10_000n);
  await world.expectWholeBooks();
});

it('many bets on the same money: those that it covers wait, the others are refused at once', async () => {
  const member = world.member();
  await member.give(30_000n);
  const legs = await Promise.all(Array.from({ length: 12 }, () => world.leg({ live: true })));
  const answers = legs.map((leg) => world.slip(member, [{ legs: [leg] }]));
  await eventually(async () => {
    expect(await statesOf(member.memberId)).toEqual({ pending: 3, refused: 9 });
  });
  expect(await member.cash()).toBe('0');
  endDelay();
  expect(codesOf(await Promise.all(answers))).toEqual({ '0': 3, B6000: 9 });
});
