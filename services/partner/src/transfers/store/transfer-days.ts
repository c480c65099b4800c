import type pg from 'pg';
import type { Transfer } from './transfers.ts';

/** Counts a transfer for the partner who asked: what it gave, and what it took back. */
export async function addTransferToDay(
  tx: pg.ClientBase,
  { byId, siteId, kind, amount }: Transfer,
  day: string,
): Promise<void> {
  const column = kind === 'give' ? 'given' : 'taken';
  await tx.query(
    `insert into partner_day as sum (partner_id, day, category, site_id, ${column})
     values ($1, $2, 'cash', $3, $4)
     on conflict (partner_id, day, category) do update set ${column} = sum.${column} + excluded.${column}`,
    [byId, day, siteId, amount],
  );
}
