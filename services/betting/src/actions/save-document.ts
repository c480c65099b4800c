import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { errors } from '../errors.ts';
import type { DocumentTable } from '../queries/versioned-document.ts';

/** From which version somebody sets a document, and why. */
export type DocumentChange = { version: number; reason: string };

/**
 * Sets a site's document, and keeps the version. The version that was read comes back with it, so
 * that of two operators who edit at once the second one looks again instead of undoing the first.
 *
 * @throws Refusal B1023
 */
export async function saveDocument(
  tx: pg.ClientBase,
  table: DocumentTable,
  set: DocumentChange & { siteId: string; document: unknown; at: Date; operatorId: string },
): Promise<void> {
  const { siteId, version, document, at, operatorId, reason } = set;
  const row = [siteId, version, JSON.stringify(document), at, operatorId];
  const saved = await tx.query(
    `insert into ${table} as old (site_id, version, document, changed_at, changed_by)
     select $1, $2::int + 1, $3::jsonb, $4::timestamptz, $5::uuid
     where $2 = 0 or exists (select 1 from ${table} where site_id = $1)
     on conflict (site_id) do update
     set version = excluded.version, document = excluded.document,
       changed_at = excluded.changed_at, changed_by = excluded.changed_by
     where old.version = $2`,
    row,
  );
  if (saved.rowCount !== 1) throw refuse(errors, 'B1023');
  await tx.query(
    `insert into ${table}_version (site_id, version, document, changed_at, changed_by, reason)
     values ($1, $2::int + 1, $3, $4, $5, $6)`,
    [...row, reason],
  );
}
