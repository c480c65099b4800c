import type pg from 'pg';
import type { Settings } from './settings.ts';

/** A document, and the version it was made from. */
export type NextVersion<Document> = {
  readonly siteId: string;
  readonly version: number;
  readonly document: Document;
  readonly at: Date;
  readonly changedBy: string;
  readonly reason: string;
};

/**
 * Writes a document as the next version after the one that was read, and keeps it. No service has it:
 * guarded settings would go past their guard by it.
 *
 * @returns false when another operator wrote that version meanwhile
 */
export async function writeVersion<Document>(
  tx: pg.ClientBase,
  { table, text }: Settings<Document>,
  set: NextVersion<Document>,
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
