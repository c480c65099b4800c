import { decideRequest } from '@noriter/four-eyes/decide-request';
import type { RequestMove, RequestStatus } from '@noriter/four-eyes/request';
import { withTransaction } from '@noriter/kit/postgres';
import { requestRefusals } from '../../errors.ts';
import type { Decider } from '../../policy/actions/decider.ts';
import type { TreeDeps } from '../deps.ts';
import { lockSiteBook } from '../store/site-book.ts';
import { giveTransferRight, transferRights } from '../store/transfer-rights.ts';

/** Lets a partner move money, refuses it, or takes the request back. @throws Refusal PT003 to PT005 */
export async function decideTransferRight(
  { pool, clock }: Pick<TreeDeps, 'pool' | 'clock'>,
  by: Decider,
  { requestId, move, reason }: { requestId: string; move: RequestMove; reason: string },
): Promise<RequestStatus> {
  return withTransaction(pool, async (tx) => {
    await lockSiteBook(tx, by.siteId);
    const decision = { requestId, move, reason, at: clock.now() };
    const { before, after } = await decideRequest(tx, by, decision, {
      table: transferRights,
      refusals: requestRefusals,
      recheck: async () => ({}),
      perform: (row) => giveTransferRight(tx, row),
    });
    await by.audit(tx, {
      action: `partner-transfer-right.${move}`,
      subject: `member:${before.partnerId}`,
      before: { requestId, status: before.status },
      after: { requestId, status: after.status, reason },
    });
    return after.status;
  });
}
