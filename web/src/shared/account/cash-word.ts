/** The one table of what can become of a request for money: its word, and its colour. */
import type { CashRequest } from '../api/contracts.ts';
import type { Tone } from '../ui/figures/badge.tsx';

export const cashTones = {
  requested: 'brass',
  waiting: 'warn',
  completed: 'jade',
  refused: 'danger',
  cancelled: 'plain',
  takenBack: 'danger',
} as const satisfies Record<string, Tone>;

type CashWord = keyof typeof cashTones;

const words = { 0: 'requested', 2: 'waiting', 1: 'completed', [-2]: 'takenBack' } as const;

/** Who refuses a request gives a reason; members give none for what they cancel themselves. */
export function cashWord({ status, reason }: Pick<CashRequest, 'status' | 'reason'>): CashWord {
  if (status !== -1) return words[status];
  return reason === '' ? 'cancelled' : 'refused';
}
