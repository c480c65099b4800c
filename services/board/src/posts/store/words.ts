import type pg from 'pg';
import { z } from 'zod';
import type { Banned } from '../domain/banned.ts';

type Db = pg.Pool | pg.ClientBase;
type Mark = { at: Date; by: string };

const word = z.object({
  kind: z.enum(['word', 'host']),
  normal: z.string(),
  written: z.string(),
  addedAt: z.date(),
  addedBy: z.string(),
});

export async function listWords(db: Db, siteId: string): Promise<z.infer<typeof word>[]> {
  const { rows } = await db.query(
    `select kind, normal, written, added_at as "addedAt", added_by as "addedBy"
     from banned_word where site_id = $1 order by kind, written`,
    [siteId],
  );
  return word.array().parse(rows);
}

/** @returns false when it is there already */
export async function insertWord(
  tx: pg.ClientBase,
  siteId: string,
  { kind, normal, written, at, by }: Banned & Mark,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into banned_word (site_id, kind, normal, written, added_at, added_by)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [siteId, kind, normal, written, at, by],
  );
  return rowCount === 1;
}

/** @returns false when it is not there */
export async function deleteWord(
  tx: pg.ClientBase,
  siteId: string,
  { kind, normal }: Pick<Banned, 'kind' | 'normal'>,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'delete from banned_word where site_id = $1 and kind = $2 and normal = $3',
    [siteId, kind, normal],
  );
  return rowCount === 1;
}
