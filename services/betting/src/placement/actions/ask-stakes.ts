import { askUnanswered } from '@noriter/wallet-client/ask-unanswered';
import type { PlacementDeps } from '../deps.ts';
import { stakeCommand } from '../domain/stake.ts';
import { unstakedSlips } from '../store/pending-slips.ts';
import { commitDecisions } from './open-decisions.ts';

/** Most stakes are answered in some ten milliseconds: until then it is their caller who asks. */
const AFTER_MS = 2_000;

/**
 * Asks again for stakes that the wallet has not answered, as long as they buy a part in what their slips
 * are on; `closeSlips` is for the others. One that is taken while its end passes is void, and goes back
 * (`late-stake`): that is judged by when the wallet took it, whoever asked.
 */
export async function askStakes(
  deps: Pick<PlacementDeps, 'pool' | 'config' | 'wallet' | 'log' | 'ids' | 'clock'>,
  signal: AbortSignal,
  afterMs = AFTER_MS,
): Promise<void> {
  await askUnanswered(
    deps,
    {
      async read(after, limit) {
        const slips = await unstakedSlips(deps.pool, { after, afterMs, limit });
        return slips.map(stakeCommand);
      },
      decide: (outcomes) => commitDecisions(deps, outcomes),
    },
    signal,
  );
}
