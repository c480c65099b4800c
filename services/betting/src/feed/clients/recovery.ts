import type { BettingBase } from '../../base.ts';
import type { Lease } from '../domain/lease.ts';
import type { RecoveryRequest } from '../domain/producer-state.ts';
import { products } from '../domain/wire/read-message.ts';

const TIMEOUT_MS = 3_000;

/**
 * Asks a producer for what was missed.
 *
 * @returns whether it was accepted
 */
export async function askRecovery(
  { log }: Pick<BettingBase, 'log'>,
  { feedUrl, name, holder }: Lease,
  { requestId, epoch, after }: RecoveryRequest,
): Promise<boolean> {
  const url = new URL(`/v1/products/${products[name]}/recovery/initiate_request`, feedUrl);
  url.search = new URLSearchParams({
    epoch: String(epoch),
    after: String(after),
    request_id: `${holder}.${requestId}`,
  }).toString();
  try {
    const answer = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS) });
    await answer.body?.cancel();
    if (answer.status === 202) return true;
    log.warn({ status: answer.status, producer: name }, 'the odds feed refused a recovery');
  } catch (error) {
    log.warn({ err: error, producer: name }, 'a recovery could not be asked for');
  }
  return false;
}
