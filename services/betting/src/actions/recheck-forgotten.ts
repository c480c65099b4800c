import { forgottenSlips } from '../queries/slips-to-recheck.ts';
import { type RecheckDeps, recheckSlips } from './recheck-slips.ts';

/** A caller looks within moments of the time; after this it has gone. */
const GONE_MS = 1_000;

/** Looks at slips in play whose caller has gone in the middle of the delay: its process ended. */
export async function recheckForgotten(deps: RecheckDeps): Promise<void> {
  const slips = await forgottenSlips(deps.pool, GONE_MS);
  if (slips.length > 0) await recheckSlips(deps, slips);
}
