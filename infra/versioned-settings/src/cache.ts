import type pg from 'pg';
import type { Settings } from './settings.ts';
import { readSettings } from './store.ts';

/**
 * A site's document at the version that a transaction saw.
 *
 * @param version null for a site that has set nothing
 */
export type SettingsAt<Document> = (
  tx: pg.ClientBase,
  siteId: string,
  version: number | null,
) => Promise<Document>;

/**
 * Keeps what was last read of each site: checking a document costs more than what is decided by it,
 * and it changes a few times a day. A version is never written twice, so who knows its number knows
 * it all.
 */
export function createSettingsCache<Document>(settings: Settings<Document>): SettingsAt<Document> {
  const kept = new Map<string, { version: number; document: Document }>();
  return async (tx, siteId, version) => {
    if (version === null) return settings.initial;
    const known = kept.get(siteId);
    if (known?.version === version) return known.document;
    const { document, version: present } = await readSettings(tx, settings, siteId);
    kept.set(siteId, { version: present, document });
    return document;
  };
}
