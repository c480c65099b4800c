import { arrayLiteral } from '@noriter/kit/array-literal';
import type { AskedColumns } from '@noriter/wallet-client/unapplied';
import type pg from 'pg';
import { stakeCommandId } from '../../placement/domain/stake.ts';

/** As many as the wallet counts at once. */
const COMMANDS_MAX = 2_000;

/** What was asked for in a span of time, up to `to`, which is earlier where there is more than one look takes. */
export type AskedSpan = AskedColumns & { to: Date };

type Statement = { name: string; text: string };
type Row = { found: number; count: number; ids: string | null; amounts: string | null; at: Date };

/**
 * The ids and amounts of a page of rows, in columns: all of them, or those before the time of the last one where there
 * are more, as rows of one time may be on the page only in part.
 */
const inColumns = (page: string) => `
  with page as materialized (${page}),
    whole as (select count(*)::int as found, max(at) as last from page)
  select found, count(id)::int as count, array_agg(id)::text as ids,
    array_agg(amount)::text as amounts, max(at) as at
  from whole left join page on found < $3 or at < last group by found`;

const settled = {
  name: 'columns-of-settlements',
  text: inColumns(`
    select settled_at as at, one.id, abs(one.moved) as amount
    from bet_settlement
      cross join lateral (values (command_id, moved), (free_command_id, free_moved)) as one (id, moved)
    where settled_at > $1 and settled_at <= $2 and one.id is not null
    order by settled_at limit $3`),
};

const accepted = {
  name: 'columns-of-slips',
  text: inColumns(`
    select decided_at as at, slip_id as id, stake as amount from bet_slip
    where decided_at > $1 and decided_at <= $2 and state = 'accepted'
    order by decided_at limit $3`),
};

/** What settlements of a span of time asked to be moved; null where so much has one time that single rows are read. */
export function settledColumns(pool: pg.Pool, span: { from: Date; to: Date }) {
  return columnsIn(pool, span, settled);
}

/** The stakes of slips that were accepted in a span of time, in the same way. */
export async function stakeColumns(
  pool: pg.Pool,
  span: { from: Date; to: Date },
): Promise<AskedSpan | null> {
  const slips = await columnsIn(pool, span, accepted);
  if (slips === null || slips.count === 0) return slips;
  const ids = slips.commandIds.slice(1, -1).split(',').map(stakeCommandId);
  return { ...slips, commandIds: arrayLiteral(ids) };
}

async function columnsIn(
  pool: pg.Pool,
  { from, to }: { from: Date; to: Date },
  statement: Statement,
): Promise<AskedSpan | null> {
  const values = [from, to, COMMANDS_MAX + 1];
  const { rows } = await pool.query<Row>({ ...statement, values });
  const [row] = rows;
  if (row === undefined) throw new Error('A count has one row.');
  const { found, count, ids, amounts, at } = row;
  const isAll = found <= COMMANDS_MAX;
  if (!isAll && count === 0) return null;
  return { count, commandIds: ids ?? '{}', amounts: amounts ?? '{}', to: isAll ? to : at };
}
