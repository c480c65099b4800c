import { koreaDay } from '@noriter/kit/korea-time';
import type pg from 'pg';

/** When a vendor's game last took or gave a member's cash, today or yesterday in Korea. */
export async function lastVendorMove(
  pool: pg.Pool,
  memberId: string,
  now: Date,
): Promise<Date | null> {
  const yesterday = koreaDay(new Date(now.getTime() - 86_400_000));
  const { rows } = await pool.query<{ last: Date | null }>(
    `select max(at) as last from ledger
     where day = any ($2::date[]) and member_id = $1 and refusal is null
       and (from_account like 'vendor:%' or to_account like 'vendor:%')`,
    [memberId, [yesterday, koreaDay(now)]],
  );
  return rows[0]?.last ?? null;
}
