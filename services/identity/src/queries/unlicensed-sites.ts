import type { IdentityDeps } from '../deps.ts';
import { missingForRealMode, siteOptionsFrom } from '../domain/site-options.ts';

/**
 * Options are checked when they are set; this is for a database that was changed by hand.
 *
 * @throws Error naming the site that would play for real money without what it needs
 */
export async function refuseUnlicensedSites(db: IdentityDeps['db']): Promise<void> {
  for (const site of await db.site.findMany()) {
    const missing = missingForRealMode(siteOptionsFrom(site.options));
    if (missing.length === 0) continue;
    const what = missing.join(', ');
    throw new Error(`Site ${site.siteId} is in real mode without ${what}: it does not start.`);
  }
}
