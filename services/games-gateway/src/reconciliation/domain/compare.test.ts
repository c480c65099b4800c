import { expect, test } from 'vitest';
import { compareMoves, type OurMove, type TheirMove } from './compare.ts';

const at = new Date('2026-11-24T12:00:00Z');
const day = { from: new Date('2026-11-24T00:00:00Z'), until: new Date('2026-11-25T00:00:00Z') };
const late = new Date('2026-11-25T00:01:00Z');

const ours = (changes: Partial<OurMove> = {}): OurMove => ({
  id: 't1',
  verb: 'bet',
  memberId: 'm1',
  amount: 1_000n,
  isApplied: true,
  at,
  ...changes,
});
const theirs = (changes: Partial<TheirMove> = {}): TheirMove => ({
  id: 't1',
  verb: 'bet',
  amount: 1_000n,
  at,
  ...changes,
});

test.each<[string, OurMove[], TheirMove[], number, string[]]>([
  ['the same', [ours()], [theirs()], 1, []],
  ['another amount', [ours()], [theirs({ amount: 999n })], 0, ['amount']],
  ['refused here', [ours({ isApplied: false })], [theirs()], 0, ['status']],
  ['not here', [], [theirs()], 0, ['missing_ours']],
  ['not there', [ours()], [], 0, ['missing_theirs']],
  ['refused here, and not there', [ours({ isApplied: false })], [], 0, []],
  ['one id with two verbs', [ours(), ours({ verb: 'win' })], [theirs()], 1, ['missing_theirs']],
  [
    'a rollback of nothing',
    [ours({ verb: 'rollback', isApplied: false, amount: 0n })],
    [theirs({ verb: 'rollback' })],
    1,
    [],
  ],
  ['there a moment later than here', [ours()], [theirs({ at: late })], 0, []],
  ['here a moment later than there', [ours({ at: late })], [theirs()], 1, []],
  ['beyond the day on both sides', [ours({ at: late })], [theirs({ at: late })], 0, []],
])('%s', (_name, own, their, matched, kinds) => {
  const found = compareMoves(own, their, day);
  expect(found.matched).toBe(matched);
  expect(found.differences.map(({ kind }) => kind)).toEqual(kinds);
});
