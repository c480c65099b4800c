import type pg from 'pg';
import { z } from 'zod';

type Db = pg.Pool | pg.ClientBase;

const macro = z.object({
  name: z.string(),
  texts: z.object({ ko: z.string(), en: z.string().optional(), vi: z.string().optional() }),
});

export type StoredMacro = z.infer<typeof macro>;

export async function listMacros(db: Db, siteId: string): Promise<StoredMacro[]> {
  const { rows } = await db.query(
    'select name, texts from answer_macro where site_id = $1 order by name limit 200',
    [siteId],
  );
  return macro.array().parse(rows);
}

/** Saves a macro; with null it is removed. */
export async function saveMacro(
  tx: pg.ClientBase,
  siteId: string,
  {
    name,
    texts,
    at,
    by,
  }: { name: string; texts: StoredMacro['texts'] | null; at: Date; by: string },
): Promise<void> {
  if (texts === null) {
    await tx.query('delete from answer_macro where site_id = $1 and name = $2', [siteId, name]);
    return;
  }
  await tx.query(
    `insert into answer_macro (site_id, name, texts, saved_at, saved_by)
     values ($1, $2, $3, $4, $5) on conflict (site_id, name)
     do update set texts = excluded.texts, saved_at = excluded.saved_at, saved_by = excluded.saved_by`,
    [siteId, name, JSON.stringify(texts), at, by],
  );
}
