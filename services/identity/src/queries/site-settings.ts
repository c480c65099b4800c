import { refuse, transportCodes } from '@noriter/kit/result-codes';

import type { IdentityDeps } from '../deps.ts';
import { type CheckWindow, isUnderMaintenance } from '../domain/maintenance.ts';
import { type SiteOptions, siteOptionsFrom, wordsShape } from '../domain/site-options.ts';

export type SiteSettings = {
  options: SiteOptions;
  /** The version of the options, and who made it when; 0 is the defaults. */
  saved: { version: number; changedAt: string | null; changedBy: string | null };
  check: CheckWindow | null;
};

/** A site nobody has set up yet is a demonstration with the default options. */
export async function readSiteSettings(
  { db }: Pick<IdentityDeps, 'db'>,
  siteId: string,
): Promise<SiteSettings> {
  const site = await db.site.findUnique({ where: { siteId } });
  const startsAt = site?.maintenanceStartsAt ?? null;
  const message = wordsShape.nullable().parse(site?.maintenanceMessage ?? null);
  return {
    options: siteOptionsFrom(site?.options ?? {}),
    saved: {
      version: site?.optionsVersion ?? 0,
      changedAt: site?.optionsChangedAt?.toISOString() ?? null,
      changedBy: site?.optionsChangedBy ?? null,
    },
    check:
      startsAt === null ? null : { startsAt, endsAt: site?.maintenanceEndsAt ?? null, message },
  };
}

/** The settings for a guest or a member, who are refused (S003) while maintenance is on. */
export async function settingsWhenOpen(
  deps: Pick<IdentityDeps, 'db' | 'clock'>,
  siteId: string,
): Promise<SiteSettings> {
  const settings = await readSiteSettings(deps, siteId);
  if (isUnderMaintenance(settings.check, deps.clock.now())) throw refuse(transportCodes, 'S003');
  return settings;
}
