import { expect, test } from 'vitest';
import { areRoundsFilled } from './rounds-filled.ts';

const slip = (siteId: string, roundId: string | null, roundLossMax: bigint | null) => ({
  bettor: { siteId },
  roundId,
  roundLossMax,
});
const odd = (siteId: string, roundId: string, stake: bigint) => ({
  siteId,
  roundId,
  marketId: 'sum-oddeven',
  selectionId: 'sum-odd',
  stake,
  returned: stake * 2n,
});

test('a round is filled by one won more than the house may lose, on its own site alone', () => {
  const standings = [odd('one', 'r1', 60n), odd('one', 'r1', 40n), odd('two', 'r1', 1n)];
  expect(areRoundsFilled([slip('one', 'r1', 100n)], standings)).toBe(false);
  expect(areRoundsFilled([slip('one', 'r1', 99n)], standings)).toBe(true);
  expect(areRoundsFilled([slip('two', 'r1', 99n)], standings)).toBe(false);
  expect(areRoundsFilled([slip('one', 'r2', 0n)], standings)).toBe(false);
});

test('slips on sports fill no round', () => {
  expect(areRoundsFilled([slip('one', null, null)], [odd('one', 'r1', 1_000n)])).toBe(false);
});
