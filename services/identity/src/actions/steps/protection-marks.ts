import { isOutage } from '@noriter/kit/outage';
import {
  beginProtectionChange,
  endProtectionChange,
  offerProtectionMarks,
} from '@noriter/kit/protection-mark';
import type { IdentityDeps } from '../../deps.ts';
import { readMarks } from '../../store/protection/protection-marks.ts';

type Marking = Pick<IdentityDeps, 'redis' | 'pool' | 'log' | 'ids'>;

/**
 * Runs what changes how a member is protected, or whether they may come in. It says so by `begins`
 * once it has the member's lock: from there until it has ended nobody stakes by what was marked before.
 * Redis being away stops nobody from excluding themselves; then stakes ask here.
 */
export async function marked<Result>(
  deps: Marking,
  memberId: string,
  change: (begins: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const changeId = deps.ids.next();
  try {
    return await change(() =>
      tolerant(deps, () => beginProtectionChange(deps.redis, memberId, changeId)),
    );
  } finally {
    // Also of one that failed: what holds is what the database has.
    await tolerant(deps, async () => {
      const mark = (await readMarks(deps.pool, [memberId])).get(memberId);
      if (mark !== undefined) {
        await endProtectionChange(deps.redis, memberId, { changeId, mark });
      }
    });
  }
}

/** Marks what holds of members who come in, so that their stakes need not ask. */
export async function offerMarks(deps: Marking, memberIds: readonly string[]): Promise<void> {
  await tolerant(deps, async () =>
    offerProtectionMarks(deps.redis, await readMarks(deps.pool, memberIds)),
  );
}

/** What is not marked is asked for: nothing fails with it. */
async function tolerant({ log }: Marking, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log[isOutage(error) ? 'warn' : 'error']({ err: error }, 'a protection could not be marked');
  }
}
