import { closeUnanswered } from '@noriter/wallet-client/close-unanswered';
import type { PlacementDeps } from '../deps.ts';
import { stakeCommand } from '../domain/stake.ts';
import { lateSlips } from '../store/pending-slips.ts';
import { commitDecisions } from './open-decisions.ts';

/** What is on its way at the end arrives within this time. */
const GRACE_MS = 2_000;

/**
 * Gives slips an end whose stake the wallet never reported. From the draw or the first start on such
 * a stake could buy no part in it anyway.
 */
export async function closeSlips(
  deps: Pick<PlacementDeps, 'pool' | 'config' | 'wallet' | 'log' | 'ids' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  await closeUnanswered(
    deps,
    {
      async read(after, limit) {
        const slips = await lateSlips(deps.pool, { after, graceMs: GRACE_MS, limit });
        return slips.map(stakeCommand);
      },
      decide: (outcomes) => commitDecisions(deps, outcomes),
    },
    signal,
  );
}
