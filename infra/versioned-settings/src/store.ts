import type pg from 'pg';
import {
  type FreeSettings,
  type Settings,
  type StoredSettings,
  type Versioned,
  versionedOf,
} from './settings.ts';
import { type NextVersion, writeVersion } from './write-version.ts';

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

/**
 * The versions a site has set, the newest first. The first one replaced the initial settings, or what was
 * seeded, where the history has that as version 0.
 */
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
      `select count(*)::int as total from ${table}_version where site_id = $1 and version > 0`,
      [siteId],
    ),
  ]);
  const documents = found.rows.map(({ document }) => parse(document));
  const versions = found.rows
    .slice(0, limit)
    .map((row, at) => ({
      ...row,
      document: documents[at] ?? initial,
      before: documents[at + 1] ?? initial,
    }))
    .filter(({ version }) => version > 0);
  return { versions, total: count.rows[0]?.total ?? 0 };
}

/**
 * Writes a document as the next version after the one that was read, and keeps it. What loosens guarded
 * settings is asked for: those are not taken.
 *
 * @returns false when another operator wrote that version meanwhile
 */
export function saveSettings<Document>(
  tx: pg.ClientBase,
  settings: FreeSettings<Document>,
  set: NextVersion<Document>,
): Promise<boolean> {
  return writeVersion(tx, settings, set);
}
