import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inBatches, payRounds, roundsInOrder, stakedRounds } from './paid-rounds.ts';

type Verb = 'bet' | 'win' | 'rollback';

const move = (roundId: string, verb: Verb, amount: bigint, second = 0, memberId = 'm1') => ({
  roundId,
  memberId,
  verb,
  amount,
  at: new Date(second * 1_000),
});
type Move = ReturnType<typeof move>;

const textOf = ({ roundId, verb, amount }: Move) => `${roundId} ${verb} ${amount}`;
const paidOf = (moves: Move[], has = 1_000n) =>
  payRounds(roundsInOrder(moves), new Map([['m1', has]])).paid.map(textOf);

test.each<[string, Move[], string[]]>([
  ['a stake of all', [move('a', 'bet', 1_000n)], ['a bet 1000']],
  ['a stake of more', [move('a', 'bet', 1_001n)], []],
  [
    'shots of one round, each out of what the one before won',
    [move('a', 'bet', 9_000n), move('a', 'win', 8_000n)],
    ['a bet 9000', 'a win 8000'],
  ],
  ['more than its own win pays', [move('a', 'bet', 9_001n), move('a', 'win', 8_000n)], []],
  [
    'what an earlier win pays',
    [move('b', 'bet', 1_500n, 2), move('a', 'bet', 1_000n), move('a', 'win', 2_000n, 1)],
    ['a bet 1000', 'a win 2000', 'b bet 1500'],
  ],
  [
    'what an unpaid win would pay',
    [move('a', 'bet', 9_001n), move('a', 'win', 8_000n), move('b', 'bet', 1_001n, 1)],
    [],
  ],
  [
    'the next one after an unpaid one',
    [move('a', 'bet', 9_000n), move('b', 'bet', 1_000n, 1)],
    ['b bet 1000'],
  ],
  [
    'what was rolled back before',
    [move('a', 'bet', 1_000n), move('a', 'rollback', 1_000n, 1), move('b', 'bet', 1_000n, 2)],
    ['a bet 1000', 'a rollback 1000', 'b bet 1000'],
  ],
  [
    'what a later win pays',
    [move('a', 'bet', 1_500n), move('b', 'win', 600n, 1), move('c', 'bet', 100n, 2)],
    ['b win 600', 'c bet 100', 'a bet 1500'],
  ],
  [
    'what a later win would pay, had it not been staked since',
    [move('a', 'bet', 1_500n), move('b', 'win', 600n, 1), move('c', 'bet', 101n, 2)],
    ['b win 600', 'c bet 101'],
  ],
  ['a stake of who has nothing there', [move('a', 'bet', 1n, 0, 'm2')], []],
])('%s', (_name, moves, paid) => {
  expect(paidOf(moves)).toEqual(paid);
});

test.each<[string, Move[], bigint, string[]]>([
  [
    'a bet that is taken back',
    [move('a', 'bet', 1_000n), move('a', 'rollback', 1_000n, 1)],
    0n,
    ['a bet 1000', 'a rollback 1000'],
  ],
  ['what is taken back of no bet', [move('a', 'rollback', 1_000n)], 0n, []],
  [
    'what is taken back of a bet that counts',
    [move('a', 'rollback', 1_000n)],
    1_000n,
    ['a rollback 1000'],
  ],
  [
    'more than was staked',
    [move('a', 'bet', 1_000n), move('a', 'rollback', 1_001n, 1), move('b', 'bet', 1n)],
    0n,
    ['b bet 1'],
  ],
  ['a win of no bet', [move('a', 'win', 5n)], 0n, ['a win 5']],
  ['what is won where more was taken back before', [move('a', 'win', 5n)], -1_000n, ['a win 5']],
])('%s: what is staked of it', (_name, moves, before, expected) => {
  const { staked, unstaked } = stakedRounds(roundsInOrder(moves), new Map([['a', before]]));
  expect(staked.flat().map(textOf)).toEqual(expected);
  expect(staked.flat().length + unstaked.length).toBe(moves.length);
});

test('whatever a feed has, nobody stakes what is not there', () => {
  const moves = fc.array(
    fc.record({
      roundId: fc.constantFrom('a', 'b', 'c'),
      memberId: fc.constant('m1'),
      verb: fc.constantFrom<Verb[]>('bet', 'win', 'rollback'),
      amount: fc.bigInt(0n, 3_000n),
      at: fc.integer({ min: 0, max: 9 }).map((second) => new Date(second * 1_000)),
    }),
  );
  fc.assert(
    fc.property(moves, (some) => {
      const { paid, unpaid, left } = payRounds(roundsInOrder(some), new Map([['m1', 1_000n]]));
      expect(paid.length + unpaid.length).toBe(some.length);
      const changes = paid.map(({ verb, amount }) => (verb === 'bet' ? -amount : amount));
      const rest = changes.reduce((sum, change) => sum + change, 1_000n);
      expect(left.get('m1')).toBe(rest);
      expect(rest).toBeGreaterThanOrEqual(0n);
      // What is unpaid now is so for as long as nothing comes.
      expect(payRounds(roundsInOrder(unpaid), left).paid).toEqual([]);
    }),
  );
});

test('rounds of one member are together', () => {
  const moves = [
    move('a', 'bet', 1n),
    move('b', 'bet', 1n, 1, 'm2'),
    move('c', 'bet', 1n, 2),
    move('a', 'win', 1n, 3),
  ];
  expect(roundsInOrder(moves).map((round) => round.map(textOf))).toEqual([
    ['a bet 1', 'a win 1'],
    ['c bet 1'],
    ['b bet 1'],
  ]);
});

test('a batch has whole rounds', () => {
  const rounds = [[1, 2], [3, 4, 5], [6], [7]];
  expect(inBatches(rounds, 2)).toEqual([
    [1, 2],
    [3, 4, 5],
    [6, 7],
  ]);
  expect(inBatches([], 2)).toEqual([]);
});
