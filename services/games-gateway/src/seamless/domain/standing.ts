import type { VendorRules } from '../../vocabulary/vendor-rules.ts';
import type { Decision, Facts, StoredTransaction } from './facts.ts';
import type { MoneyCall } from './money-call.ts';

type RefusalCode = Extract<Decision, { kind: 'refuse' }>['code'];

export function refuse(code: RefusalCode, isKept: boolean): Decision {
  return { kind: 'refuse', code, isKept };
}

export function waitFor(pending: readonly StoredTransaction[]): Decision {
  return { kind: 'wait', transactionIds: pending.map(({ transactionId }) => transactionId) };
}

export function isBet({ verb }: Pick<StoredTransaction, 'verb'>): boolean {
  return verb === 'bet' || verb === 'bet_and_win';
}

/** Its money moved, and was not taken back. */
export function isStanding({ state, isRolledBack }: StoredTransaction): boolean {
  return state === 'applied' && !isRolledBack;
}

export function isPending({ state }: StoredTransaction): boolean {
  return state === 'pending';
}

/** Whether a rollback of this transaction came before it. */
export function hasTombstone(
  { transactionId, wager, verb }: MoneyCall,
  { related }: Facts,
  { rollbackNames }: VendorRules,
): boolean {
  const isOfWager = rollbackNames === 'wager' && (verb === 'bet' || verb === 'bet_and_win');
  const name = isOfWager ? wager : transactionId;
  return related.some((one) => one.state === 'tombstone' && one.rollsBack === name);
}

/** Whether a win belongs to a bet: by the wager, or by the round where a win names no bet. */
export function belongTogether(
  bet: Pick<StoredTransaction, 'wager' | 'roundId'>,
  win: Pick<StoredTransaction, 'wager' | 'roundId'>,
  { winNames }: VendorRules,
): boolean {
  return winNames === 'wager' ? bet.wager === win.wager : bet.roundId === win.roundId;
}
