import type { LaunchDeps } from '../../../launch/deps.ts';
import type { VendorRules } from '../../../vocabulary/vendor-rules.ts';
import { commandsOf } from '../../domain/commands-of.ts';
import type { Decision, Facts } from '../../domain/facts.ts';
import { fingerprintOf, type MoneyCall } from '../../domain/money-call.ts';
import type { NewTransaction } from '../../store/write-transaction.ts';
import type { Asked } from './asked.ts';
import { productOfGame } from './product-of-game.ts';

type Kept = Extract<Decision, { kind: 'apply' | 'refuse' | 'tombstone' }>;

/** A transaction as it was decided, to be written down. */
export function newTransactionOf(
  deps: Pick<LaunchDeps, 'games'>,
  { vendor, rules, player, call, transactionId, balance }: Asked,
  { decision, facts, at }: { decision: Kept; facts: Facts; at: Date },
): NewTransaction {
  const isApplied = decision.kind === 'apply';
  const takesBack = isApplied ? decision.takesBack : [];
  const target = facts.related.find((related) => related.transactionId === takesBack[0]);
  const code = decision.kind === 'refuse' ? decision.code : 'ok';
  const gameId = player.game?.gameId ?? player.session?.gameId ?? null;
  return {
    transactionId,
    siteId: player.member.siteId,
    memberId: player.member.memberId,
    sessionId: player.session?.sessionId ?? null,
    vendorKey: vendor.vendorKey,
    roundId: target?.roundId ?? facts.roundId,
    gameId,
    call,
    closes: closesRound(call, rules),
    fingerprint: fingerprintOf(call),
    at,
    state: isApplied ? 'pending' : decision.kind === 'refuse' ? 'refused' : 'tombstone',
    code: isApplied ? '' : code,
    balance: isApplied ? null : balance,
    movements: isApplied
      ? commandsOf(transactionId, decision.movements, productOfGame(deps, gameId))
      : [],
    takesBack,
  };
}

/** A flag says it; without one a win of nothing ends the round, where no call of its own does. */
function closesRound({ verb, amount, closes }: MoneyCall, { roundEnds }: VendorRules): boolean {
  if (roundEnds !== 'by-flag') return false;
  return closes ?? (verb === 'win' && amount === 0n);
}
