import type pg from 'pg';
import type { Days } from '../domain/period.ts';

/** What holders earned in an earlier period, by holder and kind. */
export async function earnedBefore(
  db: pg.Pool,
  holderIds: readonly string[],
  { fromDay, untilDay }: Days,
): Promise<Map<string, bigint>> {
  const { rows } = await db.query<{ key: string; earned: bigint }>(
    `select holder_id || ' ' || kind as key, earned from settlement
     where holder_id = any($1::uuid[]) and from_day = $2 and until_day = $3`,
    [holderIds, fromDay, untilDay],
  );
  return new Map(rows.map(({ key, earned }) => [key, earned]));
}
