import type { VendorRules } from '../../vocabulary/vendor-rules.ts';
import type { Decision, Facts } from './facts.ts';
import type { MoneyCall } from './money-call.ts';
import {
  belongTogether,
  hasTombstone,
  isBet,
  isPending,
  isStanding,
  refuse,
  waitFor,
} from './standing.ts';

/**
 * A win needs an accepted bet of the same member and round, and nothing else: no session, no member who
 * may play, no open game. One whose bet is not known is not kept: it may come again when the bet has.
 * Where the vendor has closed the round, a bet that was won is not won again.
 */
export function decideWin(call: MoneyCall, facts: Facts, rules: VendorRules): Decision {
  if (hasTombstone(call, facts, rules)) return refuse('rolled_back', true);
  const named = { wager: call.wager, roundId: facts.roundId };
  const bets = facts.related.filter((one) => isBet(one) && belongTogether(one, named, rules));
  const bet = bets.find((one) => isStanding(one) && one.roundId === facts.roundId);
  if (bet === undefined) {
    const pending = bets.filter(isPending);
    if (pending.length > 0) return waitFor(pending);
    return bets.some(({ isRolledBack }) => isRolledBack)
      ? refuse('rolled_back', true)
      : refuse('unknown_bet', false);
  }
  if (facts.roundState === 'refunded') return refuse('settled', true);
  const others = isLastWin(call, rules) ? winsOf(call, facts, rules) : [];
  const pending = others.filter(isPending);
  if (pending.length > 0) return waitFor(pending);
  const isOver = rules.oneWinPerWager || facts.roundState === 'closed';
  if (isOver && others.some(isStanding)) return refuse('settled', true);
  const { amount } = call;
  const subjectId = bet.transactionId;
  const movements = amount > 0n ? [{ kind: 'payout', amount, subjectId } as const] : [];
  return { kind: 'apply', movements, takesBack: [] };
}

/**
 * Whether no other win of its bet can come after this one: the vendor has said so of the wager, or ends
 * rounds by its word. One that keeps its round open is paid also when it comes after the last one.
 */
function isLastWin({ closes }: MoneyCall, { oneWinPerWager, roundEnds }: VendorRules): boolean {
  return oneWinPerWager || (roundEnds !== 'with-wagers' && closes !== false);
}

/** What was paid of the same bet already. */
function winsOf(call: MoneyCall, { related, roundId }: Facts, rules: VendorRules) {
  const named = { wager: call.wager, roundId };
  return related.filter(
    (one) =>
      (one.verb === 'win' || one.verb === 'bet_and_win') && belongTogether(one, named, rules),
  );
}
