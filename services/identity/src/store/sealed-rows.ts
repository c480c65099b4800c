import type pg from 'pg';
import { openBirthDate, sealBirthDate } from './members/ages.ts';
import { openAccount, rowIdOf } from './members/payout-accounts.ts';
import { memberSecretPlace } from './members/second-factor.ts';
import { depositRowId, openDepositAccount } from './site/deposit-accounts.ts';
import { openAccountRequest, sealAccountRequest } from './site/sealed-account-request.ts';
import type { Vault } from './vault.ts';

/** The most rows that one call of a function below seals again. */
export const rowsPerTransaction = 200;

export async function resealMembers(tx: pg.ClientBase, vault: Vault): Promise<number> {
  const old = await tx.query<{ id: string; phone: string; born: string | null }>(
    `select member_id as id, phone, birth_date as born from member
     where key_version <> $1 or split_part(phone, '.', 1) <> $3
       or split_part(birth_date, '.', 1) <> $3
     order by member_id limit $2 for no key update`,
    [vault.currentVersion, rowsPerTransaction, String(vault.currentVersion)],
  );
  for (const { id, phone, born } of old.rows) {
    const place = { rowId: id, column: 'member.phone' };
    await tx.query(
      `update member set phone = $2, key_version = $3, birth_date = $4 where member_id = $1`,
      [
        id,
        vault.seal(place, vault.open(place, phone)),
        vault.currentVersion,
        born === null ? null : sealBirthDate(vault, id, openBirthDate(vault, id, born)),
      ],
    );
  }
  return old.rows.length;
}

export async function resealAccounts(tx: pg.ClientBase, vault: Vault): Promise<number> {
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

export async function resealSecondFactors(tx: pg.ClientBase, vault: Vault): Promise<number> {
  const old = await tx.query<{ id: string; secret: string }>(
    `select member_id as id, secret from member_second_factor where key_version <> $1
     order by member_id limit $2 for no key update`,
    [vault.currentVersion, rowsPerTransaction],
  );
  for (const { id, secret } of old.rows) {
    const place = memberSecretPlace(id);
    await tx.query(
      'update member_second_factor set secret = $2, key_version = $3 where member_id = $1',
      [id, vault.seal(place, vault.open(place, secret)), vault.currentVersion],
    );
  }
  return old.rows.length;
}

export async function resealOperators(tx: pg.ClientBase, vault: Vault): Promise<number> {
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

export async function resealDepositAccounts(tx: pg.ClientBase, vault: Vault): Promise<number> {
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

export async function resealAccountRequests(tx: pg.ClientBase, vault: Vault): Promise<number> {
  const old = await tx.query<{ requestId: string; account: string; holder: string }>(
    `select request_id as "requestId", account, holder from deposit_account_request
     where key_version <> $1 order by request_id limit $2 for no key update`,
    [vault.currentVersion, rowsPerTransaction],
  );
  for (const row of old.rows) {
    const opened = openAccountRequest(vault, row);
    const { account, holder, keyVersion } = sealAccountRequest(vault, row.requestId, opened);
    await tx.query(
      `update deposit_account_request set account = $2, holder = $3, key_version = $4
       where request_id = $1`,
      [row.requestId, account, holder, keyVersion],
    );
  }
  return old.rows.length;
}
