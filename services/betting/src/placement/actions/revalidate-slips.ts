/**
 * Revalidation after the bet delay: prices of a match lag behind it, and who sees it first must not
 * be quicker than they are. The stake has been asked for before: nobody takes a bet back by having no
 * money for it. A slip is revalidated once, by its caller or, when that is gone, by a job.
 */
import { createMicroBatcher, type MicroBatcher } from '@noriter/kit/micro-batch';
import { withTransaction } from '@noriter/kit/postgres';
import type { Refusal } from '@noriter/kit/result-codes';
import type { CommandOutcome } from '@noriter/wallet-client/outcome';
import { stakeCommandId } from '../domain/stake.ts';
import { lockSlipsToRevalidate, type SlipToRevalidate } from '../store/slips-to-revalidate.ts';
import { decideSlips } from './decide-slips.ts';
import { PLACEMENT_BATCH } from './place-slips.ts';
import { type Deps, revalidate } from './steps/revalidate-slip.ts';

/** A slip whose turn comes later than this after its bet delay is not taken: nobody waits for it. */
const OVERDUE_MS = 30_000;

/** Slips to be revalidated: those that arrive together are revalidated together. */
export type RevalidationBatch = MicroBatcher<string, Revalidated>;

/** Opens the batch that callers submit their slips' ids to when the bet delay has ended. */
export function openRevalidationBatch(deps: Deps): RevalidationBatch {
  return createMicroBatcher({
    ...PLACEMENT_BATCH,
    run: (slipIds) => revalidateSlips(deps, slipIds),
  });
}

/** What a slip was refused for; null for one that stands, or that another has revalidated. */
export type Revalidated = { refusal: Refusal | null };

/**
 * Slips whose stake is known are decided with it; the others when their outcome comes.
 *
 * @returns for each slip what it was refused for, in their order
 */
export async function revalidateSlips(
  deps: Deps,
  slipIds: readonly string[],
): Promise<Revalidated[]> {
  const refusals = await withTransaction(deps.pool, async (tx) => {
    const slips = await lockSlipsToRevalidate(tx, slipIds, OVERDUE_MS);
    const refused = new Map<string, Refusal | null>();
    for (const slip of slips) refused.set(slip.slipId, await revalidate(deps, tx, slip));
    await decideSlips(deps, tx, slips.flatMap(takenStake));
    return refused;
  });
  return slipIds.map((slipId) => ({ refusal: refusals.get(slipId) ?? null }));
}

function takenStake({ slipId, stakedAt }: SlipToRevalidate): CommandOutcome[] {
  if (stakedAt === null) return [];
  return [{ commandId: stakeCommandId(slipId), subjectId: slipId, refusal: null, at: stakedAt }];
}
