import { expect, test } from 'vitest';
import { type CountedBet, judgeBet, type SettledBet } from './judge-bet.ts';

const bet: SettledBet = {
  betId: 'bet',
  siteId: 'noriter',
  memberId: 'member',
  version: 2,
  category: 'slot',
  gameId: 'a-game',
  stake: 10_000n,
  returned: 19_500n,
  turnover: 10_000n,
  at: new Date('2026-01-15T03:00:00Z'),
};
const { gameId: _, ...both } = bet;
const counted: CountedBet = { ...both, category: 'slot' };
const open = { ...bet, stake: 0n, returned: 0n, turnover: 0n };
const counts = { isLeftOut: false, stakeMin: 0n };

test.each<[string, SettledBet | undefined, CountedBet | undefined, object, string | null]>([
  ['as it was settled', bet, counted, {}, null],
  ['not counted', bet, undefined, {}, 'uncounted turnover 10000 null'],
  ['counted before', bet, { ...counted, version: 1 }, {}, 'uncounted turnover 10000 10000'],
  [
    'counted at a later version',
    bet,
    { ...counted, version: 3 },
    {},
    'unknown turnover 10000 10000',
  ],
  ['that nobody settled', undefined, counted, {}, 'unknown turnover null 10000'],
  ['that nobody knows', undefined, undefined, {}, null],
  ['left out by a policy', bet, undefined, { isLeftOut: true }, null],
  ['open again and never counted', open, undefined, {}, null],
  ['of another turnover', bet, { ...counted, turnover: 1n }, {}, 'differs turnover 10000 1'],
  ['of another return', bet, { ...counted, returned: 0n }, {}, 'differs returned 19500 0'],
  ['of another category', bet, { ...counted, category: 'casino' }, {}, 'differs turnover 10000 0'],
  ['of no money in another category', open, { ...counted, ...open, category: 'casino' }, {}, null],
  ['too small for turnover', bet, { ...counted, turnover: 0n }, { stakeMin: 10_001n }, null],
  [
    'too small on a mini game',
    { ...bet, category: 'mini-powerball' },
    { ...counted, category: 'mini-powerball', turnover: 0n },
    { stakeMin: 10_001n },
    null,
  ],
  [
    'not too small',
    bet,
    { ...counted, turnover: 0n },
    { stakeMin: 10_000n },
    'differs turnover 10000 0',
  ],
])('a bet %s', (_name, settled, known, by, expected) => {
  const verdict = judgeBet(settled, known, { ...counts, ...by });
  const { fault, figure, expected: should, found } = verdict ?? {};
  expect(verdict === null ? null : `${fault} ${figure} ${should} ${found}`).toBe(expected);
});
