import { withTransaction } from '@noriter/kit/postgres';
import type { IdentityDeps } from '../deps.ts';
import {
  resealAccountRequests,
  resealAccounts,
  resealDepositAccounts,
  resealMembers,
  resealOperators,
  resealSecondFactors,
  rowsPerTransaction,
} from '../store/sealed-rows.ts';
import { rewrapLookupKey } from '../store/vault.ts';

type Opened = Pick<IdentityDeps, 'pool' | 'vault'>;

/**
 * Seals every row again that an older data key sealed, a bounded number in each transaction, so
 * that it runs beside a working service. Afterwards the older key may leave DATA_KEYS.
 *
 * @returns how many rows were sealed again
 */
export async function reseal({ pool, vault }: Opened): Promise<number> {
  await withTransaction(pool, (tx) => rewrapLookupKey(tx, vault));
  let total = 0;
  for (const resealSome of [
    resealMembers,
    resealAccounts,
    resealSecondFactors,
    resealOperators,
    resealDepositAccounts,
    resealAccountRequests,
  ]) {
    let done = rowsPerTransaction;
    while (done === rowsPerTransaction) {
      done = await withTransaction(pool, (tx) => resealSome(tx, vault));
      total += done;
    }
  }
  return total;
}
