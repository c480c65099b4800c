import { cachedReader } from '@noriter/kit/cached-reader';
import type { VelocityRules } from './rules.ts';

/** A change of the rules holds after so long at the latest. */
const TTL_MS = 2_000;

/**
 * Keeps each site's rules for a moment: an act costs no read of its own.
 *
 * @param read may fail: then the next act reads again
 */
export function rulesKept(read: (siteId: string) => Promise<VelocityRules>) {
  return cachedReader({ nowMs: () => performance.now(), ttlMs: TTL_MS }, read);
}
