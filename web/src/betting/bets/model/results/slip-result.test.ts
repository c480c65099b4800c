import { describe, expect, it } from 'vitest';
import type { BetRow, Slip } from '../../../../shared/api/contracts.ts';
import { newsOf } from './slip-result.ts';

const results = {
  won: ['PASS', '19500'],
  lost: ['FAIL', '0'],
  void: ['CANCEL', '10000'],
  accepted: ['WAIT', '0'],
} as const;

function slip(...states: (keyof typeof results)[]): Pick<Slip, 'slipId' | 'bets'> {
  const bets = states.map((state) => {
    const [betCalResults, winCash] = results[state];
    return { state, betCalResults, winCash, cash: '10000' } as BetRow;
  });
  return { slipId: 's-1', bets };
}

describe('the news of a slip', () => {
  it('waits until every bet has its result', () => {
    expect(newsOf(slip('won', 'accepted'))).toBeNull();
  });

  it('is how many won and what came back', () => {
    const news = { kind: 'won', count: 3, winners: 1, returned: 29_500n };
    expect(newsOf(slip('won', 'lost', 'void'))).toMatchObject(news);
    expect(newsOf(slip('lost', 'lost'))).toMatchObject({
      kind: 'lost',
      returned: 0n,
      staked: 20_000n,
    });
    expect(newsOf(slip('void'))).toMatchObject({ kind: 'void', returned: 10_000n });
  });

  it('is another one when the slip is settled anew', () => {
    expect(newsOf(slip('won'))?.mark).not.toBe(newsOf(slip('lost'))?.mark);
    expect(newsOf(slip('won'))?.mark).toBe(newsOf(slip('won'))?.mark);
  });
});
