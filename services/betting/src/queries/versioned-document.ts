import type pg from 'pg';
import { z } from 'zod';

/** The settings of a site that are kept as one document, with every version beside it. */
export type DocumentTable = 'mini_odds' | 'bet_limits';

/** A site's settings and the version they were set at; version 0 is the demonstration's. */
export type Versioned<Document> = {
  version: number;
  document: Document;
  /** Null for version 0. */
  changedAt: Date | null;
  /** The operator; null for version 0. */
  changedBy: string | null;
};

const storedRow = z.object({
  version: z.int(),
  document: z.unknown(),
  changedAt: z.date(),
  changedBy: z.string(),
});

/** What a site has set; null before it set anything. */
export async function readDocument(
  db: pg.Pool | pg.ClientBase,
  table: DocumentTable,
  siteId: string,
): Promise<z.infer<typeof storedRow> | null> {
  const { rows } = await db.query(
    `select version, document, changed_at as "changedAt", changed_by as "changedBy"
     from ${table} where site_id = $1`,
    [siteId],
  );
  return storedRow.nullable().parse(rows[0] ?? null);
}
