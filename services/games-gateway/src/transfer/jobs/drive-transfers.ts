import type { Job } from '@noriter/kit/jobs';
import { eachVendor } from '../../site/actions/each-vendor.ts';
import { driveTransfer } from '../actions/drive-transfer.ts';
import type { TransferDeps } from '../deps.ts';
import type { Transfer } from '../domain/transfer.ts';
import { readDueTransfers } from '../store/transfers.ts';

const TRANSFERS_PER_VENDOR = 100;
/** So many vendors are asked beside each other. */
const VENDORS_AT_ONCE = 4;
/** After so long a vendor's turn is over: the next run comes when that of each is. */
const TURN_MS = 5_000;

/**
 * Asks about transfers that somebody did not answer, or whose process has ended. Each vendor has a turn of
 * its own: one that is slow, or that contradicts us, holds up no other's.
 */
export const driveTransfersJob: Job<TransferDeps> = {
  name: 'drive-game-transfers',
  everyMs: 2_000,
  async run(deps, signal) {
    const due = await readDueTransfers(deps.pool, deps.clock.now(), TRANSFERS_PER_VENDOR);
    const turns = Map.groupBy(due, ({ vendorKey }) => vendorKey);
    const drive = (key: string) => driveTurn(deps, turns.get(key) ?? [], signal);
    // Whoever has done with a vendor takes the next one of all.
    const vendorKeys = turns.keys();
    const hands = Array.from({ length: VENDORS_AT_ONCE }, () =>
      eachVendor(deps, vendorKeys, signal, drive),
    );
    const failed = (await Promise.allSettled(hands)).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  },
};

async function driveTurn(
  deps: TransferDeps,
  turn: readonly Transfer[],
  signal: AbortSignal,
): Promise<void> {
  const until = deps.clock.now().getTime() + TURN_MS;
  for (const transfer of turn) {
    if (signal.aborted || deps.clock.now().getTime() >= until) return;
    await driveTransfer(deps, transfer, { isResumed: true });
  }
}
