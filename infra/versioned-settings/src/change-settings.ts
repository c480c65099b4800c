import type { Auditor } from '@noriter/kit/audit';
import type { Clock } from '@noriter/kit/clock';
import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import type { Announce, FreeSettings } from './settings.ts';
import { readSettings } from './store.ts';
import { writeChange } from './write-change.ts';

/** Who changes settings. */
export type SettingsEditor = {
  readonly siteId: string;
  /** As `changed_by` keeps it. */
  readonly changedBy: string;
  readonly audit: Auditor;
};

/** From which version somebody changes settings, and why. */
export type SettingsChange = { readonly version: number; readonly reason: string };

/**
 * Changes a site's settings. The version that was read comes back with the change, so that of two
 * operators who edit at once the second one looks again instead of undoing the first.
 *
 * @param wish.change the new document out of the present one; it may refuse
 * @throws the settings' conflict, and what `change` and `announce` throw
 */
export async function changeSettings<Document>(
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  settings: FreeSettings<Document>,
  { siteId, changedBy, audit }: SettingsEditor,
  wish: SettingsChange & {
    readonly change: (before: Document) => Document;
    readonly announce?: Announce<Document>;
  },
): Promise<void> {
  const { version, reason, announce } = wish;
  const { action } = settings;
  const before = await readSettings(pool, settings, siteId);
  if (before.version !== version) throw settings.conflict();
  const document = wish.change(before.document);
  const at = clock.now();
  const change = { siteId, version, before: before.document, document, at, changedBy, reason };
  await withTransaction(pool, (tx) =>
    writeChange(tx, settings, change, { audit, action, announce }),
  );
}
