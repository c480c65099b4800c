import type pg from 'pg';
import type { Subject } from '../../tree/store/reach.ts';
import { countBelow, daysOf, idsBelow } from './members-below.ts';
import { type By, groupedBy, type KeyedTotals, type Range } from './totals.ts';

type Report = Range & { by: By };

/** How many keys a report may have: of members all who stand below, whether they did anything or not. */
export async function countKeys(db: pg.Pool, subject: Subject, report: Report): Promise<number> {
  if (report.by === 'member') return countBelow(db, subject);
  const { key, from, values } = groupedBy(subject, report);
  const { rows } = await db.query<{ count: number }>(
    `select count(distinct ${key})::int as count ${from}`,
    values,
  );
  return rows[0]?.count ?? 0;
}

/**
 * So many keys of a report in their order, after one, with what they came to; as much is read as they
 * have.
 *
 * @returns `next` is null when no key is left, and `looked` counts members who did nothing too
 */
export async function rowsAfter(
  db: pg.Pool,
  subject: Subject,
  { after, rows: limit, ...report }: Report & { after: string | null; rows: number },
): Promise<{ rows: KeyedTotals[]; next: string | null; looked: number }> {
  if (report.by === 'member') {
    const ids = await idsBelow(db, subject, { after, rows: limit });
    const found = await daysOf(db, subject, report, ids);
    return { rows: found, ...restOf(ids, limit) };
  }
  const { key, columns, from, values } = groupedBy(subject, report);
  const place = `$${values.length + 1}`;
  const { rows } = await db.query<KeyedTotals>(
    `select ${key} as key, ${columns} ${from} and (${key}) > ${place} collate "C" group by ${key}
     order by (${key}) collate "C" limit ${limit}`,
    [...values, after ?? ''],
  );
  return {
    rows,
    ...restOf(
      rows.map((row) => row.key),
      limit,
    ),
  };
}

/** Where the next page begins: a page that is not full is the last one. */
function restOf(keys: readonly string[], limit: number) {
  return { next: keys.length < limit ? null : (keys.at(-1) ?? null), looked: keys.length };
}
