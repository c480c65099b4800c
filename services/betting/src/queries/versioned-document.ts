import type pg from 'pg';
import { z } from 'zod';

/** The settings of a site that are kept as one document, with every version beside it. */
export type DocumentTable = 'mini_odds' | 'bet_limits' | 'sport_rules';

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

const versionRow = storedRow.extend({ reason: z.string() });

type StoredVersion = z.infer<typeof versionRow>;

/**
 * The versions a site has set, the newest first, each with the one it replaced: null for the first,
 * which replaced the demonstration's.
 */
export async function listVersions(
  pool: pg.Pool,
  table: DocumentTable,
  { siteId, limit, offset }: { siteId: string; limit: number; offset: number },
): Promise<{ versions: (StoredVersion & { before: unknown })[]; total: number }> {
  const { rows } = await pool.query(
    `select version, document, changed_at as "changedAt", changed_by as "changedBy", reason
     from ${table}_version where site_id = $1 order by version desc limit $2 offset $3`,
    [siteId, limit + 1, offset],
  );
  const found = versionRow.array().parse(rows);
  const versions = found.slice(0, limit).map((one, at) => ({
    ...one,
    before: found[at + 1]?.document ?? null,
  }));
  const count = await pool.query<{ total: number }>(
    `select count(*)::int as total from ${table}_version where site_id = $1`,
    [siteId],
  );
  return { versions, total: count.rows[0]?.total ?? 0 };
}

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
