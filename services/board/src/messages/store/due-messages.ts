import type pg from 'pg';
import { z } from 'zod';
import { type Audience, parseAudience } from '../domain/audience.ts';

export type DueMessage = { idx: number; siteId: string; audience: Audience };

const row = z.object({
  idx: z.number(),
  siteId: z.string(),
  audience: z.string().transform(parseAudience),
});

/** Takes messages whose time has come and of which nobody was notified yet. */
export async function takeDueMessages(
  tx: pg.ClientBase,
  { now, limit }: { now: Date; limit: number },
): Promise<DueMessage[]> {
  const { rows } = await tx.query(
    `update message set announced_at = $1 where idx in (
       select idx from message where announced_at is null and shown_at <= $1
       order by shown_at limit $2 for update skip locked)
     returning idx, site_id as "siteId", audience`,
    [now, limit],
  );
  return row.array().parse(rows);
}

/** @returns how many were deleted; the marks on them go with them */
export async function deleteMessagesBefore(
  db: pg.Pool | pg.ClientBase,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { rowCount } = await db.query(
    `delete from message where idx in (
       select idx from message where shown_at < $1 order by shown_at limit $2)`,
    [before, limit],
  );
  return rowCount ?? 0;
}
