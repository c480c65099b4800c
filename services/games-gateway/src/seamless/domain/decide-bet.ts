import type { VendorRules } from '../../vocabulary/vendor-rules.ts';
import type { Decision, Facts, Movement } from './facts.ts';
import type { MoneyCall } from './money-call.ts';
import { hasTombstone, isBet, isPending, refuse, waitFor } from './standing.ts';

/** A bet needs everything: a live session, a member who may play, a game that is open, and a limit. */
export function decideBet(call: MoneyCall, facts: Facts, rules: VendorRules): Decision {
  if (hasTombstone(call, facts, rules)) return refuse('rolled_back', true);
  if (facts.session === 'unknown') return refuse('unknown_session', false);
  if (facts.game === 'unknown') return refuse('unknown_game', false);
  if (!facts.mayPlay) return refuse('not_allowed', true);
  if (facts.session === 'expired') return refuse('session_expired', true);
  if (facts.game === 'blocked') return refuse('game_blocked', true);
  if (facts.maxBet !== null && call.amount > facts.maxBet) return refuse('limit', true);
  if (rules.oneWinPerWager) {
    const others = facts.related.filter((one) => isBet(one) && one.wager === call.wager);
    const pending = others.filter(isPending);
    if (pending.length > 0) return waitFor(pending);
    if (others.some(({ state }) => state === 'applied')) return refuse('wager_taken', true);
  }
  if (isOver(facts, rules)) return refuse('settled', true);
  return { kind: 'apply', movements: movementsOf(call), takesBack: [] };
}

/**
 * A round that ends with its wagers begins again with a new one, as does one whose bets were all taken back;
 * none that we have refunded does.
 */
function isOver({ roundState }: Facts, { roundEnds }: VendorRules): boolean {
  return roundState === 'refunded' || (roundState === 'closed' && roundEnds !== 'with-wagers');
}

function movementsOf({ amount, won }: MoneyCall): Movement[] {
  const stake = amount > 0n ? [{ kind: 'stake', amount, subjectId: null } as const] : [];
  const payout = won > 0n ? [{ kind: 'payout', amount: won, subjectId: null } as const] : [];
  return [...stake, ...payout];
}
