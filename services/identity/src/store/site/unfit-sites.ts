import type { IdentityDeps } from '../../deps.ts';
import { isNothingLeft, leftSentence } from '../../domain/site/real-mode.ts';
import { missingForRealMode, siteOptionsFrom } from '../../domain/site/site-options.ts';
import { readDemonstration } from './demonstration.ts';

/**
 * Options are checked when they are set; this is for a database that was changed from outside, and
 * for what comes with the environment.
 *
 * @throws Error naming the site that would play for real money without what it needs, or with what
 *   it must not have
 */
export async function refuseUnfitSites(
  deps: Pick<IdentityDeps, 'db' | 'pool' | 'config'>,
): Promise<void> {
  for (const { siteId, document } of await deps.db.siteOptions.findMany()) {
    const options = siteOptionsFrom(document);
    if (options.mode !== 'real') continue;
    const missing = missingForRealMode(options, deps.config);
    if (missing.length > 0) {
      const what = missing.join(', ');
      throw new Error(`Site ${siteId} is in real mode without ${what}: it does not start.`);
    }
    const left = await readDemonstration(deps, deps.pool, siteId);
    if (!isNothingLeft(left)) throw new Error(leftSentence(siteId, left));
  }
}
