import type pg from 'pg';

type Span = { from: Date; until: Date };

/** Whether a promotion was running at one moment, and nobody stopped it until another. */
export async function ranThrough(
  db: pg.Pool,
  promotionId: string,
  { from, until }: Span,
): Promise<boolean> {
  const { rows } = await db.query<{ ran: boolean }>(
    `select coalesce((select state = 'running' from promotion_switch
         where promotion_id = $1 and at <= $2 order by at desc, position desc limit 1), false)
       and not exists (select from promotion_switch
         where promotion_id = $1 and at > $2 and at < $3 and state = 'stopped') as ran`,
    [promotionId, from, until],
  );
  return rows[0]?.ran ?? false;
}
