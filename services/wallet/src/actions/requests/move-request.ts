import { lockBook } from '@noriter/four-eyes/book';
import type { Auditor } from '@noriter/kit/audit';
import { formatWon, type Won } from '@noriter/kit/money';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { keysOfListeners } from '../../command-keys.ts';
import type { WalletConfig } from '../../config.ts';
import type { WalletDeps } from '../../deps.ts';
import type { CommandDraft } from '../../domain/ledger/make-command.ts';
import type { CashPolicy } from '../../domain/policy/policy.ts';
import type { Gate } from '../../domain/protection.ts';
import {
  type CashRequest,
  moveRequest,
  type RequestMove,
  requestKind,
} from '../../domain/requests/cash-request.ts';
import { requestCommand } from '../../domain/requests/request-command.ts';
import { errors } from '../../errors.ts';
import { readPolicy } from '../../store/cash-policy.ts';
import { lockAccounts } from '../../store/ledger/accounts.ts';
import { saveGate } from '../../store/members/gate.ts';
import {
  lockRequest,
  owedWhenProcessed,
  requestedAt,
  saveMove,
} from '../../store/requests/cash-requests.ts';
import { rollingProgress } from '../../store/requests/rolling.ts';
import { lockRequirements } from '../../store/requests/rolling-requirements.ts';
import { checkAlone } from '../steps/check-alone.ts';
import { checkOpen } from '../steps/check-open.ts';
import { moveMoney } from '../steps/move-money.ts';
import { endRequirements, requireTurnover } from '../steps/turnover.ts';

export type RequestDecision = {
  requestId: string;
  move: Exclude<RequestMove, 'cancel'>;
  /** Shown to the member; needed to reject. */
  reason: string;
  /** Of a withdrawal: how much may be left to stake, which is what the operator was shown; else 0. */
  rollingSeen?: Won | undefined;
};

type ListenersConfig = Pick<WalletConfig, 'COMMAND_KEYS'>;

export type DecidedBy = { siteId: string; operatorId: string; audit: Auditor };

/**
 * The request, the money, the events and the audit entry in one transaction. Of two operators at
 * once, the second finds it already processed.
 */
export async function moveOn(
  deps: Pick<WalletDeps, 'pool' | 'prisma' | 'clock'> & { config: ListenersConfig },
  by: DecidedBy,
  decision: RequestDecision,
  gate: Gate,
): Promise<CashRequest> {
  const { requestId, move, reason } = decision;
  if (move === 'reject' && reason === '') throw refuse(errors, 'W003');
  const { policy } = await readPolicy(deps, by.siteId);
  const at = deps.clock.now();
  const provenWith = keysOfListeners(deps.config.COMMAND_KEYS);
  return withTransaction(deps.pool, async (tx) => {
    // Before any other lock: acts of one operator are weighed one after the other.
    if (move === 'approve') await lockBook(tx, by);
    const before = await lockRequest(tx, { requestId, siteId: by.siteId });
    const moved = moveRequest(before.status, move);
    if ('refusal' in moved) throw refuse(errors, moved.refusal);
    if (move === 'approve') await checkApproval(tx, by, before, { policy, at });
    const pays = move === 'approve' && before.kind === requestKind.withdrawal;
    if (pays) await checkDebts(tx, before);
    const unstaked = pays ? await checkTurnover(tx, before, decision.rollingSeen ?? 0n) : 0n;
    // The member is locked before the request, in the same order as when a deposit is requested.
    if (move === 'approve' && before.kind === requestKind.deposit) {
      checkOpen(await saveGate(tx, before, gate), at);
    }
    const after = { ...before, status: moved.to, reason: move === 'reject' ? reason : '' };
    await saveMove(tx, after, { operatorId: by.operatorId, at, provenWith });
    const commands = commandsOf(after, move);
    const outcomes = commands.length > 0 ? await moveMoney(tx, commands, at) : [];
    if (move === 'approve' && after.kind === requestKind.deposit) {
      await requireTurnover(tx, after, { policy, at, outcomes });
    }
    if (pays) await endRequirements(tx, after, at);
    const kind = after.kind === requestKind.deposit ? 'deposit' : 'withdrawal';
    const subject = `cash-request:${requestId}`;
    const paidDespite = unstaked > 0n ? { rollingRemaining: unstaked } : {};
    await by.audit(tx, {
      action: `${kind}.${move}`,
      subject,
      before,
      after: { ...after, ...paidDespite },
    });
    return after;
  });
}

/** Who put it on waiting and approves it too is alone. It weighs a deposit's bonus as well. */
async function checkApproval(
  tx: pg.ClientBase,
  by: DecidedBy,
  request: CashRequest,
  { policy, at }: { policy: CashPolicy; at: Date },
): Promise<void> {
  const { requestId: actId, amount, bonusAmount } = request;
  const weight = amount + bonusAmount;
  await checkAlone(tx, by, request, { policy, actId, weight, at, refusal: 'W016' });
}

/** The money an operator's move brings about. */
function commandsOf(request: CashRequest, move: RequestDecision['move']): CommandDraft[] {
  if (move === 'wait') return [];
  if (request.kind === requestKind.withdrawal) {
    return [requestCommand(request, move === 'approve' ? 'withdrawal_pay' : 'withdrawal_release')];
  }
  if (move === 'reject') return [];
  const deposit = requestCommand(request, 'deposit');
  return request.bonusAmount > 0n ? [deposit, requestCommand(request, 'bonus_grant')] : [deposit];
}

/**
 * A bet that counted when the withdrawal was asked for may have been undone since. Then it is paid only
 * by who knows how much is left; the bank may be paying already. What a bonus asks that came later is no
 * matter of this withdrawal.
 *
 * @returns what is left to stake
 */
async function checkTurnover(
  tx: pg.ClientBase,
  { requestId, memberId }: CashRequest,
  seen: Won,
): Promise<Won> {
  // The account first, in the order of who gives a bonus up.
  await lockAccounts(tx, [memberId]);
  await lockRequirements(tx, [memberId]);
  const until = await requestedAt(tx, requestId);
  const { remaining } = await rollingProgress(tx, memberId, until);
  if (remaining > seen) throw refuse(errors, 'W017', { remaining: formatWon(remaining) });
  return remaining;
}

/** Where an operator was at work on it before the debt arose, the bank may be paying already. */
async function checkDebts(tx: pg.ClientBase, { requestId, memberId }: CashRequest): Promise<void> {
  if (!(await owedWhenProcessed(tx, requestId))) return;
  const owed = (await lockAccounts(tx, [memberId])).get(memberId)?.owed ?? 0n;
  throw refuse(errors, 'W014', { owed: formatWon(owed) });
}
