import type pg from 'pg';
import type { Days } from '../domain/period.ts';

/** Up to which day a holder is settled, and the loss it carries. */
export type SettledUntil = { holderId: string; day: string; carried: bigint };

/** By holder and kind: of a site, or of one holder. */
export async function settledUntil(
  db: pg.Pool | pg.ClientBase,
  siteId: string,
  holderId: string | null,
): Promise<Map<string, SettledUntil>> {
  const { rows } = await db.query<SettledUntil & { key: string }>(
    `select holder_id || ' ' || kind as key, holder_id as "holderId", day::text, carried
     from settled_until
     where holder_id in (select member_id from member
       where site_id = $1 and ($2::uuid is null or member_id = $2))`,
    [siteId, holderId],
  );
  return new Map(rows.map(({ key, ...rest }) => [key, rest]));
}

/** Which of some days holders are settled for, by holder and kind. */
export async function settledDays(
  db: pg.Pool | pg.ClientBase,
  holderIds: readonly string[],
  { fromDay, untilDay }: Days,
): Promise<Map<string, Days[]>> {
  if (holderIds.length === 0) return new Map();
  const { rows } = await db.query<Days & { key: string }>(
    `select holder_id || ' ' || kind as key, from_day::text as "fromDay",
       until_day::text as "untilDay"
     from settlement
     where holder_id = any($1::uuid[]) and from_day <= $3 and until_day >= $2`,
    [holderIds, fromDay, untilDay],
  );
  return Map.groupBy(rows, ({ key }) => key);
}
