import { describe, expect, test } from 'vitest';
import { type FreeBet, freeBetRefusal, stakedWith } from './free-bet.ts';
import type { NewSlip, SlipBet } from './new-slip.ts';

const at = new Date('2026-01-15T03:00:00Z');
const owner = { siteId: 'noriter', memberId: 'member' };

const free: FreeBet = {
  freeBetId: 'free',
  ...owner,
  amount: 5_000n,
  products: [],
  oddsMinimum: 1_500n,
  winMax: null,
  expiresAt: new Date('2026-01-16T03:00:00Z'),
  slipId: null,
};

const bet: SlipBet = {
  gameId: 'soccer',
  marketId: null,
  selectionId: null,
  conditions: null,
  askedOdds: 1_950n,
  odds: 1_950n,
  stake: 5_000n,
  kind: 'single',
  linesOf: 1,
  lineStake: 5_000n,
  bonus: null,
  returnMost: 9_750n,
  returnMax: null,
  legs: [],
};

const slip = (changes: Partial<SlipBet> = {}, more: readonly SlipBet[] = []): NewSlip => ({
  product: 'sport',
  slipId: 'slip',
  bettor: { ...owner, level: 1, isPartner: false },
  asked: '{}',
  gameId: 'soccer',
  gameDay: null,
  number: null,
  roundId: null,
  roundLossMax: null,
  at,
  stakeBefore: at,
  revalidatesAt: null,
  freeBetId: null,
  bets: [{ ...bet, ...changes }, ...more],
});

describe('a free bet of 5,000 at odds of 1.50 and above', () => {
  test.each<[string, NewSlip, Partial<FreeBet> | null, string | null]>([
    ['is staked', slip(), {}, null],
    ['is not there', slip(), null, 'B1070'],
    ['is another member’s', slip(), { memberId: 'other' }, 'B1070'],
    ['is of another site', slip(), { siteId: 'other' }, 'B1070'],
    ['is taken', slip(), { slipId: 'other' }, 'B1070'],
    ['has expired', slip(), { expiresAt: at }, 'B1070'],
    ['is for mini games', slip(), { products: ['mini'] }, 'B1071'],
    ['is for sports among others', slip(), { products: ['mini', 'sport'] }, null],
    ['is staked in part', slip({ stake: 4_999n, lineStake: 4_999n }), {}, 'B1071'],
    ['is staked on too low odds', slip({ odds: 1_499n }), {}, 'B1071'],
    ['is staked on several lines', slip({ lineStake: 1_000n }), {}, 'B1071'],
    ['is staked on two bets', slip({}, [bet]), {}, 'B1071'],
  ])('%s', (_what, asked, changes, refusal) => {
    const known = changes === null ? undefined : { ...free, ...changes };
    expect(freeBetRefusal(asked, known)?.refusal ?? null).toBe(refusal);
  });

  test('wins no more than it may, and no more than the site pays', () => {
    const most = (returnMax: bigint | null, winMax: bigint | null) =>
      stakedWith(slip({ returnMax }), { ...free, winMax }).bets[0]?.returnMax;
    expect(most(null, null)).toBeNull();
    expect(most(null, 3_000n)).toBe(8_000n);
    expect(most(7_000n, 3_000n)).toBe(7_000n);
    expect(most(7_000n, null)).toBe(7_000n);
  });
});
