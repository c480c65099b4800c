import { refuse } from '@noriter/kit/result-codes';

import type { IdentityDeps } from '../../deps.ts';
import { accountFor } from '../../domain/site/deposit-account.ts';
import { errors } from '../../errors.ts';
import type { DepositAccount } from '../../generated/client.ts';
import type { Vault } from '../vault.ts';
import { approvalsOf } from './deposit-account-requests.ts';

/** The site's deposit accounts as they are now, their numbers masked. */
export async function listDepositAccounts({ db }: Pick<IdentityDeps, 'db'>, siteId: string) {
  const rows = await db.depositAccount.findMany({
    where: { siteId, current: true },
    orderBy: [{ enabled: 'desc' }, { levelFrom: 'asc' }, { accountId: 'asc' }],
  });
  return rows.map(viewOf);
}

/** Every version of one account, the newest first, and who approved it. */
export async function depositAccountVersions(
  { db, pool }: Pick<IdentityDeps, 'db' | 'pool'>,
  key: { siteId: string; accountId: string },
) {
  const [rows, approvals] = await Promise.all([
    db.depositAccount.findMany({ where: key, orderBy: { version: 'desc' } }),
    approvalsOf(pool, key),
  ]);
  if (rows.length === 0) throw refuse(errors, 'S007');
  return rows.map((row) => {
    const { approvedBy = null, reason = '' } = approvals.get(row.version) ?? {};
    return { ...viewOf(row), approvedBy, reason };
  });
}

/** Where a member is to send a deposit now; null when the site has no account for their level. */
export async function depositAccountFor(
  { db, vault, clock }: Pick<IdentityDeps, 'db' | 'vault' | 'clock'>,
  { siteId, ...member }: { siteId: string; memberId: string; level: number },
) {
  const rows = await db.depositAccount.findMany({ where: { siteId, current: true } });
  const row = accountFor(rows, member, clock.now());
  if (row === null) return null;
  const { account, holder } = openDepositAccount(vault, row);
  const { bankName, shownMinutes } = row;
  return { bankName, accountNumber: account, accountHolder: holder, shownMinutes };
}

type Sealed = Pick<DepositAccount, 'accountId' | 'version' | 'account' | 'holder'>;

export function openDepositAccount(vault: Vault, row: Sealed) {
  const rowId = depositRowId(row);
  return {
    account: vault.open({ rowId, column: 'deposit_account.account' }, row.account),
    holder: vault.open({ rowId, column: 'deposit_account.holder' }, row.holder),
  };
}

/** Where an account of one version is sealed for. */
export function depositRowId({ accountId, version }: { accountId: string; version: number }) {
  return `${accountId}/${version}`;
}

function viewOf(row: DepositAccount) {
  return {
    accountId: row.accountId,
    version: row.version,
    bankName: row.bankName,
    accountMasked: row.accountMasked,
    levelFrom: row.levelFrom,
    levelTo: row.levelTo,
    shownMinutes: row.shownMinutes,
    enabled: row.enabled,
    changedAt: row.changedAt.toISOString(),
    changedBy: row.changedBy,
  };
}

export function findDepositAccount(
  { db }: Pick<IdentityDeps, 'db'>,
  where: { siteId: string; accountId: string; version: number },
) {
  return db.depositAccount.findFirst({ where });
}
