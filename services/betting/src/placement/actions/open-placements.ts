import { createMicroBatcher, type MicroBatcher } from '@noriter/kit/micro-batch';
import type { Velocity } from '@noriter/velocity/velocity';
import type { Placement } from '../domain/placement.ts';
import { type Placed, placeSlips } from './place-slips.ts';
import type { PlaceSlipsDeps } from './steps/decide-all.ts';
import { type AskedSlip, turnAway } from './steps/turn-away.ts';

/**
 * Slips that are placed in one transaction, and those that may wait for it. A transaction costs
 * nearly the same for one slip and for twenty, so under load they wait for each other a little: half
 * as long costs a tenth more processor, and late answers come later for it.
 */
export const PLACEMENT_BATCH = { maxBatch: 100, maxQueue: 5_000, restMs: 28 };

/** Slips to be placed: those that arrive together are placed together. */
export type PlacementBatch = MicroBatcher<AskedSlip, Placed>;

/** What the batch needs: slips are counted before they are placed. */
export type PlacementBatchDeps = PlaceSlipsDeps & { velocity: Pick<Velocity, 'refusalsOf'> };

/** Opens the batch that routes submit their slips to. */
export function openPlacementBatch(deps: PlacementBatchDeps): PlacementBatch {
  return createMicroBatcher({
    ...PLACEMENT_BATCH,
    run: (asked) => placeWelcome(deps, asked),
  });
}

/**
 * Counts slips and places those that are not turned away. Who is turned away is answered whatever
 * becomes of the others.
 *
 * @returns for each slip what became of it, in their order
 */
export async function placeWelcome(
  deps: PlacementBatchDeps,
  asked: readonly AskedSlip[],
): Promise<Placed[]> {
  const turned = await turnAway(deps, asked);
  const welcome = asked.flatMap(({ placement }, index) =>
    turned[index] === null ? [placement] : [],
  );
  const placed = (await placeOrFail(deps, welcome)).values();
  return turned.map((one) => {
    const own = one ?? placed.next().value;
    if (own === undefined) throw new Error('Each slip is turned away or placed.');
    return own;
  });
}

async function placeOrFail(
  deps: PlaceSlipsDeps,
  placements: readonly Placement[],
): Promise<Placed[]> {
  if (placements.length === 0) return [];
  try {
    return await placeSlips(deps, placements);
  } catch (error) {
    return placements.map(() => ({ kind: 'failed', error }));
  }
}
