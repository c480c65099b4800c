import type pg from 'pg';

/** How long a hole is looked back for: no vendor keeps its feed for ever, and older play has been disputed by then. */
const DAYS_BACK = 31;

/** How far a vendor was compared. */
export type Compared = {
  vendorKey: string;
  /** From when on it is to be, and when that was tried first. */
  begins: Date;
  firstAt: Date;
  /** Until when it was compared from there on without a hole; null where it was not. */
  until: Date | null;
};

/**
 * How far each of some vendors was compared without a hole, by runs that succeeded, from its first comparison that
 * was up to date, or for a month back. A run by hand counts, but begins nothing: it may be of any days. One of a day
 * that is not over has compared what there was. A vendor that was never tried is left out. One run has a single end for
 * all vendors, which is up to date for the last of them as well.
 */
export async function readCompared(
  pool: pg.Pool,
  vendorKeys: readonly string[],
  now: Date,
): Promise<Compared[]> {
  const { rows } = await pool.query<Compared>(
    `with first as (
       select vendor_key, greatest(min(from_at), oldest) as begins,
         greatest(min(started_at), oldest) as first_at
       from game_reconciliation, (select $2::timestamptz - $3 * interval '1 day' as oldest) as back
       where vendor_key = any($1::text[]) and until_at > started_at - interval '90 minutes'
       group by vendor_key, oldest
     ), done as (
       select vendor_key, range_agg(tstzrange(from_at, least(until_at, started_at))) as spans
       from game_reconciliation
       where vendor_key = any($1::text[]) and state = 'done' and from_at < least(until_at, started_at)
       group by vendor_key
     )
     select vendor_key as "vendorKey", begins, first_at as "firstAt",
       (select upper(span) from unnest(spans) as span where span @> begins) as until
     from first left join done using (vendor_key)`,
    [vendorKeys, now, DAYS_BACK],
  );
  return rows;
}
