import type pg from 'pg';
import { type Settings, type StoredSettings, type Versioned, versionedOf } from './settings.ts';

type Db = pg.Pool | pg.ClientBase;

const COLUMNS = 'version, document, changed_at as "changedAt", changed_by as "changedBy"';

/** A site's settings at this moment. */
export async function readSettings<Document>(
  db: Db,
  settings: Settings<Document>,
  siteId: string,
): Promise<Versioned<Document>> {
  const { rows } = await db.query<StoredSettings>(
    `select ${COLUMNS} from ${settings.table} where site_id = $1`,
    [siteId],
  );
  return versionedOf(settings, rows[0] ?? null);
}

/** The version of a site's settings at this moment; null for a site that has set nothing. */
export async function versionOf(
  db: Db,
  { table }: Pick<Settings<unknown>, 'table'>,
  siteId: string,
): Promise<number | null> {
  const { rows } = await db.query<{ version: number }>(
    `select version from ${table} where site_id = $1`,
    [siteId],
  );
  return rows[0]?.version ?? null;
}

/** One version of the history, and what it replaced. */
export type SettingsVersion<Document> = {
  version: number;
  document: Document;
  before: Document;
  changedAt: Date;
  changedBy: string;
  reason: string;
};

/** The versions a site has set, the newest first; the first one replaced the initial settings. */
export async function listVersions<Document>(
  pool: pg.Pool,
  { table, initial, parse }: Settings<Document>,
  { siteId, limit, offset }: { siteId: string; limit: number; offset: number },
): Promise<{ versions: SettingsVersion<Document>[]; total: number }> {
  const [found, count] = await Promise.all([
    pool.query<StoredSettings & { reason: string }>(
      `select ${COLUMNS}, reason
       from ${table}_version where site_id = $1 order by version desc limit $2 offset $3`,
      [siteId, limit + 1, offset],
    ),
    pool.query<{ total: number }>(
      `select count(*)::int as total from ${table}_version where site_id = $1`,
      [siteId],
    ),
  ]);
  const documents = found.rows.map(({ document }) => parse(document));
  const versions = found.rows.slice(0, limit).map((row, at) => ({
    ...row,
    document: documents[at] ?? initial,
    before: documents[at + 1] ?? initial,
  }));
  return { versions, total: count.rows[0]?.total ?? 0 };
}

/**
 * Writes a document as the next version after the one that was read, and keeps it.
 *
 * @returns false when another operator wrote that version meanwhile
 */
export async function saveSettings<Document>(
  tx: pg.ClientBase,
  { table, text }: Settings<Document>,
  set: {
    siteId: string;
    version: number;
    document: Document;
    at: Date;
    changedBy: string;
    reason: string;
  },
): Promise<boolean> {
  const { siteId, version, document, at, changedBy, reason } = set;
  const row = [siteId, version, JSON.stringify(text(document)), at, changedBy];
  const saved = await tx.query(version === 0 ? insertInto(table) : updateOf(table), row);
  if (saved.rowCount !== 1) return false;
  await tx.query(
    `insert into ${table}_version (site_id, version, document, changed_at, changed_by, reason)
     values ($1, $2::int + 1, $3, $4, $5, $6)`,
    [...row, reason],
  );
  return true;
}

/** Only a site that has nothing, or what was seeded, is at version 0. */
function insertInto(table: string): string {
  return `
    insert into ${table} as old (site_id, version, document, changed_at, changed_by)
    values ($1, $2::int + 1, $3, $4, $5)
    on conflict (site_id) do update
    set version = excluded.version, document = excluded.document,
      changed_at = excluded.changed_at, changed_by = excluded.changed_by
    where old.version = $2`;
}

function updateOf(table: string): string {
  return `
    update ${table} set version = $2 + 1, document = $3, changed_at = $4, changed_by = $5
    where site_id = $1 and version = $2`;
}
