import type { Job } from '@noriter/kit/jobs';
import { SESSION_TOKEN_TTL_SECONDS } from '@noriter/kit/session-tokens';
import { forgetEndedLogins } from '../../launch/store/ended-logins.ts';
import type { SeamlessDeps } from '../deps.ts';
import { forgetCalls } from '../store/call-minutes.ts';

/** A day is looked back at; an hour more is left to whoever looks at this moment. */
const KEPT_MS = 25 * 3_600_000;
/** Nobody comes with an older token, and no launch takes as long. */
const LOGINS_KEPT_MS = SESSION_TOKEN_TTL_SECONDS * 1_000;

/** The minutes of vendors' calls are kept for a day, log-ins that are over for as long as tokens of them live. */
export const forgetCallsJob: Job<SeamlessDeps> = {
  name: 'forget-vendor-calls',
  everyMs: 600_000,
  async run({ pool, clock }) {
    const now = clock.now().getTime();
    await forgetCalls(pool, new Date(now - KEPT_MS));
    await forgetEndedLogins(pool, new Date(now - LOGINS_KEPT_MS));
  },
};
