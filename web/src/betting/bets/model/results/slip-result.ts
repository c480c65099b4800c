import type { Slip } from '../../../../shared/api/contracts.ts';
import { parseWon } from '../../../../shared/format/money.ts';

type SlipNews = {
  /** The same for the same result: settled anew, a slip has something new to say. */
  mark: string;
  kind: 'won' | 'lost' | 'void';
  count: number;
  winners: number;
  returned: bigint;
  staked: bigint;
};

/** What is to be said of a slip once all of its bets have their result; null before that. */
export function newsOf({ slipId, bets }: Pick<Slip, 'slipId' | 'bets'>): SlipNews | null {
  if (bets.some(({ betCalResults }) => betCalResults === 'WAIT')) return null;
  const winners = bets.filter(({ betCalResults }) => betCalResults === 'PASS').length;
  const isVoid = bets.every(({ betCalResults }) => betCalResults === 'CANCEL');
  const returned = bets.reduce((sum, { winCash }) => sum + parseWon(winCash), 0n);
  const staked = bets.reduce((sum, { cash }) => sum + parseWon(cash), 0n);
  return {
    mark: `${slipId} ${bets.map(({ state }) => state).join(' ')}`,
    kind: isVoid ? 'void' : winners > 0 ? 'won' : 'lost',
    count: bets.length,
    winners,
    returned,
    staked,
  };
}
