import type { Auditor } from '@noriter/kit/audit';
import { deriveId } from '@noriter/kit/ids';
import { formatWon, type Won } from '@noriter/kit/money';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { WalletDeps } from '../deps.ts';
import type { Outcome } from '../domain/batch.ts';
import {
  type CashRequest,
  moveRequest,
  type RequestMove,
  requestKind,
} from '../domain/cash-request.ts';
import type { CommandDraft } from '../domain/command.ts';
import type { CashPolicy } from '../domain/policy.ts';
import { type Gate, openGate } from '../domain/protection.ts';
import { requiredTurnover } from '../domain/rolling.ts';
import { errors } from '../errors.ts';
import { readPolicy } from '../queries/read-policy.ts';
import { askGate } from './ask-gate.ts';
import { lockRequest, saveMove } from './cash-request-table.ts';
import { checkOpen, keepGate } from './keep-gate.ts';
import { lockAccounts } from './ledger-tables.ts';
import { moveMoney } from './move-money.ts';
import { requestCommand } from './request-command.ts';

export type RequestDecision = {
  requestId: string;
  move: Exclude<RequestMove, 'cancel'>;
  /** Told to the member; needed to reject. */
  reason: string;
};

type DecidedBy = { siteId: string; operatorId: string; audit: Auditor };

/**
 * Moves a request on for an operator. A deposit of a member who is kept from playing is not
 * approved, whenever it was asked for: the operator rejects it and sends the money back, or waits
 * for the end of a time-out.
 *
 * A withdrawal of a member who owes is only completed by who had begun to pay it before the debt
 * arose; otherwise it is rejected, and what it frees pays the debt.
 *
 * @throws Refusal H404, T001, T999, W003, W014, C109, C110; TE99 or NT99 when identity is away
 */
export async function decideRequest(
  deps: Pick<WalletDeps, 'pool' | 'prisma' | 'clock' | 'identity'>,
  by: DecidedBy,
  decision: RequestDecision,
): Promise<CashRequest> {
  const { requestId, move } = decision;
  if (move !== 'approve') return moveOn(deps, by, decision, openGate);
  const where = { requestId, siteId: by.siteId };
  const request = await deps.prisma.cashRequest.findFirst({ where });
  if (request === null) throw refuse(transportCodes, 'H404');
  const bringsMoney = request.kind === requestKind.deposit;
  const gate = bringsMoney ? await askGate(deps, request.memberId) : openGate;
  return moveOn(deps, by, decision, gate);
}

/**
 * The request, the money, the events and the audit entry in one transaction. Of two operators at
 * once, the second finds it already processed.
 */
export async function moveOn(
  deps: Pick<WalletDeps, 'pool' | 'prisma' | 'clock'>,
  by: DecidedBy,
  decision: RequestDecision,
  gate: Gate,
): Promise<CashRequest> {
  const { requestId, move, reason } = decision;
  if (move === 'reject' && reason === '') throw refuse(errors, 'W003');
  const { policy } = await readPolicy(deps, by.siteId);
  const at = deps.clock.now();
  return withTransaction(deps.pool, async (tx) => {
    const before = await lockRequest(tx, { requestId, siteId: by.siteId });
    const moved = moveRequest(before.status, move);
    if ('refusal' in moved) throw refuse(errors, moved.refusal);
    if (move === 'approve' && before.kind === requestKind.withdrawal) await checkDebts(tx, before);
    // Held before the request changes, as a deposit that is asked for holds it first, too.
    if (move === 'approve' && before.kind === requestKind.deposit) {
      checkOpen(await keepGate(tx, before, gate), at);
    }
    const after = { ...before, status: moved.to, reason: move === 'reject' ? reason : '' };
    await saveMove(tx, after, { operatorId: by.operatorId, at });
    const commands = commandsOf(after, move);
    const outcomes = commands.length > 0 ? await moveMoney(tx, commands, at) : [];
    if (move === 'approve') {
      await askRolling(tx, { request: after, policy, at, paid: await paidOff(tx, outcomes) });
    }
    const kind = after.kind === requestKind.deposit ? 'deposit' : 'withdrawal';
    const subject = `cash-request:${requestId}`;
    await by.audit(tx, { action: `${kind}.${move}`, subject, before, after });
    return after;
  });
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
 * What the policy of this moment asks to be staked for a deposit stays asked, whatever follows. What
 * of it went to a debt at once is not there to be staked, and asks for nothing.
 */
async function askRolling(
  tx: pg.ClientBase,
  { request, policy, at, paid }: { request: CashRequest; policy: CashPolicy; at: Date; paid: Won },
): Promise<void> {
  if (request.kind !== requestKind.deposit) return;
  const ofDeposit = paid < request.amount ? paid : request.amount;
  const required =
    requiredTurnover(request.amount - ofDeposit, policy.rollingPercent) +
    requiredTurnover(request.bonusAmount - (paid - ofDeposit), policy.bonusRollingPercent);
  if (required === 0n) return;
  await tx.query(
    `insert into rolling_requirement
       (requirement_id, site_id, member_id, required, weights, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      deriveId('rolling-requirement', request.requestId),
      request.siteId,
      request.memberId,
      required,
      JSON.stringify(policy.productWeights),
      at,
    ],
  );
}

/** What of the money that came went to debts in the same transaction. */
async function paidOff(tx: pg.ClientBase, outcomes: readonly Outcome[]): Promise<Won> {
  const owed = outcomes[0]?.account.owed ?? 0n;
  if (outcomes[0] === undefined || owed === 0n) return 0n;
  const { memberId } = outcomes[0].account;
  return owed - ((await lockAccounts(tx, [memberId])).get(memberId)?.owed ?? 0n);
}

/** The bank may have been told already where an operator was at work on it: then it stays so. */
async function checkDebts(tx: pg.ClientBase, { requestId, memberId }: CashRequest): Promise<void> {
  const { rowCount } = await tx.query(
    `select from cash_request as request join debt using (member_id)
     where request_id = $1 and closed_at is null and arisen_at <= processed_at`,
    [requestId],
  );
  if (rowCount === 0) return;
  const owed = (await lockAccounts(tx, [memberId])).get(memberId)?.owed ?? 0n;
  throw refuse(errors, 'W014', { owed: formatWon(owed) });
}
