import type { Job } from '@noriter/kit/jobs';
import { checkTransfer } from '../actions/check-transfer.ts';
import type { ReconciliationDeps } from '../deps.ts';
import { readUnchecked } from '../store/transfer-checks.ts';

/** By then both sides have written what they answered. */
const SETTLED_MS = 10_000;
const TRANSFERS_PER_PAGE = 200;

/**
 * Money that went to a vendor's wallet or came back is on exactly one side: each transfer is looked up. A
 * vendor that does not answer is left for the next run, and holds up no other's.
 */
export const checkTransfersJob: Job<ReconciliationDeps> = {
  name: 'check-game-transfers',
  everyMs: 15_000,
  async run(deps, signal) {
    const endedBefore = new Date(deps.clock.now().getTime() - SETTLED_MS);
    const silent = new Set<string>();
    for (;;) {
      const without = [...silent];
      const page = { endedBefore, without, limit: TRANSFERS_PER_PAGE };
      const transfers = await readUnchecked(deps.pool, page);
      for (const one of transfers) {
        if (signal.aborted) return;
        if (silent.has(one.vendorKey)) continue;
        if (!(await checkTransfer(deps, one))) silent.add(one.vendorKey);
      }
      if (transfers.length < TRANSFERS_PER_PAGE) return;
    }
  },
};
