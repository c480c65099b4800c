import type { LedgerEntry } from '@noriter/wallet-client/ledger';
import { describe, expect, test } from 'vitest';
import {
  paymentIdOf,
  REVERSAL_SUBJECT,
  reversalIdOf,
  SETTLEMENT_SUBJECT,
} from '../../close/domain/settlement-id.ts';
import { judgeCommission, judgePayment, type PaidSettlement } from './judge-payment.ts';
import { apart, type LineSums } from './line-sums.ts';

const settlementId = '019a0000-0000-7000-8000-000000000001';
const settlement: PaidSettlement = {
  settlementId,
  siteId: 'noriter',
  holderId: 'store',
  reversalsRefused: 0,
  kind: 'rolling',
  payable: 3_000n,
  state: 'paid',
};
const payment: LedgerEntry = {
  commandId: paymentIdOf(settlementId),
  siteId: 'noriter',
  memberId: 'store',
  kind: 'commission_pay',
  amount: 3_000n,
  counterAccount: 'partner:commission',
  subjectType: SETTLEMENT_SUBJECT,
  subjectId: settlementId,
  refusal: null,
};
const reversal: LedgerEntry = {
  ...payment,
  commandId: reversalIdOf(settlement),
  kind: 'transfer_out',
  subjectType: REVERSAL_SUBJECT,
};
const refusedPayment = { ...payment, refusal: 'W001' };

describe('a settlement and the ledger', () => {
  test.each<[string, Partial<PaidSettlement>, LedgerEntry[], string | null]>([
    ['paid', {}, [payment], null],
    ['paid in points', { kind: 'self-rolling' }, [{ ...payment, kind: 'points_grant' }], null],
    ['paid in cash instead of points', { kind: 'self-rolling' }, [payment], 'differs'],
    ['paid and not there', {}, [], 'missing'],
    ['paid and refused', {}, [refusedPayment], 'refused'],
    ['paid another amount', {}, [{ ...payment, amount: 3_001n }], 'differs'],
    ['paid to somebody else', {}, [{ ...payment, memberId: 'other' }], 'differs'],
    ['paid at another site', {}, [{ ...payment, siteId: 'other' }], 'differs'],
    ['paid and taken back unnoticed', {}, [payment, reversal], 'unnoted'],
    ['paid, and taking it back refused', {}, [payment, { ...reversal, refusal: 'C202' }], null],
    ['taken back', { state: 'reversed' }, [payment, reversal], null],
    [
      'taken back by another command',
      { state: 'reversed', reversalsRefused: 1 },
      [payment, reversal],
      'missing',
    ],
    ['taken back and still there', { state: 'reversed' }, [payment], 'missing'],
    ['refused', { state: 'refused' }, [refusedPayment], null],
    ['refused and paid', { state: 'refused' }, [payment], 'differs'],
    ['nothing', { payable: 0n }, [], null],
    ['nothing, and paid', { payable: 0n }, [payment], 'differs'],
    ['on its way for long', { state: 'paying' }, [], 'missing'],
    ['on its way, and paid', { state: 'paying' }, [payment], 'unnoted'],
  ])('%s', (_, changes, rows, fault) => {
    const byId = new Map(rows.map((row) => [row.commandId, row]));
    expect(judgePayment({ ...settlement, ...changes }, byId)?.fault ?? null).toBe(fault);
  });

  test.each<[string, Partial<LedgerEntry>, PaidSettlement | undefined, string | null]>([
    ['a payment', {}, settlement, null],
    ['a payment that is taken back', reversal, settlement, null],
    ['a settlement nobody knows', {}, undefined, 'unknown'],
    ['a second payment', { commandId: reversalIdOf(settlement) }, settlement, 'unknown'],
    ['another subject', { subjectType: 'test' }, settlement, 'unknown'],
    ['another amount', { amount: 1n }, settlement, 'differs'],
  ])('a row of %s', (_, changes, known, fault) => {
    expect(judgeCommission({ ...payment, ...changes }, known)).toBe(fault);
  });
});

describe('a line and its accruals', () => {
  const sums: LineSums = {
    bets: 1n,
    turnover: 10_000n,
    stake: 10_000n,
    returned: 0n,
    rolling: [30n, 10n, 10n, 20n, 20n, 30n],
  };
  test('are apart by the first figure, rolling before all', () => {
    expect(apart(sums, sums)).toBeNull();
    expect(apart(sums, { ...sums, bets: 2n })).toEqual({
      figure: 'bets',
      expected: 1n,
      found: 2n,
    });
    const rolling = [30n, 10n, 10n, 20n, 19n, 31n];
    expect(apart(sums, { ...sums, turnover: 9_999n, rolling })).toEqual({
      figure: 'rolling',
      expected: 20n,
      found: 19n,
    });
    expect(apart({ ...sums, rolling: [] }, { ...sums, turnover: 0n })?.figure).toBe('turnover');
  });
});
