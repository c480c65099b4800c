import type { Job } from '@noriter/kit/jobs';
import { driveTransfer } from '../actions/drive-transfer.ts';
import type { TransferDeps } from '../deps.ts';
import { readDueTransfers } from '../store/transfers.ts';

const TRANSFERS_PER_RUN = 100;

/** Asks about transfers that somebody did not answer, or whose process has ended. */
export const driveTransfersJob: Job<TransferDeps> = {
  name: 'drive-game-transfers',
  everyMs: 2_000,
  async run(deps, signal) {
    const due = await readDueTransfers(deps.pool, deps.clock.now(), TRANSFERS_PER_RUN);
    for (const transfer of due) {
      if (signal.aborted) return;
      await driveTransfer(deps, transfer, { isResumed: true });
    }
  },
};
