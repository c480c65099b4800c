import type pg from 'pg';
import { textArrayLiteral } from './array-literal.ts';

/**
 * Waits in the lock queues of some keys until the transaction has them all; it gives them back as it ends.
 * The locks are taken in one order, so that two transactions never wait for each other.
 *
 * @example await waitForLocks(tx, placements.map(({ bettor }) => `bets of ${bettor.memberId}`));
 */
export async function waitForLocks(tx: pg.ClientBase, keys: readonly string[]): Promise<void> {
  await tx.query({
    name: 'wait-for-locks',
    text: `
      select pg_advisory_xact_lock(lock_key)::text
      from (
        select distinct hashtextextended(name, 0) as lock_key
        from unnest($1::text[]) as name order by lock_key
      ) as lock_keys`,
    values: [textArrayLiteral(keys)],
  });
}
