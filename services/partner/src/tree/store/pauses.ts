import type pg from 'pg';

type Pause = { partnerId: string; at: Date; reason: string; by: string };

/**
 * Suspends a partner and all partners below, each beside a suspension that it has of another act.
 *
 * @returns how many
 */
export async function pauseSubtree(
  tx: pg.ClientBase,
  { partnerId, at, reason, by }: Pause,
): Promise<number> {
  const { rowCount } = await tx.query(
    `insert into partner_pause (partner_id, by_partner_id, valid_from, reason, by)
     select partner_id, $1, $2, $3, $4 from tree_edge join partner on partner_id = descendant_id
     where ancestor_id = $1 and valid_from <= $2 and valid_until > $2
       and not exists (select from partner_pause as pause
         where pause.partner_id = partner.partner_id and pause.by_partner_id = $1
           and pause.valid_until > $2)`,
    [partnerId, at, reason, by],
  );
  return rowCount ?? 0;
}

/**
 * Lifts the suspension of a partner, and with it that of all who were suspended by it, wherever they stand
 * now. What somebody else suspended stays, as long as that one stands above.
 *
 * @returns how many
 */
export async function resumeSubtree(
  tx: pg.ClientBase,
  { partnerId, at }: Pick<Pause, 'partnerId' | 'at'>,
): Promise<number> {
  const { rowCount } = await tx.query(
    `update partner_pause as pause
     set valid_until = greatest($2, pause.valid_from + interval '1 millisecond')
     where pause.valid_until = 'infinity' and (pause.by_partner_id = $1
       or pause.partner_id = $1 and not exists (select from tree_edge as edge
         where edge.descendant_id = $1 and edge.ancestor_id = pause.by_partner_id
           and edge.valid_from <= $2 and edge.valid_until > $2))`,
    [partnerId, at],
  );
  return rowCount ?? 0;
}
