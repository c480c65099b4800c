import { setTimeout as pause } from 'node:timers/promises';
import { answerWait } from '@noriter/kit/answer-wait';
import type { TransfersDeps } from '../deps.ts';
import { findTransfer, type Transfer } from '../store/transfers.ts';

const WAIT_MS_MAX = 2_500;
const LOOK_EVERY_MS = 50;

/** A transfer when its debit is decided, or as it is when that takes too long. */
export async function waitForTransfer(
  { pool }: Pick<TransfersDeps, 'pool'>,
  transferId: string,
): Promise<Transfer> {
  for (let waited = 0; ; waited += LOOK_EVERY_MS) {
    const found = await findTransfer(pool, transferId);
    if (found === null) throw new Error(`The transfer ${transferId} was not written.`);
    const isWaiting = found.state === 'pending' || found.state === 'debited';
    if (!isWaiting || waited >= answerWait(WAIT_MS_MAX)) return found;
    await pause(LOOK_EVERY_MS);
  }
}
