import { describe, expect, test } from 'vitest';
import { type Printed, statementSheet } from './statement-sheet.ts';

const printed: Printed = {
  settlement: {
    settlementId: '00000000-0000-4000-8000-000000000007',
    holder: { nickname: '다온매장', loginId: 'ptn5', tier: 5 },
    kind: 'losing',
    fromDay: '2026-01-15',
    untilDay: '2026-01-15',
    state: 'paid',
    paidAt: '2026-01-16 12:00',
    earned: '197600',
    corrected: '-200000',
    cut: '0',
    fee: '0',
    carriedIn: '-1234567',
    payable: '0',
    carriedOut: '-1236967',
  },
  lines: [
    {
      category: 'mini-powerball',
      isCorrection: true,
      turnover: '0',
      base: '-1000000',
      amount: '-200000',
    },
    { category: 'casino', isCorrection: false, turnover: '999', base: '988000', amount: '197600' },
  ],
};

describe('a printed statement', () => {
  test('has the figures of the page in each language, and corrections by their name', () => {
    const sheet = statementSheet(printed, 'ko');
    expect(sheet.facts[0]).toEqual(['대상', '다온매장 (ptn5) · 매장']);
    expect(sheet.rows).toEqual([
      ['파워볼 · 정정', '0원', '−1,000,000원', '−200,000원'],
      ['라이브 카지노', '999원', '988,000원', '197,600원'],
    ]);
    expect(sheet.sums.map(({ won }) => won)).toEqual([
      '197,600원',
      '−200,000원',
      '0원',
      '0원',
      '−1,234,567원',
      '0원',
      '−1,236,967원',
    ]);
    expect(statementSheet(printed, 'vi').rows[0]?.[2]).toBe('−₩1,000,000');
    expect(statementSheet(printed, 'en').title).toBe('Statement');
  });

  test('says of several days both ends, and no time of a payment that was not', () => {
    const { settlement } = printed;
    const week = { ...settlement, untilDay: '2026-01-21', state: 'open', paidAt: '' } as const;
    const { facts } = statementSheet({ ...printed, settlement: week }, 'en');
    expect(facts).toContainEqual(['Days', '2026-01-15 ~ 2026-01-21']);
    expect(facts.map(([name]) => name)).not.toContain('Paid at');
  });

  test('has the main figure once', () => {
    const { sums } = statementSheet(printed, 'ko');
    expect(sums.filter(({ isMain }) => isMain)).toEqual([
      { name: '지급 금액', won: '0원', isMain: true },
    ]);
  });
});
