/**
 * Revalidation after the bet delay: prices of a match lag behind it, and who sees it first must not
 * be quicker than they are. The stake has been asked for before: nobody takes a bet back by having no
 * money for it. A slip is revalidated once, by its caller or, when that is gone, by a job.
 */
import type { Logger } from '@noriter/kit/logging';
import { createMicroBatcher, type MicroBatcher } from '@noriter/kit/micro-batch';
import { isOutage } from '@noriter/kit/outage';
import { withTransaction } from '@noriter/kit/postgres';
import type { Refusal } from '@noriter/kit/result-codes';
import type { CommandOutcome } from '@noriter/wallet-client/outcome';
import type { RevalidationFaults } from '../clients/revalidation-faults.ts';
import { stakeCommandId } from '../domain/stake.ts';
import { type DueSlip, lockSlipsToRevalidate } from '../store/slips-to-revalidate.ts';
import { decideSlips } from './decide-slips.ts';
import { PLACEMENT_BATCH } from './open-placements.ts';
import { type Deps as Needs, revalidate } from './steps/revalidate-slip.ts';

export type Deps = Needs & { log: Pick<Logger, 'error'>; revalidationFaults: RevalidationFaults };

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

/** What a slip was refused for; null for one that stands, that another has revalidated, or that waits. */
export type Revalidated = { refusal: Refusal | null };

/**
 * Slips whose stake is known are decided with it; the others when their outcome comes. Where that fails
 * and no server is to blame, each is looked at by itself: one that cannot be read costs nobody else. It
 * is tried again by the job, and refused unread once it is overdue.
 *
 * @returns for each slip what it was refused for, in their order
 */
export async function revalidateSlips(
  deps: Deps,
  slipIds: readonly string[],
): Promise<Revalidated[]> {
  try {
    return await revalidateTogether(deps, slipIds);
  } catch (error) {
    if (isOutage(error)) throw error;
    const alone: Revalidated[] = [];
    for (const slipId of slipIds) alone.push(...(await revalidateAlone(deps, slipId)));
    return alone;
  }
}

async function revalidateAlone(deps: Deps, slipId: string): Promise<Revalidated[]> {
  try {
    return await revalidateTogether(deps, [slipId]);
  } catch (error) {
    if (isOutage(error)) throw error;
    deps.revalidationFaults.inc();
    deps.log.error({ err: error, slipId }, 'a slip in play could not be looked at again');
    return [{ refusal: null }];
  }
}

async function revalidateTogether(deps: Needs, slipIds: readonly string[]): Promise<Revalidated[]> {
  const refusals = await withTransaction(deps.pool, async (tx) => {
    const slips = await lockSlipsToRevalidate(tx, slipIds, OVERDUE_MS);
    const refused = new Map<string, Refusal | null>();
    for (const slip of slips) refused.set(slip.slipId, await revalidate(deps, tx, slip));
    await decideSlips(deps, tx, slips.flatMap(takenStake));
    return refused;
  });
  return slipIds.map((slipId) => ({ refusal: refusals.get(slipId) ?? null }));
}

function takenStake({ slipId, stakedAt }: DueSlip): CommandOutcome[] {
  if (stakedAt === null) return [];
  return [{ commandId: stakeCommandId(slipId), subjectId: slipId, refusal: null, at: stakedAt }];
}
