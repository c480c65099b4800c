import type { Job } from '@noriter/kit/jobs';
import { bringLeftMoney } from '../actions/bring-left-money.ts';
import type { TransferDeps } from '../deps.ts';

const SESSIONS_PER_RUN = 100;

/**
 * What a session has left with a vendor comes back, whatever ended it: the member, an exclusion, a lock, a
 * log-out or its time. A vendor that does not answer is left for the next run, and holds up no other's.
 */
export const bringLeftMoneyJob: Job<TransferDeps> = {
  name: 'bring-left-game-money',
  everyMs: 2_000,
  async run(deps, signal) {
    if (deps.config.GAME_VENDORS_URL === undefined) return;
    const silent = new Set<string>();
    for (let asked = 0; asked < SESSIONS_PER_RUN && !signal.aborted; asked += 1) {
      const one = await bringLeftMoney(deps, { sessionId: null, without: [...silent] });
      if (one === null) return;
      if (one.isSilent) silent.add(one.vendorKey);
    }
  },
};
