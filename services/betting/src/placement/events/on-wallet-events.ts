import { consumeOutcomes } from '@noriter/wallet-client/consume-outcomes';
import type { CommandOutcome } from '@noriter/wallet-client/outcome';
import { commitDecisions } from '../actions/open-decisions.ts';
import type { PlacementDeps } from '../deps.ts';
import { slipStakes } from '../domain/stake.ts';
import { pendingSlips } from '../store/pending-slips.ts';

/**
 * What became of stakes, for whom nobody waits any more. Most slips are decided by then, and are only
 * looked at: a slip that is decided stays as it is.
 */
async function onStakeOutcomes(
  deps: Pick<PlacementDeps, 'pool' | 'config' | 'ids' | 'clock'>,
  outcomes: readonly CommandOutcome[],
): Promise<void> {
  const pending = await pendingSlips(
    deps.pool,
    outcomes.map(({ subjectId }) => subjectId),
  );
  const open = outcomes.filter(({ subjectId }) => pending.has(subjectId));
  if (open.length > 0) await commitDecisions(deps, open);
}

export const stakeOutcomes = consumeOutcomes<
  Pick<PlacementDeps, 'pool' | 'config' | 'ids' | 'clock' | 'walletCaller'>
>(slipStakes, onStakeOutcomes);
