import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import type { CheckWindow } from '../../domain/site/maintenance.ts';

type SiteRow = {
  startsAt: Date | null;
  endsAt: Date | null;
  message: unknown;
};

/** The upsert gives back the site's row and holds its lock; a first change makes the row. */
export async function lockSite(
  { clock }: Pick<IdentityDeps, 'clock'>,
  tx: pg.ClientBase,
  siteId: string,
): Promise<SiteRow> {
  const result = await tx.query<SiteRow>(
    `insert into site (site_id, updated_at) values ($1, $2)
     on conflict (site_id) do update set updated_at = excluded.updated_at
     returning maintenance_starts_at as "startsAt", maintenance_ends_at as "endsAt",
       maintenance_message as message`,
    [siteId, clock.now()],
  );
  const none = { startsAt: null, endsAt: null, message: null };
  return result.rows[0] ?? none;
}

/** Saves the maintenance window; null clears it. */
export async function saveMaintenance(
  tx: pg.ClientBase,
  siteId: string,
  window: CheckWindow | null,
  at: Date,
): Promise<void> {
  await tx.query(
    `update site set maintenance_starts_at = $2, maintenance_ends_at = $3,
       maintenance_message = $4, updated_at = $5
     where site_id = $1`,
    [
      siteId,
      window?.startsAt ?? null,
      window?.endsAt ?? null,
      window?.message ? JSON.stringify(window.message) : null,
      at,
    ],
  );
}
