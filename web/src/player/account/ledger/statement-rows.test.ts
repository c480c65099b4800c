import { describe, expect, it } from 'vitest';
import { statementRows } from './statement-rows.ts';

describe('the rows of a statement file', () => {
  const entry = {
    entryId: '12',
    at: '2026-11-21T15:30:00.000Z',
    kind: 'withdrawal_hold',
    account: 'cash',
    amount: '-30000',
    balanceAfter: '70000',
    subjectType: 'cash-request',
    subjectId: 'abc',
  };
  const words = {
    headings: ['거래일시'],
    kind: (kind: string) => `kind ${kind}`,
    account: (account: string) => `account ${account}`,
    subject: (type: string) => `subject ${type}`,
  };

  it('have Korean times and each direction in a column of its own', () => {
    expect(statementRows([entry, { ...entry, amount: '500' }], words)).toEqual([
      ['거래일시'],
      [
        '2026-11-22 00:30:00',
        'kind withdrawal_hold',
        'account cash',
        '',
        30_000n,
        70_000n,
        'subject cash-request',
        'abc',
        '12',
      ],
      [
        '2026-11-22 00:30:00',
        'kind withdrawal_hold',
        'account cash',
        500n,
        '',
        70_000n,
        'subject cash-request',
        'abc',
        '12',
      ],
    ]);
  });
});
