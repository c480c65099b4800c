import { decideRequest } from '@noriter/four-eyes/decide-request';
import type { RequestMove, RequestStatus } from '@noriter/four-eyes/request';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import { requestRefusals } from '../../request-refusals.ts';
import {
  type DepositAccountRequest,
  depositAccountRequests,
} from '../../store/site/deposit-account-requests.ts';
import { lockDepositAccount } from '../../store/site/deposit-account-versions.ts';
import { openAccountRequest } from '../../store/site/sealed-account-request.ts';
import {
  auditedAccount,
  maskedAccount,
  writeDepositAccount,
} from '../steps/write-deposit-account.ts';

/**
 * Approves an account that another operator asked for, which members pay into from then on; refuses it;
 * or takes back one's own wish. It is approved while the account is as it was made from.
 *
 * @throws A112 to A115, S006
 */
export async function decideDepositAccount(
  deps: IdentityDeps,
  { operator, audit }: DecidedBy,
  decision: { requestId: string; move: RequestMove; reason: string },
): Promise<RequestStatus> {
  const { requestId } = decision;
  const action = `deposit-account.${decision.move}`;
  return withTransaction(deps.pool, async (tx) => {
    const { before, after } = await decideRequest(
      tx,
      operator,
      { ...decision, at: deps.clock.now() },
      {
        table: depositAccountRequests,
        refusals: requestRefusals,
        recheck: async () => ({}),
        perform: (row) => apply(deps, tx, row, { audit, action }),
      },
    );
    const { status, refusal } = after;
    if (status === 'approved') return status;
    const account = { ...after, ...openAccountRequest(deps.vault, after) };
    await audit(tx, {
      action,
      subject: `deposit-account:${after.accountId}`,
      before: { requestId, status: before.status },
      after: {
        ...auditedAccount(account, maskedAccount(account)),
        changes: after.changes,
        requestId,
        status,
        refusal,
      },
    });
    return status;
  });
}

async function apply(
  deps: Pick<IdentityDeps, 'vault' | 'clock'>,
  tx: pg.ClientBase,
  row: DepositAccountRequest,
  how: Pick<DecidedBy, 'audit'> & { action: string },
): Promise<void> {
  const { siteId, accountId, version, requestId, askedBy, reason, changes } = row;
  const present = await lockDepositAccount(tx, accountId, siteId);
  if ((present?.version ?? 0) !== version) throw refuse(errors, 'S006');
  const { bankName, levelFrom, levelTo, shownMinutes, enabled } = row;
  const next = {
    ...openAccountRequest(deps.vault, row),
    accountId,
    version,
    bankName,
    levelFrom,
    levelTo,
    shownMinutes,
    enabled,
  };
  const by = { siteId, loginId: row.askedByName };
  const beside = { changes, reason, requestId, askedBy };
  await writeDepositAccount(deps, tx, { by, present, next }, { ...how, beside });
}
