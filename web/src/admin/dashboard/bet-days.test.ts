import { expect, it } from 'vitest';
import { betDays, marginText } from './bet-days.ts';

const row = {
  day: '2026-11-23',
  bets: 1,
  stake: '1000',
  refused: 1,
  refusedStake: '500',
  settledStake: '1000',
  returned: '300',
  givenBack: '0',
  ggr: '700',
  marginThousandths: 700,
} as const;

it('days are sums of their products, and none is left out', () => {
  const days = [
    { ...row, product: 'mini' },
    { ...row, product: 'sport', ggr: '-200' },
  ] as const;
  const found = betDays({ days: [...days], today: '2026-11-24' }, 3);
  expect(found.map(({ day, stake, ggr }) => [day, stake, ggr])).toEqual([
    ['2026-11-22', 0n, 0n],
    ['2026-11-23', 2_000n, 500n],
    ['2026-11-24', 0n, 0n],
  ]);
});

it('a margin is of what was settled, and none without', () => {
  expect(marginText({ ggr: -125n, settledStake: 1_000n })).toBe('-12.5%');
  expect(marginText({ ggr: 0n, settledStake: 0n })).toBeNull();
});
