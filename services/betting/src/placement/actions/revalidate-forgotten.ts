import { forgottenSlips } from '../store/slips-to-revalidate.ts';
import { type Deps, revalidateSlips } from './revalidate-slips.ts';

/** A caller acts within moments of the time; after this it has gone. */
const GONE_MS = 1_000;

/** Revalidates slips in play whose caller has gone within the bet delay: its process ended. */
export async function revalidateForgotten(deps: Deps): Promise<void> {
  const slips = await forgottenSlips(deps.pool, GONE_MS);
  if (slips.length > 0) await revalidateSlips(deps, slips);
}
