import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';

import type { IdentityDeps } from '../../deps.ts';
import { normaliseDigits, tidyText } from '../../domain/members/normalise.ts';
import { errors } from '../../errors.ts';
import type { Vault } from '../vault.ts';
import { wasOfExcluded } from './excluded-accounts.ts';

export type PayoutAccountText = { bankCode: string; account: string; holder: string };

/** Where a member's account of one version is sealed for. */
type AccountKey = { memberId: string; version: number };

/**
 * Adds a version and makes it the one in use. Earlier versions stay for ever: payouts name theirs.
 *
 * @throws U115 when somebody excluded has used the number, the database's own error when another member
 *   uses it
 */
export async function addPayoutAccount(
  { vault, clock }: Pick<IdentityDeps, 'vault' | 'clock'>,
  tx: pg.ClientBase,
  { siteId, memberId, version }: AccountKey & { siteId: string },
  text: PayoutAccountText,
): Promise<void> {
  await dropCurrentAccount(tx, memberId);
  const digits = normaliseDigits(text.account);
  const digest = vault.digest('payout_account.account', digits);
  if (await wasOfExcluded(tx, { siteId, memberId, digest })) throw refuse(errors, 'U115');
  const rowId = rowIdOf({ memberId, version });
  await tx.query(
    `insert into payout_account
       (member_id, version, site_id, bank_code, account, account_digest, holder, key_version,
        current, added_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, true, $9)`,
    [
      memberId,
      version,
      siteId,
      text.bankCode,
      vault.seal({ rowId, column: 'payout_account.account' }, digits),
      digest,
      vault.seal({ rowId, column: 'payout_account.holder' }, tidyText(text.holder)),
      vault.currentVersion,
      clock.now(),
    ],
  );
}

/** No account is in use any more, and its number is free for another member. */
export async function dropCurrentAccount(tx: pg.ClientBase, memberId: string): Promise<void> {
  await tx.query('update payout_account set current = false where member_id = $1 and current', [
    memberId,
  ]);
}

export function openAccount(
  vault: Vault,
  row: AccountKey & { account: string; holder: string },
): { account: string; holder: string } {
  const rowId = rowIdOf(row);
  return {
    account: vault.open({ rowId, column: 'payout_account.account' }, row.account),
    holder: vault.open({ rowId, column: 'payout_account.holder' }, row.holder),
  };
}

export function rowIdOf({ memberId, version }: AccountKey): string {
  return `${memberId}/${version}`;
}

/** The bank, number and holder of one version, opened. */
export async function readPayoutText(
  { vault }: Pick<IdentityDeps, 'vault'>,
  tx: pg.ClientBase,
  memberId: string,
  version: number,
): Promise<PayoutAccountText> {
  const result = await tx.query<{ bankCode: string; account: string; holder: string }>(
    `select bank_code as "bankCode", account, holder from payout_account
     where member_id = $1 and version = $2`,
    [memberId, version],
  );
  const row = result.rows[0];
  if (row === undefined) throw new Error(`Member ${memberId} has no payout account ${version}.`);
  return { bankCode: row.bankCode, ...openAccount(vault, { memberId, version, ...row }) };
}

/** One version of a member's account of a site, the newest when none is named. */
export async function findPayoutAccount(
  { db }: Pick<IdentityDeps, 'db'>,
  { version, ...key }: { memberId: string; siteId?: string; version?: number | undefined },
) {
  return db.payoutAccount.findFirst({
    where: { ...key, ...(version === undefined ? {} : { version }) },
    orderBy: { version: 'desc' },
  });
}
