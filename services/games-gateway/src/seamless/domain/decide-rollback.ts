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
  if (rules.rollbackOfWonBet === 'cascade') return takeBack([target, ...standing]);
  return rules.winNames === 'wager'
    ? refuse('settled', true)
    : decideBesideWins(target, standing, facts, rules);
}

/**
 * Wins that name a round say of none of its bets that it won: one that won nothing says nothing, and one
 * for which another bet was there is left to that. The last bet that a win can be of stays.
 */
function decideBesideWins(
  target: StoredTransaction,
  wins: readonly StoredTransaction[],
  facts: Facts,
  rules: VendorRules,
): Decision {
  const others = facts.related.filter(
    (one) => one !== target && isBet(one) && belongTogether(one, target, rules),
  );
  const isBefore = (win: StoredTransaction) => (bet: StoredTransaction) =>
    bet.askedAt <= win.askedAt;
  const alone = wins.filter(
    (win) => win.amount > 0n && !others.filter(isStanding).some(isBefore(win)),
  );
  if (alone.length === 0) return takeBack([target]);
  const pending = others.filter(
    (one) => isPending(one) && alone.every((win) => isBefore(win)(one)),
  );
  return pending.length > 0 ? waitFor(pending) : refuse('settled', true);
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
