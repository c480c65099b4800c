import type pg from 'pg';
import { HELD } from '../domain/transfer.ts';

/** How many of a member's transfers have ended, and how many are open. */
export type Counted = { readonly ended: number; readonly open: number };

/** Counts a member's transfers but what is held: one that moves changes what there is of either. */
export async function countTransfers(pool: pg.Pool, memberId: string): Promise<Counted> {
  const { rows } = await pool.query<Counted>(
    `select count(*) filter (where is_ended)::int as ended,
       count(*) filter (where not is_ended)::int as open
     from (select state in ('done', 'refused', 'returned') as is_ended
       from game_transfer where member_id = $1 and reason <> $2) as transfer`,
    [memberId, HELD],
  );
  return rows[0] ?? { ended: 0, open: 0 };
}
