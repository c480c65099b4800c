import type { Job } from '@noriter/kit/jobs';
import { voidPutOffLegs } from '../actions/void-put-off-legs.ts';
import type { SettlementDeps } from '../deps.ts';

/** Who waits for a match that is put off has the stake back within a minute of the hour that was named. */
export const voidPutOffLegsJob: Job<SettlementDeps> = {
  name: 'void-put-off-legs',
  everyMs: 60_000,
  run: voidPutOffLegs,
};
