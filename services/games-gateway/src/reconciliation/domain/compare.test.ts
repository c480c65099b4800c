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
    [ours({ verb: 'rollback', isApplied: false, amount: 0n })],
    [theirs({ verb: 'rollback' })],
    1,
    [],
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
