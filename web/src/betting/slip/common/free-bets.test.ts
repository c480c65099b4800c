import { expect, test } from 'vitest';
import { singleOf } from '../model/slip-math.ts';
import { fittingFreeBets } from './free-bets.ts';

const free = {
  freeBetId: 'free',
  amount: '5000',
  products: ['sport'],
  oddsMinimum: '1.5',
  winMax: null,
  expiresAt: '2026-01-31T00:00:00Z',
};

test('a free bet fits one bet on one line of its product, at its odds', () => {
  const fits = (product: string, ...tickets: Parameters<typeof fittingFreeBets>[2]) =>
    fittingFreeBets([free], product, tickets).length === 1;
  const single = singleOf('1.6', '');
  expect(fits('sport', single)).toBe(true);
  expect(fits('mini', single)).toBe(false);
  expect(fits('sport', single, single)).toBe(false);
  expect(fits('sport', singleOf('1.4', ''))).toBe(false);
  expect(fits('sport', { odds: ['1.3', '1.3'], linesOf: 2, lineStake: '' })).toBe(true);
  expect(fits('sport', { odds: ['1.6', '1.6', '1.6'], linesOf: 2, lineStake: '' })).toBe(false);
  expect(fits('sport')).toBe(false);
});
