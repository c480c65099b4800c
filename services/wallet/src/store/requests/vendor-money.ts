import { koreaDay } from '@noriter/kit/korea-time';
import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import { daysBetween } from '../../domain/days-between.ts';

type Db = pg.Pool | pg.ClientBase;

/**
 * A member's transfers to vendors' own wallets and back, by vendor, with what is gone by each. One that the vendor did
 * not take comes back by its own subject, and has two moves then.
 */
const moves = `
  select case kind when 16 then to_account else from_account end as vendor, version,
    case kind when 16 then amount else -amount end as gone, at >= $3 as is_since,
    count(*) over (partition by subject_id) as moves,
    bool_or(at < $3) over (partition by subject_id) as is_older
  from ledger
  where day = any ($2::date[]) and member_id = $1 and kind in (16, 17) and refusal is null`;

/**
 * What came home since a moment of what went to vendors' own wallets before it: of each vendor what came before money
 * went there again, for a launch brings home first what lies there. What was won there in between was staked before,
 * as what comes of a slip of then. What was lost comes home never, so it is no leave to win as much. What a vendor did
 * not take of what was on its way at the moment comes back as it went.
 */
export async function cameHome(
  db: Db,
  memberId: string,
  { since, now }: { since: Date; now: Date },
): Promise<Won> {
  const { rows } = await db.query<{ home: bigint }>(
    `select coalesce(sum(-gone) filter (where gone < 0 and is_since and case when moves = 1
         then again is null or version < again else is_older end), 0)::bigint as home
     from (
       select moved.*, min(version) filter (where gone > 0 and is_since and moves = 1)
         over (partition by vendor) as again
       from (${moves}) as moved
     ) as of_vendor`,
    [memberId, daysBetween('2000-01-01', koreaDay(now)), since],
  );
  return rows[0]?.home ?? 0n;
}

/**
 * What went to vendors' own wallets since a moment and may lie there now, as money that is away is not to be given up
 * around: of each vendor what went since anything came home. What was won at one and came home hides nothing that is
 * away. Of what was lost whole nothing ever comes home.
 */
export async function awayNow(
  db: Db,
  memberId: string,
  { since, now }: { since: Date; now: Date },
): Promise<Won> {
  const { rows } = await db.query<{ away: bigint }>(
    `select coalesce(sum(gone) filter (where gone > 0 and is_since and moves = 1
         and (came is null or version > came)), 0)::bigint as away
     from (
       select moved.*, max(version) filter (where gone < 0 and moves = 1)
         over (partition by vendor) as came
       from (${moves}) as moved
     ) as of_vendor`,
    [memberId, daysBetween(koreaDay(since), koreaDay(now)), since],
  );
  return rows[0]?.away ?? 0n;
}
