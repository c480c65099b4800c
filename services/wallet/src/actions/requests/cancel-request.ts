import { withTransaction } from '@noriter/kit/postgres';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import { keysOfListeners } from '../../command-keys.ts';
import type { WalletDeps } from '../../deps.ts';
import {
  type CashRequest,
  isOpen,
  moveRequest,
  type RequestStatus,
  requestKind,
} from '../../domain/requests/cash-request.ts';
import { requestCommand } from '../../domain/requests/request-command.ts';
import { errors } from '../../errors.ts';
import { hideRequest, lockRequest, saveMove } from '../../store/requests/cash-requests.ts';
import { moveMoney } from '../steps/move-money.ts';

/**
 * Takes a request out of the member's list: an open one is cancelled and its held money given
 * back, a finished one is only hidden.
 *
 * @throws Refusal F001 when an operator is at work on it, H404 when it is not the member's
 */
export async function cancelRequest(
  { pool, clock, config }: WalletDeps,
  member: { memberId: string; siteId: string },
  requestId: string,
): Promise<{ requestId: string; status: RequestStatus }> {
  const at = clock.now();
  const provenWith = keysOfListeners(config.COMMAND_KEYS);
  return withTransaction(pool, async (tx) => {
    const request = await lockRequest(tx, { requestId, siteId: member.siteId });
    if (request.memberId !== member.memberId) throw refuse(transportCodes, 'H404');
    if (!isOpen(request.status)) {
      await hideRequest(tx, requestId);
      return { requestId, status: request.status };
    }
    const moved = moveRequest(request.status, 'cancel');
    if ('refusal' in moved) throw refuse(errors, moved.refusal);
    const cancelled: CashRequest = { ...request, status: moved.to };
    await saveMove(tx, cancelled, { operatorId: null, at, provenWith });
    if (request.kind === requestKind.withdrawal) {
      await moveMoney(tx, [requestCommand(cancelled, 'withdrawal_release')], at);
    }
    return { requestId, status: moved.to };
  });
}
