import { refuse, transportCodes } from '@noriter/kit/result-codes';

import { versionedOf } from '@noriter/versioned-settings/settings';
import type { IdentityDeps } from '../../deps.ts';
import { type CheckWindow, isUnderMaintenance } from '../../domain/site/maintenance.ts';
import { type SiteOptions, wordsShape } from '../../domain/site/site-options-shape.ts';
import { siteOptionSettings } from './site-option-settings.ts';

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
  const [site, row] = await Promise.all([
    db.site.findUnique({ where: { siteId } }),
    db.siteOptions.findUnique({ where: { siteId } }),
  ]);
  const { document, version, changedAt, changedBy } = versionedOf(siteOptionSettings, row);
  const startsAt = site?.maintenanceStartsAt ?? null;
  const message = wordsShape.nullable().parse(site?.maintenanceMessage ?? null);
  return {
    options: document,
    saved: { version, changedAt: changedAt?.toISOString() ?? null, changedBy },
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
