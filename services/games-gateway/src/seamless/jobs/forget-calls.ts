import type { Job } from '@noriter/kit/jobs';
import type { SeamlessDeps } from '../deps.ts';
import { forgetCalls } from '../store/call-minutes.ts';

/** A day is looked back at; an hour more is left to whoever looks at this moment. */
const KEPT_MS = 25 * 3_600_000;

/** The minutes of vendors' calls are kept for a day. */
export const forgetCallsJob: Job<SeamlessDeps> = {
  name: 'forget-vendor-calls',
  everyMs: 600_000,
  run: ({ pool, clock }) => forgetCalls(pool, new Date(clock.now().getTime() - KEPT_MS)),
};
