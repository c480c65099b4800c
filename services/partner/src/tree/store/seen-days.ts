import type pg from 'pg';
import type { Subject } from './reach.ts';

/** The Korean days that edges lasted for, those on which they began and ended among them. */
const lasted = `range_agg(daterange((line.valid_from at time zone 'Asia/Seoul')::date,
  ((line.valid_until - interval '1 millisecond') at time zone 'Asia/Seoul')::date, '[]'))`;

/**
 * On which days somebody is seen: on those on which they stood below who looks. It is one row, to be
 * joined once for each person and not for each of their days.
 *
 * @param who the column of whose days they are
 * @param root the parameter of who looks; operators, of whom it is null, see all
 */
export function seenDays(who: string, root: string): string {
  return `select case when ${root}::uuid is null then '{(,)}'::datemultirange else ${lasted} end as days
    from tree_edge as line where line.ancestor_id = ${root} and line.descendant_id = ${who}`;
}

/** The same of many at once by a query of their ids, for a partner: one by one they take twice as long. */
export function seenDaysOfEach(ids: string, root: string): string {
  return `select line.descendant_id as id, ${lasted} as days from tree_edge as line
    where line.ancestor_id = ${root} and line.descendant_id in (${ids}) group by line.descendant_id`;
}

/**
 * Whether who looks sees days of somebody as a whole: all of them on which that one stood below anybody. Of who came
 * in the midst of them it is those from then on.
 *
 * @param days the columns or parameters of the first and the last one
 */
export function isSeenWhole(
  who: string,
  root: string,
  [fromDay, untilDay]: readonly [string, string],
): string {
  const placed = `select ${lasted} from tree_edge as line
    where line.descendant_id = ${who} and line.ancestor_id <> ${who}`;
  return `datemultirange(daterange(${fromDay}, ${untilDay}, '[]'))
    * coalesce((${placed}), '{}') <@ (${seenDays(who, root)})`;
}

/** The same of one whom who looks reaches: `yyyy-MM-dd`. */
export async function areDaysSeen(
  db: pg.Pool | pg.ClientBase,
  { memberId, rootId }: Subject,
  { fromDay, untilDay }: { fromDay: string; untilDay: string },
): Promise<boolean> {
  const { rows } = await db.query<{ isSeen: boolean | null }>(
    `select ${isSeenWhole('$1', '$2', ['$3::date', '$4::date'])} as "isSeen"`,
    [memberId, rootId, fromDay, untilDay],
  );
  return rows[0]?.isSeen === true;
}
