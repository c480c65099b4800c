import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';

import type { IdentityDeps } from '../deps.ts';
import { depositRowId, openDepositAccount } from '../queries/deposit-accounts.ts';
import { rewrapLookupKey, type Vault } from '../vault.ts';
import { openAccount, rowIdOf } from './payout-account.ts';

type Opened = Pick<IdentityDeps, 'pool' | 'vault'>;

const rowsPerTransaction = 200;

/**
 * Seals every row again that an older data key sealed, a bounded number in each transaction, so
 * that it runs beside a working service. Afterwards the older key may leave DATA_KEYS.
 *
 * @returns how many rows were sealed again
 */
export async function reseal({ pool, vault }: Opened): Promise<number> {
  await withTransaction(pool, (tx) => rewrapLookupKey(tx, vault));
  let total = 0;
  for (const part of [resealMembers, resealAccounts, resealOperators, resealDepositAccounts]) {
    let done = rowsPerTransaction;
    while (done === rowsPerTransaction) {
      done = await withTransaction(pool, (tx) => part(tx, vault));
      total += done;
    }
  }
  return total;
}

async function resealMembers(tx: pg.ClientBase, vault: Vault): Promise<number> {
  const old = await tx.query<{ id: string; phone: string }>(
    `select member_id as id, phone from member where key_version <> $1
     order by member_id limit $2 for no key update`,
    [vault.currentVersion, rowsPerTransaction],
  );
  for (const { id, phone } of old.rows) {
    const place = { rowId: id, column: 'member.phone' };
    await tx.query('update member set phone = $2, key_version = $3 where member_id = $1', [
      id,
      vault.seal(place, vault.open(place, phone)),
      vault.currentVersion,
    ]);
  }
  return old.rows.length;
}

async function resealAccounts(tx: pg.ClientBase, vault: Vault): Promise<number> {
  const old = await tx.query<{ id: string; version: number; account: string; holder: string }>(
    `select member_id as id, version, account, holder from payout_account where key_version <> $1
     order by member_id, version limit $2 for no key update`,
    [vault.currentVersion, rowsPerTransaction],
  );
  for (const { id: memberId, version, ...sealed } of old.rows) {
    const { account, holder } = openAccount(vault, { memberId, version, ...sealed });
    const rowId = rowIdOf({ memberId, version });
    await tx.query(
      `update payout_account set account = $3, holder = $4, key_version = $5
       where member_id = $1 and version = $2`,
      [
        memberId,
        version,
        vault.seal({ rowId, column: 'payout_account.account' }, account),
        vault.seal({ rowId, column: 'payout_account.holder' }, holder),
        vault.currentVersion,
      ],
    );
  }
  return old.rows.length;
}

async function resealOperators(tx: pg.ClientBase, vault: Vault): Promise<number> {
  const old = await tx.query<{ id: string; secret: string }>(
    `select operator_id as id, totp_secret as secret from operator where key_version <> $1
     order by operator_id limit $2 for no key update`,
    [vault.currentVersion, rowsPerTransaction],
  );
  for (const { id, secret } of old.rows) {
    const place = { rowId: id, column: 'operator.totp_secret' };
    await tx.query(
      'update operator set totp_secret = $2, key_version = $3 where operator_id = $1',
      [id, vault.seal(place, vault.open(place, secret)), vault.currentVersion],
    );
  }
  return old.rows.length;
}

async function resealDepositAccounts(tx: pg.ClientBase, vault: Vault): Promise<number> {
  const old = await tx.query<{ id: string; version: number; account: string; holder: string }>(
    `select account_id as id, version, account, holder from deposit_account where key_version <> $1
     order by account_id, version limit $2 for no key update`,
    [vault.currentVersion, rowsPerTransaction],
  );
  for (const { id: accountId, version, ...sealed } of old.rows) {
    const { account, holder } = openDepositAccount(vault, { accountId, version, ...sealed });
    const rowId = depositRowId({ accountId, version });
    await tx.query(
      `update deposit_account set account = $3, holder = $4, key_version = $5
       where account_id = $1 and version = $2`,
      [
        accountId,
        version,
        vault.seal({ rowId, column: 'deposit_account.account' }, account),
        vault.seal({ rowId, column: 'deposit_account.holder' }, holder),
        vault.currentVersion,
      ],
    );
  }
  return old.rows.length;
}
