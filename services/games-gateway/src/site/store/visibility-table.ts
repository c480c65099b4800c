import type { Logger } from '@noriter/kit/logging';
import type pg from 'pg';
import type { Visibility } from '../domain/visibility.ts';
import { visibilitySettings } from './visibility.ts';

/** How old rules may be that a process decides by, in milliseconds. */
const FRESH_MS = 500;

type Row = { siteId: string; version: number; document: unknown };
export type SiteVisibility = { readonly version: number; readonly visibility: Visibility };

/** The rules of all sites in memory: every list and every launch is decided by them. */
export type VisibilityTable = {
  of(siteId: string): SiteVisibility;
  /** Reads them now: for whoever has just changed some. */
  refresh(): Promise<void>;
  close(): void;
};

const nothing: SiteVisibility = { version: 0, visibility: visibilitySettings.initial };

/**
 * Opens the table: read once, and of sites whose rules have changed again within half a second. What cannot
 * be read stays as it was.
 */
export async function openVisibilityTable(pool: pg.Pool, log: Logger): Promise<VisibilityTable> {
  const bySite = new Map<string, SiteVisibility>();
  const isNewer = ({ siteId, version }: Pick<Row, 'siteId' | 'version'>) =>
    version > (bySite.get(siteId)?.version ?? -1);
  const refresh = async () => {
    // Rules may be many, and hardly ever change.
    const { rows: versions } = await pool.query<Pick<Row, 'siteId' | 'version'>>(
      'select site_id as "siteId", version from game_visibility',
    );
    const changed = versions.filter(isNewer).map(({ siteId }) => siteId);
    if (changed.length === 0) return;
    const { rows } = await pool.query<Row>(
      `select site_id as "siteId", version, document from game_visibility
       where site_id = any($1::text[])`,
      [changed],
    );
    // A reading that was overtaken by another one undoes nothing of it.
    for (const row of rows.filter(isNewer)) bySite.set(row.siteId, parsed(row));
  };
  await refresh();
  const timer = setInterval(() => {
    refresh().catch((err: unknown) => log.warn({ err }, 'the visibility could not be read'));
  }, FRESH_MS);
  timer.unref();
  return {
    of: (siteId) => bySite.get(siteId) ?? nothing,
    refresh,
    close: () => clearInterval(timer),
  };
}

function parsed({ version, document }: Row): SiteVisibility {
  return { version, visibility: visibilitySettings.parse(document) };
}
