import type { Auditor } from '@noriter/kit/audit';
import type { Clock } from '@noriter/kit/clock';
import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import type { Settings } from './settings.ts';
import { readSettings, saveSettings } from './store.ts';

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
 * @param wish.announce what else happens in the transaction, e.g. an event
 * @throws the settings' conflict, and what `change` throws
 */
export async function changeSettings<Document>(
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  settings: Settings<Document>,
  { siteId, changedBy, audit }: SettingsEditor,
  wish: SettingsChange & {
    readonly change: (before: Document) => Document;
    readonly announce?: (tx: pg.ClientBase) => Promise<void>;
  },
): Promise<void> {
  const { version, reason } = wish;
  const before = await readSettings(pool, settings, siteId);
  if (before.version !== version) throw settings.conflict();
  const document = wish.change(before.document);
  const at = clock.now();
  await withTransaction(pool, async (tx) => {
    const set = { siteId, version, document, at, changedBy, reason };
    if (!(await saveSettings(tx, settings, set))) throw settings.conflict();
    await audit(tx, {
      action: settings.action,
      subject: `site:${siteId}`,
      before: settings.text(before.document),
      after: { ...settings.text(document), ...(reason === '' ? {} : { reason }) },
    });
    await wish.announce?.(tx);
  });
}
