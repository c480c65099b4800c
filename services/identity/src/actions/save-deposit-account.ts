import type { Auditor } from '@noriter/kit/audit';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';

import type { IdentityDeps } from '../deps.ts';
import { maskAccount, maskHolder } from '../domain/masking.ts';
import { normaliseDigits, tidyText } from '../domain/normalise.ts';
import { errors } from '../errors.ts';
import { depositRowId, openDepositAccount } from '../queries/deposit-accounts.ts';

export type DepositAccountWish = {
  readonly accountId: string;
  /** The version that was read; 0 is a new account. */
  readonly version: number;
  readonly bankName: string;
  /** Empty keeps the present one. */
  readonly accountNumber: string;
  readonly accountHolder: string;
  readonly levelFrom: number;
  readonly levelTo: number;
  readonly shownMinutes: number;
  readonly enabled: boolean;
};

type Opened = Pick<IdentityDeps, 'pool' | 'vault' | 'clock'>;

const current = `select account_id as "accountId", version, bank_name as "bankName", account, holder,
    account_masked as "accountMasked", level_from as "levelFrom", level_to as "levelTo",
    shown_minutes as "shownMinutes", enabled
  from deposit_account where account_id = $1 and site_id = $2 and current for update`;

type Present = Omit<DepositAccountWish, 'accountNumber' | 'accountHolder'> & {
  account: string;
  holder: string;
  accountMasked: string;
};

/**
 * Adds an account that members pay into, or a version of one. Earlier versions stay, so that it
 * can be said later where a deposit was sent; the number is sealed and never in the audit log.
 *
 * @throws S005 for a new account without a number or holder, S006, S007
 */
export async function saveDepositAccount(
  deps: Opened,
  by: { siteId: string; loginId: string; audit: Auditor },
  wish: DepositAccountWish,
): Promise<void> {
  await withTransaction(deps.pool, async (tx) => {
    const found = await tx.query<Present>(current, [wish.accountId, by.siteId]);
    const present = found.rows[0];
    if (present === undefined && wish.version > 0) throw refuse(errors, 'S007');
    if ((present?.version ?? 0) !== wish.version) throw refuse(errors, 'S006');
    const secrets = secretsOf(deps, wish, present);
    const masked = `${maskAccount(normaliseDigits(secrets.account))} ${maskHolder(secrets.holder)}`;
    await by.audit(tx, {
      action: present === undefined ? 'deposit-account.create' : 'deposit-account.set',
      subject: `deposit-account:${wish.accountId}`,
      before: present === undefined ? null : auditView(present, present.accountMasked),
      after: auditView(wish, masked),
    });
    await tx.query('update deposit_account set current = false where account_id = $1 and current', [
      wish.accountId,
    ]);
    await insertVersion(deps, tx, by, { wish, secrets, masked });
  });
}

function secretsOf(
  { vault }: Opened,
  wish: DepositAccountWish,
  present: Present | undefined,
): { account: string; holder: string } {
  const kept = present === undefined ? null : openDepositAccount(vault, present);
  const account = wish.accountNumber === '' ? kept?.account : wish.accountNumber;
  const holder = wish.accountHolder === '' ? kept?.holder : tidyText(wish.accountHolder);
  if (account === undefined) throw refuse(errors, 'S005', { options: 'accountNumber' });
  if (holder === undefined) throw refuse(errors, 'S005', { options: 'accountHolder' });
  return { account, holder };
}

type NewVersion = {
  wish: DepositAccountWish;
  secrets: { account: string; holder: string };
  masked: string;
};

async function insertVersion(
  { vault, clock }: Opened,
  tx: pg.ClientBase,
  by: { siteId: string; loginId: string },
  { wish, secrets, masked }: NewVersion,
): Promise<void> {
  const version = wish.version + 1;
  const rowId = depositRowId({ accountId: wish.accountId, version });
  await tx.query(
    `insert into deposit_account (account_id, version, site_id, bank_name, account, holder,
       account_masked, key_version, level_from, level_to, shown_minutes, enabled, current,
       changed_at, changed_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, true, $13, $14)`,
    [
      wish.accountId,
      version,
      by.siteId,
      tidyText(wish.bankName),
      vault.seal({ rowId, column: 'deposit_account.account' }, secrets.account),
      vault.seal({ rowId, column: 'deposit_account.holder' }, secrets.holder),
      masked,
      vault.currentVersion,
      wish.levelFrom,
      wish.levelTo,
      wish.shownMinutes,
      wish.enabled,
      clock.now(),
      by.loginId,
    ],
  );
}

function auditView(
  account: Omit<DepositAccountWish, 'accountId' | 'version' | 'accountNumber' | 'accountHolder'>,
  accountMasked: string,
) {
  const { bankName, levelFrom, levelTo, shownMinutes, enabled } = account;
  return { bankName, accountMasked, levelFrom, levelTo, shownMinutes, enabled };
}
