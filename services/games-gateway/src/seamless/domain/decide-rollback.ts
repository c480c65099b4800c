import type { VendorRules } from '../../vocabulary/vendor-rules.ts';
import type { Decision, Facts, Movement, StoredTransaction } from './facts.ts';
import type { MoneyCall } from './money-call.ts';
import { belongTogether, isBet, isPending, isStanding, refuse, waitFor } from './standing.ts';

/**
 * A rollback is never refused for what the member has: what was paid and is not there is owed. Of what has
 * not come it leaves a tombstone; of what is undone or was refused it changes nothing.
 */
export function decideRollback(call: MoneyCall, facts: Facts, rules: VendorRules): Decision {
  const named = facts.related.filter((one) => isNamed(one, call, rules));
  if (named.length === 0) return { kind: 'tombstone' };
  const pending = named.filter(isPending);
  if (pending.length > 0) return waitFor(pending);
  const target = named.find(isStanding);
  if (target === undefined) return { kind: 'apply', movements: [], takesBack: [] };
  if (!isBet(target)) return takeBack([target]);
  const wins = facts.related.filter(
    (one) => one.verb === 'win' && belongTogether(target, one, rules),
  );
  const pendingWins = wins.filter(isPending);
  if (pendingWins.length > 0) return waitFor(pendingWins);
  const standing = wins.filter(isStanding);
  if (standing.length === 0 || rules.rollbackOfWonBet === 'bet-only') return takeBack([target]);
  if (rules.rollbackOfWonBet === 'refuse') return refuse('settled', true);
  return takeBack([target, ...standing]);
}

function isNamed(
  one: StoredTransaction,
  { rollsBack }: MoneyCall,
  { rollbackNames }: VendorRules,
): boolean {
  if (one.verb === 'rollback') return false;
  return rollbackNames === 'wager'
    ? isBet(one) && one.wager === rollsBack
    : one.vendorTransactionId === rollsBack;
}

function takeBack(targets: readonly StoredTransaction[]): Decision {
  return {
    kind: 'apply',
    // What is given back comes first: it may cover what is taken.
    movements: targets.flatMap(undoingOf).toSorted((one, other) => rank(one) - rank(other)),
    takesBack: targets.map(({ transactionId }) => transactionId),
  };
}

const rank = ({ kind }: Movement) => (kind === 'clawback' ? 1 : 0);

function undoingOf({ transactionId, verb, amount, won }: StoredTransaction): Movement[] {
  const subjectId = transactionId;
  const back = (kind: Movement['kind'], sum: bigint): Movement[] =>
    sum > 0n ? [{ kind, amount: sum, subjectId }] : [];
  if (isBet({ verb })) return [...back('refund', amount), ...back('clawback', won)];
  return amount < 0n ? back('payout', -amount) : back('clawback', amount);
}
