import { refuse, transportCodes } from '@noriter/kit/result-codes';
import { readGate } from '../../clients/protection.ts';
import type { WalletDeps } from '../../deps.ts';
import { openGate } from '../../domain/protection.ts';
import { type CashRequest, requestKind } from '../../domain/requests/cash-request.ts';
import { findRequest } from '../../store/requests/cash-requests.ts';
import { type DecidedBy, moveOn, type RequestDecision } from './move-request.ts';

/**
 * Moves a request on for an operator. A deposit of a member who is kept from playing is not
 * approved, whenever it was asked for: the operator rejects it and sends the money back, or waits
 * for the end of a time-out.
 *
 * A withdrawal of a member who owes is only completed by who had begun to pay it before the debt
 * arose; otherwise it is rejected, and what it frees pays the debt. One whose bets were undone since it
 * was asked for is completed by who says what is left to stake, and one whose member may not withdraw any more by who
 * was shown that.
 *
 * @throws Refusal H404, T001, T999, W003, W014, W016, W017, W020, C109, C110; TE99, NT99 when identity is away
 */
export async function decideRequest(
  deps: Pick<WalletDeps, 'pool' | 'prisma' | 'clock' | 'config' | 'identity'>,
  by: DecidedBy,
  decision: RequestDecision,
): Promise<CashRequest> {
  const { requestId, move } = decision;
  if (move !== 'approve') return moveOn(deps, by, decision, openGate);
  const request = await findRequest(deps, { requestId, siteId: by.siteId });
  if (request === null) throw refuse(transportCodes, 'H404');
  const bringsMoney = request.kind === requestKind.deposit;
  const gate = bringsMoney ? await readGate(deps, request.memberId) : openGate;
  return moveOn(deps, by, decision, gate);
}
