import type { Auditor } from '@noriter/kit/audit';
import type pg from 'pg';
import type { Announce, Settings } from './settings.ts';
import { writeVersion } from './write-version.ts';

/** A change that nothing stands against. */
export type SettledChange<Document> = {
  readonly siteId: string;
  /** The version it was made from. */
  readonly version: number;
  readonly before: Document;
  readonly document: Document;
  readonly at: Date;
  readonly changedBy: string;
  readonly reason: string;
};

/**
 * Writes the next version with its audit entry and what is announced, in the caller's transaction.
 *
 * @param how.action the audit log's name of it
 * @param how.beside what the audit log has beside document and reason
 * @throws the settings' conflict, and what `announce` throws
 */
export async function writeChange<Document>(
  tx: pg.ClientBase,
  settings: Settings<Document>,
  change: SettledChange<Document>,
  how: {
    readonly audit: Auditor;
    readonly action: string;
    readonly beside?: object;
    readonly announce?: Announce<Document> | undefined;
  },
): Promise<void> {
  const { siteId, before, document, reason } = change;
  if (!(await writeVersion(tx, settings, change))) throw settings.conflict();
  await how.audit(tx, {
    action: how.action,
    subject: `site:${siteId}`,
    before: settings.text(before),
    after: { ...settings.text(document), ...(reason === '' ? {} : { reason }), ...how.beside },
  });
  await how.announce?.(tx, { before, after: document });
}
