import { describe, expect, it } from 'vitest';
import { ledgerBody, ledgerSearch } from './ledger-filter.ts';

describe('the address of a statement', () => {
  it('keeps filters that exist and leaves out what makes no sense', () => {
    const search = { account: 'points', direction: 'out', kind: 'points_convert', page: '2' };
    expect(ledgerSearch(search)).toEqual({ ...search, page: 2 });
    expect(ledgerSearch({ account: 'house', direction: 'up', kind: 'theft' })).toEqual({});
  });

  it('is what the wallet is asked with', () => {
    const search = { range: 'last7', account: 'cash', kind: 'stake' } as const;
    expect(ledgerBody(search, '2026-11-22')).toEqual({
      page: 1,
      startDate: '2026-11-16',
      endDate: '2026-11-22',
      account: 'cash',
      kinds: ['stake'],
    });
  });
});
