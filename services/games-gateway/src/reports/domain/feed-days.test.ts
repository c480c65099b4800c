import { expect, test } from 'vitest';
import { playedByMember } from './feed-days.ts';

const playerId = 'e39c22c7978d4e1c8a1d9a0b1c2d3e4f';
const memberId = 'e39c22c7-978d-4e1c-8a1d-9a0b1c2d3e4f';
const move = (verb: string, amount: bigint, gameCode = 'sea') => ({
  verb,
  amount,
  gameCode,
  playerId,
});

test('bets, wins, jackpots and gifts add up by member and game', () => {
  const moves = [
    move('bet', 1_000n),
    move('win', 700n),
    move('bet', 500n),
    move('jackpot', 9_000n),
    move('promo', 10n),
    move('bet', 200n, 'lake'),
  ];
  const sea = { bets: 2n, staked: 1_500n, returned: 9_700n, jackpots: 9_000n, granted: 10n };
  expect(playedByMember(moves)).toEqual([
    { ...sea, memberId, gameCode: 'sea' },
    { bets: 1n, staked: 200n, returned: 0n, jackpots: 0n, granted: 0n, memberId, gameCode: 'lake' },
  ]);
});

test('a bet that was rolled back is none', () => {
  const [one] = playedByMember([move('bet', 1_000n), move('rollback', 1_000n)]);
  expect(one).toMatchObject({ bets: 0n, staked: 0n });
});

test('who is no member is left out', () => {
  expect(playedByMember([{ ...move('bet', 1n), playerId: 'demo-1' }])).toEqual([]);
});
