import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BettingWorld, openBettingWorld } from '../world/betting-world.ts';

/** Longer than a process keeps the rules it has read. */
const KEPT_MS = 2_100;

let world: BettingWorld;

beforeAll(async () => {
  world = await openBettingWorld('betting_velocity');
});
afterAll(() => world.close());

test('attack: a script bets faster than people; a rule stops it, and answers what was placed', async () => {
  const round = await world.openRound();
  const member = world.member({ loginId: 'robot' });
  await member.give(1_000_000n);
  const bet = async (key = randomUUID()) =>
    (await member.bet(round, [{ selectionId: 'sum-odd', stake: '1000' }], { key })).resultCode;
  // The same bet twice within ten seconds is another rule's.
  await world.pool.query('delete from bet_refusal');
  const free = [];
  for (let turn = 0; turn < 6; turn += 1) free.push(await bet());
  expect(free).not.toContain('ABZ01');

  const operator = world.operator('betting.read', 'betting.manage');
  const velocity = { rules: [{ acts: 3, seconds: 60 }], blockSeconds: 120 };
  await operator('/api/admin/betting/velocity/set', { velocity, version: 0, reason: '자동 베팅' });
  await pause(KEPT_MS);
  const keys = Array.from({ length: 4 }, () => randomUUID());
  const answers = [];
  for (const key of keys) answers.push(await bet(key));
  expect(answers.slice(0, 3)).not.toContain('ABZ01');
  expect(answers[3]).toBe('ABZ01');
  // Who repeats a request under its key asks for nothing new.
  expect(await bet(keys[0])).toBe(answers[0]);
  expect(await bet()).toBe('ABZ01');

  const { data } = await operator('/api/admin/betting/velocity/hits', {});
  expect(data.list).toMatchObject([{ loginId: 'robot', memberId: member.memberId, acts: 3 }]);
});
