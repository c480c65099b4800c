import { koreaDay } from '@noriter/kit/korea-time';
import type { Pool, PoolClient } from 'pg';

const DAY_MS = 86_400_000;

/** Days that one statement writes: the accounts are updated once for all of them. */
const DAYS_TOGETHER = 10;

/**
 * Gives every member one ledger row for each past day: a bonus of one won, as if it had been
 * applied then. Ids are those of that day, as stakes and payouts have them, and the books stay whole.
 */
export async function writeHistory(wallet: Pool, days: number): Promise<void> {
  const client = await wallet.connect();
  try {
    await client.query('set statement_timeout = 0');
    for (let past = days; past >= 1; past -= DAYS_TOGETHER) {
      await writeDays(client, past, Math.min(DAYS_TOGETHER, past));
      // In the time these days stand for, the database would have cleaned up many times.
      await client.query('vacuum analyze account');
    }
    await client.query('vacuum analyze ledger');
  } finally {
    await client.query('reset statement_timeout');
    client.release();
  }
}

/** @param past how long ago the first of them is, in days */
async function writeDays(client: PoolClient, past: number, count: number): Promise<void> {
  const times = Array.from({ length: count }, (_, at) => Date.now() - (past - at) * DAY_MS);
  await client.query(
    `with paid as (
       update account set cash = cash + $3, version = version + $3
       returning member_id, cash, held, points, version
     )
     insert into ledger (command_id, member_id, amount, cash, held, points, version, at, day,
       kind, site_id, from_account, to_account, subject_type, subject_id, product)
     select
       (lpad(to_hex(ms), 12, '0') || '8' || substr(md5(member_id::text || ms), 1, 3) || '8'
         || substr(md5(member_id::text || ms), 4, 15))::uuid,
       member_id, 1, cash - $3 + nth, held, points, version - $3 + nth,
       to_timestamp(ms / 1000.0), day,
       12, 'noriter', 'promotion', 'cash', 'test', member_id::text, ''
     from unnest($1::bigint[], $2::date[]) with ordinality as each (ms, day, nth), paid`,
    [times, times.map((ms) => koreaDay(new Date(ms))), count],
  );
}
