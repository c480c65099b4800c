import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import { depositRowId } from './deposit-accounts.ts';

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

const current = `select account_id as "accountId", version, bank_name as "bankName", account, holder,
    account_masked as "accountMasked", level_from as "levelFrom", level_to as "levelTo",
    shown_minutes as "shownMinutes", enabled
  from deposit_account where account_id = $1 and site_id = $2 and current for update`;

/** The version in use, sealed as it is stored. */
export type CurrentDepositAccount = Omit<DepositAccountWish, 'accountNumber' | 'accountHolder'> & {
  account: string;
  holder: string;
  accountMasked: string;
};

/** Locks the version in use; null when the site has no such account. */
export async function lockDepositAccount(
  tx: pg.ClientBase,
  accountId: string,
  siteId: string,
): Promise<CurrentDepositAccount | null> {
  const { rows } = await tx.query<CurrentDepositAccount>(current, [accountId, siteId]);
  return rows[0] ?? null;
}

/** Whether the site has any version of the account. */
export async function hasDepositAccount(
  tx: pg.ClientBase,
  accountId: string,
  siteId: string,
): Promise<boolean> {
  const { rows } = await tx.query(
    'select 1 from deposit_account where account_id = $1 and site_id = $2 limit 1',
    [accountId, siteId],
  );
  return rows.length > 0;
}

/** An account as it is to become, number and holder in the open. */
export type OpenedAccount = Omit<DepositAccountWish, 'accountNumber' | 'accountHolder'> & {
  readonly account: string;
  readonly holder: string;
};

/** @property next made from its version */
type NewVersion = { next: OpenedAccount; masked: string };

/** Adds a version and makes it the one in use. */
export async function insertDepositVersion(
  { vault, clock }: Pick<IdentityDeps, 'vault' | 'clock'>,
  tx: pg.ClientBase,
  by: { siteId: string; loginId: string },
  { next, masked }: NewVersion,
): Promise<void> {
  await tx.query('update deposit_account set current = false where account_id = $1 and current', [
    next.accountId,
  ]);
  const version = next.version + 1;
  const rowId = depositRowId({ accountId: next.accountId, version });
  await tx.query(
    `insert into deposit_account (account_id, version, site_id, bank_name, account, holder,
       account_masked, key_version, level_from, level_to, shown_minutes, enabled, current,
       changed_at, changed_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, true, $13, $14)`,
    [
      next.accountId,
      version,
      by.siteId,
      next.bankName,
      vault.seal({ rowId, column: 'deposit_account.account' }, next.account),
      vault.seal({ rowId, column: 'deposit_account.holder' }, next.holder),
      masked,
      vault.currentVersion,
      next.levelFrom,
      next.levelTo,
      next.shownMinutes,
      next.enabled,
      clock.now(),
      by.loginId,
    ],
  );
}
