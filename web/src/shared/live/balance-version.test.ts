import { describe, expect, it } from 'vitest';
import { newerBalance } from './balance-version.ts';

const balance = (version: number, cash: string) => ({
  cash,
  held: '0',
  owed: '0',
  points: '0',
  version: String(version),
});

describe('two balances that meet', () => {
  it('leave the one with the higher version', () => {
    const old = balance(9, '1000');
    const late = balance(10, '900');
    expect(newerBalance(old, late)).toBe(late);
    expect(newerBalance(late, old)).toBe(late);
  });

  it('of one version leave the one that came last', () => {
    const again = balance(4, '1000');
    expect(newerBalance(balance(4, '1000'), again)).toBe(again);
  });

  it('take the first when nothing was known', () => {
    expect(newerBalance(undefined, balance(1, '0')).version).toBe('1');
  });
});
