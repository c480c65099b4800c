import { lockBook } from '@noriter/four-eyes/book';
import type { Auditor } from '@noriter/kit/audit';
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
import { saveGate } from '../../store/members/gate.ts';
import { lockRequest, saveMove } from '../../store/requests/cash-requests.ts';
import { checkAlone } from '../steps/check-alone.ts';
import { checkOpen } from '../steps/check-open.ts';
import { moveMoney } from '../steps/move-money.ts';
import { endRequirements, requireTurnover } from '../steps/turnover.ts';
import { checkPayment, type PaymentSeen } from './check-payment.ts';

export type RequestDecision = {
  requestId: string;
  move: Exclude<RequestMove, 'cancel'>;
  /** Shown to the member; needed to reject. */
  reason: string;
} & PaymentSeen;

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
    const paidDespite = pays ? await checkPayment(tx, before, decision) : {};
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
