import { refuseRequest } from '@noriter/four-eyes/decide-request';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import { requestRefusals } from '../../request-refusals.ts';
import {
  hasWaitingChange,
  insertAccountRequest,
  lockNewDepositAccounts,
  waitingNewAccounts,
} from '../../store/site/deposit-account-requests.ts';
import type {
  CurrentDepositAccount,
  OpenedAccount,
} from '../../store/site/deposit-account-versions.ts';
import type { Asking } from './ask-operator-act.ts';
import { auditedAccount, maskedAccount } from './write-deposit-account.ts';

/** So many new accounts of a site wait at most: what waits is looked through by people. */
const NEW_WAITING_MAX = 10;

/**
 * Writes down that an account is to be added or to change. The caller has locked the present one, so that
 * of two who ask for the same account the second finds what waits.
 *
 * @throws A112 without a reason, S013, S014
 */
export async function askDepositAccount(
  { vault, clock }: Pick<IdentityDeps, 'vault' | 'clock'>,
  tx: pg.ClientBase,
  { operator, audit }: DecidedBy,
  asked: Asking & {
    present: CurrentDepositAccount | null;
    next: OpenedAccount;
    changes: readonly string[];
  },
): Promise<void> {
  const { requestId, reason, present, next } = asked;
  if (reason === '') throw refuseRequest(requestRefusals, 'no-reason');
  if (present === null) await refuseTooMany(tx, operator.siteId);
  if (await hasWaitingChange(tx, next.accountId)) throw refuse(errors, 'S013');
  const changes = [...asked.changes];
  const own = { ...next, changes };
  const at = clock.now();
  const isNew = await insertAccountRequest(tx, vault, operator, { requestId, reason, at, own });
  if (!isNew) throw refuse(errors, 'S013');
  await audit(tx, {
    action: 'deposit-account.ask',
    subject: `deposit-account:${next.accountId}`,
    before: present === null ? null : auditedAccount(present, present.accountMasked),
    after: { ...auditedAccount(next, maskedAccount(next)), changes, reason, requestId },
  });
}

async function refuseTooMany(tx: pg.ClientBase, siteId: string): Promise<void> {
  await lockNewDepositAccounts(tx, siteId);
  if ((await waitingNewAccounts(tx, siteId)) < NEW_WAITING_MAX) return;
  throw refuse(errors, 'S014', { max: NEW_WAITING_MAX });
}
