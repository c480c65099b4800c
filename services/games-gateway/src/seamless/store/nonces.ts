import type { GamesBase } from '../../base.ts';

/** Twice the widest window of a protocol, in seconds. */
const KEPT_SECONDS = 130;

/**
 * Whether a request's nonce was never seen within its window. Without Redis every one is new: a repeated
 * transaction is found by its key anyway, and moves nothing.
 */
export async function isNewNonce(
  { redis, log }: Pick<GamesBase, 'redis' | 'log'>,
  vendorKey: string,
  nonce: string,
): Promise<boolean> {
  try {
    const key = `game-nonce:${vendorKey}:${nonce}`;
    return (await redis.set(key, '1', 'EX', KEPT_SECONDS, 'NX')) === 'OK';
  } catch (error) {
    log.warn({ err: error, vendorKey }, 'a nonce could not be looked up');
    return true;
  }
}
