import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import { guardedAccountFields } from '@noriter/rules/settings/deposit-account';
import type { ChangeOutcome } from '@noriter/versioned-settings/change-guarded';
import type pg from 'pg';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { tidyText } from '../../domain/members/normalise.ts';
import { errors } from '../../errors.ts';
import {
  type CurrentDepositAccount,
  type DepositAccountWish,
  hasDepositAccount,
  lockDepositAccount,
  type OpenedAccount,
} from '../../store/site/deposit-account-versions.ts';
import { openDepositAccount } from '../../store/site/deposit-accounts.ts';
import { askDepositAccount } from '../steps/ask-deposit-account.ts';
import type { Asking } from '../steps/ask-operator-act.ts';
import { writeDepositAccount } from '../steps/write-deposit-account.ts';

/**
 * Changes an account that members pay into, or asks another operator for it: a new one, another bank,
 * number or holder, and one that is enabled again wait whole. What puts one out of use, and who is shown
 * it for how long, is done at once. Earlier versions stay, so that it stays known where a deposit was sent;
 * the number is sealed and never in the audit log.
 *
 * @throws S005 for a new account without a number or holder, S006, S007; A112, S013, S014 of what has to be
 * asked for
 */
export async function saveDepositAccount(
  deps: IdentityDeps,
  { operator, audit }: DecidedBy,
  { requestId, reason, ...wish }: DepositAccountWish & Asking,
): Promise<ChangeOutcome> {
  const { siteId } = operator;
  return withTransaction(deps.pool, async (tx) => {
    const present = await lockPresent(tx, wish, siteId);
    const kept = present === null ? null : openDepositAccount(deps.vault, present);
    const next = nextOf(wish, kept);
    const before = present === null || kept === null ? null : paidInto({ ...present, ...kept });
    const changes = guardedAccountFields(before, paidInto(next));
    if (changes.length > 0) {
      const asked = { requestId, reason, present, next, changes };
      await askDepositAccount(deps, tx, { operator, audit }, asked);
      return 'asked';
    }
    const how = { audit, action: 'deposit-account.set' };
    await writeDepositAccount(deps, tx, { by: operator, present, next }, how);
    return 'applied';
  });
}

async function lockPresent(
  tx: pg.ClientBase,
  { accountId, version }: DepositAccountWish,
  siteId: string,
): Promise<CurrentDepositAccount | null> {
  const present = await lockDepositAccount(tx, accountId, siteId);
  if (present === null && version > 0) {
    // Whoever waited for another's change finds the version gone that was in use.
    const isKnown = await hasDepositAccount(tx, accountId, siteId);
    throw refuse(errors, isKnown ? 'S006' : 'S007');
  }
  if ((present?.version ?? 0) !== version) throw refuse(errors, 'S006');
  return present;
}

function nextOf(
  { accountNumber, accountHolder, ...wish }: DepositAccountWish,
  kept: { account: string; holder: string } | null,
): OpenedAccount {
  const account = accountNumber === '' ? kept?.account : accountNumber;
  const holder = accountHolder === '' ? kept?.holder : tidyText(accountHolder);
  if (account === undefined) throw refuse(errors, 'S005', { options: 'accountNumber' });
  if (holder === undefined) throw refuse(errors, 'S005', { options: 'accountHolder' });
  return { ...wish, bankName: tidyText(wish.bankName), account, holder };
}

function paidInto({
  bankName,
  account: accountNumber,
  holder: accountHolder,
  enabled,
}: Pick<OpenedAccount, 'bankName' | 'account' | 'holder' | 'enabled'>) {
  return { bankName, accountNumber, accountHolder, enabled };
}
