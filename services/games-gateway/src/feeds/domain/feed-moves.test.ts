import { expect, test } from 'vitest';
import { contradictedMoves, giftsIn, playedMoves } from './feed-moves.ts';

const bet = {
  id: 'b',
  verb: 'bet',
  amount: 1_000n,
  at: new Date(0),
  gameCode: 'sea',
  playerId: 'e39c22c7978d4e1c8a1d9a0b1c2d3e4f',
  roundId: 'r',
};
const isKnown = (gameCode: string) => gameCode === 'sea';
const verbsOf = (feed: Parameters<typeof playedMoves>[1]) =>
  playedMoves('kfishing', feed).map(({ verb }) => verb);

test('a feed’s words are ours, and a round is one for all its moves', () => {
  const feed = [bet, { ...bet, id: 'w', verb: 'win' }, { ...bet, id: 'j', verb: 'jackpot' }];
  const moves = playedMoves('kfishing', feed);
  expect(moves.map(({ verb }) => verb)).toEqual(['bet', 'win', 'jackpot_win']);
  expect(new Set(moves.map(({ roundId }) => roundId)).size).toBe(1);
  expect(moves[0]).toMatchObject({
    vendorTransactionId: 'b',
    vendorVerb: 'bet',
    vendorRoundId: 'r',
    memberId: 'e39c22c7-978d-4e1c-8a1d-9a0b1c2d3e4f',
  });
});

test('what comes twice is one, also under the id of another verb', () => {
  expect(verbsOf([bet, bet, { ...bet, verb: 'win' }])).toEqual(['bet', 'win']);
});

test.each([
  ['nobody', { playerId: 'nobody' }],
  ['no round', { roundId: '' }],
  ['no verb of ours', { verb: 'promo' }],
  ['an amount below zero', { amount: -1n }],
])('what has %s is left out', (_what, change) => {
  expect(verbsOf([{ ...bet, ...change }])).toEqual([]);
});

test.each([
  ['a gift', { verb: 'promo' }, [1_000n]],
  ['a win of no round', { verb: 'win', roundId: '' }, [1_000n]],
  ['what is taken away', { verb: 'adjust', amount: -1_000n }, []],
  ['a bet of no round', { roundId: '' }, []],
  ['a win of a round', { verb: 'win' }, []],
  ['a win in no game', { verb: 'win', gameCode: '' }, [1_000n]],
  ['a bet in no game', { gameCode: '' }, []],
  ['a gift to nobody', { verb: 'promo', playerId: 'nobody' }, []],
])('what is to be staked of %s', (_what, change, amounts) => {
  const line = { ...bet, ...change };
  expect(giftsIn('kfishing', [line, line], isKnown).map(({ amount }) => amount)).toEqual(amounts);
});

test('a win in a game that is not known here is a gift under the id that it has once it is', () => {
  const feed = [bet, { ...bet, id: 'w', verb: 'win', gameCode: '' }];
  const [, win] = playedMoves('kfishing', feed);
  expect(giftsIn('kfishing', feed, isKnown)).toEqual([
    expect.objectContaining({ transactionId: win?.transactionId, amount: 1_000n }),
  ]);
});

test('one id of two players is the last one’s, and the other line contradicts it', () => {
  const other = { ...bet, playerId: 'f39c22c7978d4e1c8a1d9a0b1c2d3e4f', amount: 7n };
  const feed = [bet, other, other, { ...bet, id: 'c' }];
  expect(playedMoves('kfishing', feed).map(({ amount }) => amount)).toEqual([7n, 1_000n]);
  expect(contradictedMoves('kfishing', feed).map(({ amount }) => amount)).toEqual([1_000n]);
});
