/**
 * Invariant: a vendor's transaction has one answer. A bet is staked once, a win that has a bet is paid
 * once whatever became of session and member meanwhile, and what is rolled back is undone once.
 */
import type { VendorRules } from '../../vocabulary/vendor-rules.ts';
import { decideBet } from './decide-bet.ts';
import { decideRollback } from './decide-rollback.ts';
import { decideWin } from './decide-win.ts';
import type { Decision, Facts } from './facts.ts';
import { fingerprintOf, type MoneyCall } from './money-call.ts';
import { hasTombstone, refuse } from './standing.ts';

/** Decides a vendor's transaction by what is known under the player's lock. */
export function decide(call: MoneyCall, facts: Facts, rules: VendorRules): Decision {
  const { same } = facts;
  if (same !== null) {
    if (same.fingerprint !== fingerprintOf(call)) return refuse('conflict', false);
    if (same.state === 'pending') return { kind: 'wait', transactionIds: [same.transactionId] };
    return { kind: 'replay', code: same.code === '' ? 'ok' : same.code, balance: same.balance };
  }
  if (facts.session === 'other-player') return refuse('unknown_session', false);
  if (facts.session === 'other-currency') return refuse('wrong_currency', false);
  switch (call.verb) {
    case 'bet':
    case 'bet_and_win':
      return decideBet(call, facts, rules);
    case 'win':
      return decideWin(call, facts, rules);
    case 'rollback':
      return decideRollback(call, facts, rules);
    default:
      return decideGrant(call, facts, rules);
  }
}

/** Promotions and jackpots need no bet; an adjustment below zero is taken back, never refused. */
function decideGrant(call: MoneyCall, facts: Facts, rules: VendorRules): Decision {
  if (hasTombstone(call, facts, rules)) return refuse('rolled_back', true);
  const { amount } = call;
  if (amount === 0n) return { kind: 'apply', movements: [], takesBack: [] };
  const movement =
    amount > 0n
      ? ({ kind: 'payout', amount, subjectId: null } as const)
      : ({ kind: 'clawback', amount: -amount, subjectId: null } as const);
  return { kind: 'apply', movements: [movement], takesBack: [] };
}
