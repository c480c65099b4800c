import { koreaDay } from '@noriter/kit/korea-time';
import type { Pool } from 'pg';

const DAY_MS = 86_400_000;

/**
 * Gives every member one ledger row for each past day: a payout of one won, as if it had been
 * applied then. Ids carry the time of their day, as real ones do, and the books stay whole.
 */
export async function writeHistory(wallet: Pool, days: number): Promise<void> {
  const client = await wallet.connect();
  try {
    await client.query('set statement_timeout = 0');
    for (let past = days; past >= 1; past -= 1) {
      await client.query('begin');
      await client.query(
        `with paid as (
           update account set cash = cash + 1, version = version + 1
           returning member_id, cash, held, points, version
         )
         insert into ledger (command_id, member_id, amount, cash, held, points, version, at, day,
           kind, site_id, from_account, to_account, subject_type, subject_id, product)
         select
           (lpad(to_hex($1::bigint + row_number() over ()), 12, '0') || '7'
             || substr(md5(member_id::text || $1), 1, 19))::uuid,
           member_id, 1, cash, held, points, version, to_timestamp($1::bigint / 1000.0), $2::date,
           2, 'noriter', 'house:sport', 'cash', 'bet', member_id::text, ''
         from paid`,
        [Date.now() - past * DAY_MS, koreaDay(new Date(Date.now() - past * DAY_MS))],
      );
      await client.query('commit');
      // In the time this day stands for, the database would have cleaned up many times.
      await client.query('vacuum analyze account');
    }
    await client.query('vacuum analyze ledger');
  } finally {
    await client.query('reset statement_timeout');
    client.release();
  }
}
