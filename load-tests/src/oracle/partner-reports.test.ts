import { expect, test } from 'vitest';
import { type BetSums, type ReportedSums, wrongReports } from './partner-reports.ts';

const nothing: BetSums = { bets: 0n, turnover: 0n, returned: 0n };
const bet: BetSums = { bets: 2n, turnover: 20_000n, returned: 19_500n };
const everywhere = (sums: BetSums): ReportedSums => ({
  totals: sums,
  day: sums,
  category: sums,
  partner: sums,
  member: sums,
});

test('reports that say what was bet are right, and one that does not is named with its figure', () => {
  const before = everywhere(nothing);
  expect(wrongReports(before, everywhere(bet), bet)).toEqual([]);
  const lost = { ...everywhere(bet), member: { ...bet, turnover: 10_000n } };
  expect(wrongReports(before, lost, bet)).toEqual([
    'the report by member has turnover of 10000, and 20000 were bet',
  ]);
  expect(wrongReports(before, everywhere(nothing), bet)).toHaveLength(15);
});
