import { expect, test } from 'vitest';
import { playerIdOf } from '../../vocabulary/player-id.ts';
import { compareMoves } from './compare.ts';
import type { OurMove, TheirMove } from './move.ts';

const at = new Date('2026-11-24T12:00:00Z');
const day = { from: new Date('2026-11-24T00:00:00Z'), until: new Date('2026-11-25T00:00:00Z') };
const late = new Date('2026-11-25T00:01:00Z');

const ours = (changes: Partial<OurMove> = {}): OurMove => ({
  id: 't1',
  verb: 'bet',
  memberId: 'm1',
  amount: 1_000n,
  won: 0n,
  isApplied: true,
  refunded: 0n,
  clawedBack: 0n,
  isOfNothing: false,
  at,
  ...changes,
});
const theirs = (changes: Partial<TheirMove> = {}): TheirMove => ({
  id: 't1',
  verb: 'bet',
  amount: 1_000n,
  won: null,
  playerId: '',
  at,
  ...changes,
});
const played = (won: bigint) => ours({ verb: 'bet_and_win', won });
const undone = (changes: Partial<OurMove> = {}) =>
  ours({ verb: 'rollback', amount: 0n, refunded: 1_000n, ...changes });
const undoneThere = (amount: bigint, changes: Partial<TheirMove> = {}) =>
  theirs({ verb: 'rollback', amount, ...changes });
const jackpot = (verb: string) => ours({ verb, amount: 90_000n });

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
    [undone({ isApplied: false, isOfNothing: true, refunded: 0n })],
    [undoneThere(1_000n)],
    1,
    [],
  ],
  ['a rollback of as much', [undone()], [undoneThere(1_000n)], 1, []],
  ['a rollback whose sum nobody says', [undone()], [undoneThere(0n)], 1, []],
  ['a rollback that was refused', [undone({ isApplied: false })], [undoneThere(0n)], 0, ['status']],
  ['a rollback of more', [undone()], [undoneThere(9_000n)], 0, ['amount']],
  ['a rollback that gave nothing', [undone({ refunded: 0n })], [undoneThere(1n)], 0, ['amount']],
  [
    'a rollback of another player’s bet',
    [undone()],
    [undoneThere(1_000n, { playerId: playerIdOf('m2') })],
    0,
    ['status'],
  ],
  ...[1_000n, 3_000n, 2_000n, -2_000n].map(
    (sum): [string, OurMove[], TheirMove[], number, string[]] => [
      `a rollback of a bet and its win, which says ${sum}`,
      [undone({ clawedBack: 3_000n })],
      [undoneThere(sum)],
      1,
      [],
    ],
  ),
  ['one of ours and two of theirs', [ours()], [theirs(), theirs()], 1, ['missing_ours']],
  [
    'one of ours, and a second one of theirs within the day alone',
    [ours()],
    [theirs(), theirs({ at: new Date('2026-11-23T23:59:00Z') })],
    0,
    ['missing_ours'],
  ],
  [
    'a win that they call a jackpot as well',
    [jackpot('win')],
    [theirs({ verb: 'jackpot', amount: 90_000n }), theirs({ verb: 'win', amount: 90_000n })],
    1,
    ['missing_ours'],
  ],
  [
    'a win and a jackpot of one id, both paid',
    [jackpot('win'), jackpot('promotion_win')],
    [theirs({ verb: 'jackpot', amount: 90_000n }), theirs({ verb: 'win', amount: 90_000n })],
    2,
    [],
  ],
  [
    'a jackpot that was paid twice',
    [jackpot('win'), jackpot('promotion_win')],
    [theirs({ verb: 'jackpot', amount: 90_000n })],
    1,
    ['missing_theirs'],
  ],
  ...['jackpot_win', 'win', 'promotion_win'].map(
    (verb): [string, OurMove[], TheirMove[], number, string[]] => [
      `a jackpot that was paid as ${verb}`,
      [jackpot(verb)],
      [theirs({ verb: 'jackpot', amount: 90_000n })],
      1,
      [],
    ],
  ),
  [
    'a jackpot of another amount',
    [jackpot('win')],
    [theirs({ verb: 'jackpot', amount: 9_000n })],
    0,
    ['amount'],
  ],
  ['a jackpot that is not here', [], [theirs({ verb: 'jackpot' })], 0, ['missing_ours']],
  [
    'a bet whose win is the same',
    [played(500n)],
    [theirs({ verb: 'bet_and_win', won: 500n })],
    1,
    [],
  ],
  [
    'a bet whose win is another',
    [played(500n)],
    [theirs({ verb: 'bet_and_win', won: 50_000n })],
    0,
    ['amount'],
  ],
  [
    'a win that says so twice',
    [ours({ verb: 'win' })],
    [theirs({ verb: 'win', won: 1_000n })],
    1,
    [],
  ],
  ['a bet whose win nobody says', [played(500n)], [theirs({ verb: 'bet_and_win' })], 1, []],
  ['of the same player', [ours()], [theirs({ playerId: playerIdOf('m1') })], 1, []],
  ['of another player', [ours()], [theirs({ playerId: playerIdOf('m2') })], 0, ['status']],
  ['there a moment later than here', [ours()], [theirs({ at: late })], 0, []],
  ['here a moment later than there', [ours({ at: late })], [theirs()], 1, []],
  ['beyond the day on both sides', [ours({ at: late })], [theirs({ at: late })], 0, []],
])('%s', (_name, own, their, matched, kinds) => {
  const found = compareMoves(own, their, day);
  expect(found.matched).toBe(matched);
  expect(found.differences.map(({ kind }) => kind)).toEqual(kinds);
});

test('a win that differs is shown where the stakes agree', () => {
  const their = theirs({ verb: 'bet_and_win', won: 50_000n });
  const { differences } = compareMoves([played(500n)], [their], day);
  expect(differences).toMatchObject([{ ours: 500n, theirs: 50_000n }]);
});

test('what is too much of one id and verb is one difference of their sum', () => {
  const { differences } = compareMoves([ours()], [theirs(), theirs(), theirs({ amount: 7n })], day);
  expect(differences).toMatchObject([{ kind: 'missing_ours', ours: null, theirs: 1_007n }]);
});

test('of a rollback that differs it is shown what it gave back', () => {
  const { differences } = compareMoves([undone()], [undoneThere(9_000n)], day);
  expect(differences).toMatchObject([{ ours: 1_000n, theirs: 9_000n }]);
});
