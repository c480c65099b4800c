import type pg from 'pg';

type Pause = { partnerId: string; at: Date; reason: string; by: string };

/** Suspends a partner and all partners below who are not. @returns how many */
export async function pauseSubtree(
  tx: pg.ClientBase,
  { partnerId, at, reason, by }: Pause,
): Promise<number> {
  const { rowCount } = await tx.query(
    `insert into partner_pause (partner_id, valid_from, reason, by)
     select partner_id, $2, $3, $4 from tree_edge join partner on partner_id = descendant_id
     where ancestor_id = $1 and valid_from <= $2 and valid_until > $2
       and not exists (select from partner_pause as pause
         where pause.partner_id = partner.partner_id and pause.valid_until > $2)`,
    [partnerId, at, reason, by],
  );
  return rowCount ?? 0;
}

/** Lifts the suspensions of a partner and of all partners below. @returns how many */
export async function resumeSubtree(
  tx: pg.ClientBase,
  { partnerId, at }: Pick<Pause, 'partnerId' | 'at'>,
): Promise<number> {
  const { rowCount } = await tx.query(
    `update partner_pause as pause
     set valid_until = greatest($2, pause.valid_from + interval '1 millisecond')
     from tree_edge as edge
     where edge.ancestor_id = $1 and edge.descendant_id = pause.partner_id
       and edge.valid_from <= $2 and edge.valid_until > $2 and pause.valid_until = 'infinity'`,
    [partnerId, at],
  );
  return rowCount ?? 0;
}
