import { refuse } from '@noriter/kit/result-codes';

import type { IdentityDeps } from '../deps.ts';
import { type CheckWindow, isUnderMaintenance } from '../domain/maintenance.ts';
import { type SiteOptions, siteOptionsFrom } from '../domain/site-options.ts';
import { errors } from '../errors.ts';

export type SiteSettings = { options: SiteOptions; check: CheckWindow | null };

/** A site nobody has set up yet is a demonstration with the default options. */
export async function readSiteSettings(
  { db }: Pick<IdentityDeps, 'db'>,
  siteId: string,
): Promise<SiteSettings> {
  const site = await db.site.findUnique({ where: { siteId } });
  const startsAt = site?.maintenanceStartsAt ?? null;
  return {
    options: siteOptionsFrom(site?.options ?? {}),
    check: startsAt === null ? null : { startsAt, endsAt: site?.maintenanceEndsAt ?? null },
  };
}

/** The settings for a guest or a member, who are refused (S003) while maintenance is on. */
export async function settingsWhenOpen(
  deps: Pick<IdentityDeps, 'db' | 'clock'>,
  siteId: string,
): Promise<SiteSettings> {
  const settings = await readSiteSettings(deps, siteId);
  if (isUnderMaintenance(settings.check, deps.clock.now())) throw refuse(errors, 'S003');
  return settings;
}
