import type { BettingDeps } from '../deps.ts';
import { askStakes } from '../queries/ask-stakes.ts';
import { unansweredSlips } from '../queries/unanswered-slips.ts';
import { commitDecisions } from './decide-slips.ts';

/** Slips of one question. */
const SLIPS_PER_PAGE = 200;

/** What is on its way at the end arrives within this time. */
const GRACE_MS = 2_000;

/**
 * Gives slips an end whose stake the wallet never told of: its command lies among the dead letters,
 * or has not come that far. From the draw or the first start on such a stake could buy no part in it
 * anyway, so the wallet is asked, by the command's id, and what its record says is written down.
 * Nothing is guessed: while the wallet does not answer, the slips wait.
 */
export async function closeSlips(
  deps: Pick<BettingDeps, 'pool' | 'wallet' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  let after: string | null = null;
  while (!signal.aborted) {
    const page = { after, graceMs: GRACE_MS, limit: SLIPS_PER_PAGE };
    const slips = await unansweredSlips(deps.pool, page);
    if (slips.length === 0) return;
    const outcomes = await askStakes(deps, slips);
    await commitDecisions(deps.pool, outcomes);
    if (outcomes.length < slips.length) {
      deps.log.error(
        { slips: slips.length - outcomes.length },
        "the wallet knows slips' commands with other contents",
      );
    }
    after = slips.at(-1)?.slipId ?? null;
  }
}
