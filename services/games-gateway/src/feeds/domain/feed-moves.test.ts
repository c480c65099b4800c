import { expect, test } from 'vitest';
import { playedMoves } from './feed-moves.ts';

const bet = {
  id: 'b',
  verb: 'bet',
  amount: 1_000n,
  at: new Date(0),
  gameCode: 'sea',
  playerId: 'e39c22c7978d4e1c8a1d9a0b1c2d3e4f',
  roundId: 'r',
};
const verbsOf = (feed: Parameters<typeof playedMoves>[1]) =>
  playedMoves('kfishing', feed).map(({ verb }) => verb);

test('a feed’s words are ours, and a round is one for all its moves', () => {
  const feed = [bet, { ...bet, id: 'w', verb: 'win' }, { ...bet, id: 'j', verb: 'jackpot' }];
  const moves = playedMoves('kfishing', feed);
  expect(moves.map(({ verb }) => verb)).toEqual(['bet', 'win', 'jackpot_win']);
  expect(new Set(moves.map(({ roundId }) => roundId)).size).toBe(1);
  expect(moves[0]).toMatchObject({
    vendorTransactionId: 'b',
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
