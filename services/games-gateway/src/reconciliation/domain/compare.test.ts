import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playerIdOf } from '../../vocabulary/player-id.ts';
import { compareMoves } from './compare.ts';
import { type Difference, ofAllTimes } from './difference.ts';
import type { OurMove, TheirMove } from './move.ts';
import { APART_MS, OUR_REACH_MS, THEIR_REACH_MS } from './pair-moves.ts';

const at = new Date('2026-11-24T12:00:00Z');
const day = { from: new Date('2026-11-24T00:00:00Z'), until: new Date('2026-11-25T00:00:00Z') };
const early = new Date('2026-11-24T00:01:00Z');
const before = new Date('2026-11-23T23:59:00Z');
const last = new Date('2026-11-24T23:59:00Z');
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
    ['player'],
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
    [ours({ at: early })],
    [theirs({ at: early }), theirs({ at: before })],
    1,
    ['missing_ours'],
  ],
  [
    'as far apart as a pair may be',
    [ours()],
    [theirs({ at: new Date(at.getTime() + APART_MS) })],
    1,
    [],
  ],
  [
    'further apart within the day',
    [ours()],
    [theirs({ at: new Date(at.getTime() - APART_MS - 1) })],
    0,
    ['missing_ours', 'missing_theirs'],
  ],
  ['attack: dated long ago', [ours()], [theirs({ at: new Date(0) })], 0, ['missing_theirs']],
  [
    'attack: dated a year later, of another amount',
    [ours()],
    [theirs({ at: new Date('2027-11-24T12:00:00Z'), amount: 9n })],
    0,
    ['missing_theirs'],
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
  ['of another player', [ours()], [theirs({ playerId: playerIdOf('m2') })], 0, ['player']],
  [
    'of another player, and of another amount',
    [ours()],
    [theirs({ playerId: playerIdOf('m2'), amount: 9n })],
    0,
    ['player'],
  ],
  [
    'of another player, and refused here',
    [ours({ isApplied: false })],
    [theirs({ playerId: playerIdOf('m2') })],
    0,
    ['player'],
  ],
  ['there a moment later than here', [ours({ at: last })], [theirs({ at: late })], 1, []],
  [
    'there a moment later than here, of another amount',
    [ours({ at: last })],
    [theirs({ at: late, amount: 9n })],
    0,
    ['amount'],
  ],
  ['here a moment later than there', [ours({ at: late })], [theirs({ at: last })], 0, []],
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

/** What lies in a time, and so much before and after it. */
function within<M extends { at: Date }>(moves: readonly M[], range: typeof day, ms: number): M[] {
  const [from, until] = [range.from.getTime() - ms, range.until.getTime() + ms];
  return moves.filter((one) => one.at.getTime() >= from && one.at.getTime() < until);
}

/** As both records are read for a time. */
const compareOf = (own: readonly OurMove[], their: readonly TheirMove[], range: typeof day) =>
  compareMoves(within(own, range, OUR_REACH_MS), within(their, range, THEIR_REACH_MS), range);

const textOf = ({ id, verb, kind, theirs: sum, times }: Difference) =>
  `${verb} ${id} ${kind} ${sum} ${times.length}`;

/** A day that is compared as a whole comes to the same as before and after a moment. @returns what that is */
function comparedByParts(own: readonly OurMove[], their: readonly TheirMove[], cut: Date) {
  const whole = compareOf(own, their, day);
  const first = compareOf(own, their, { from: day.from, until: cut });
  const second = compareOf(own, their, { from: cut, until: day.until });
  const found = ofAllTimes([...first.differences, ...second.differences]);
  expect(first.matched + second.matched).toBe(whole.matched);
  expect(found.map(textOf).toSorted()).toEqual(whole.differences.map(textOf).toSorted());
  return [`matched ${whole.matched}`, ...whole.differences.map(textOf)];
}

const apart = (steps: number) => new Date(at.getTime() + steps * APART_MS);
const paid = (verb: string, steps: number) => ours({ verb, at: apart(steps) });
const jackpotAt = (steps: number) => theirs({ verb: 'jackpot', at: apart(steps) });
/** As far apart as they may be, and each before what it takes from the next one. */
const chain = [paid('jackpot_win', -5), paid('win', -3), paid('promotion_win', -1)];

test.each<[string, OurMove[], TheirMove[], string[]]>([
  [
    'attack: a jackpot at the border is paid twice',
    [paid('jackpot_win', -4 / 3), paid('promotion_win', 1 / 3)],
    [jackpotAt(-1 / 2)],
    ['matched 1', 'promotion_win t1 missing_theirs null 1'],
  ],
  ['each has another one', chain, [-4, -2, 0].map(jackpotAt), ['matched 3']],
  [
    'what is far from the border takes the first',
    chain,
    [-6, -4, -2, 0].map(jackpotAt),
    ['matched 3', 'jackpot t1 missing_ours 1000 1'],
  ],
])('%s: by parts it comes to the same', (_name, own, their, expected) => {
  expect(comparedByParts(own, their, at)).toEqual(expected);
});

test('a time that is compared as a whole or by its parts comes to the same', () => {
  const minute = fc.integer({ min: 0, max: 599 });
  const lineOf = (verbs: string[]) =>
    fc.record({ id: fc.constantFrom('t1', 't2'), verb: fc.constantFrom(...verbs), minute });
  const ownLines = fc.uniqueArray(lineOf(['win', 'jackpot_win', 'promotion_win', 'bet']), {
    selector: ({ id, verb }) => `${verb} ${id}`,
  });
  const theirLines = fc.array(lineOf(['win', 'jackpot', 'bet']));
  const timeOf = (minutes: number) => new Date(day.from.getTime() + minutes * 60_000);
  fc.assert(
    fc.property(ownLines, theirLines, minute, (own, their, cut) => {
      const our = own.map((one) => ours({ ...one, at: timeOf(one.minute) }));
      const all = their.map((one) => theirs({ ...one, at: timeOf(one.minute) }));
      comparedByParts(our, all, timeOf(cut));
    }),
    { numRuns: 1_000 },
  );
});
