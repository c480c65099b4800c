import { onlineManager } from '@tanstack/react-query';
import { isRepeatable, isTurnedAway, unsentError } from '../api-error.ts';
import { type OpenKeys, openKeys } from './open-keys.ts';

type Once = {
  /** One unfinished submit is kept under a name. */
  name: string;
  /** What is sent, as a text: the same again has the same key, another one a new key. */
  content: string;
  /** After so long the same is meant anew; Infinity where the page shows that it is unfinished. */
  msMax?: number;
  keys?: OpenKeys;
};

type Send<Data> = (headers: { 'idempotency-key': string }) => Promise<Data>;

/**
 * Sends what may happen once only. The key is written down before the call and forgotten at a final
 * answer, so that the same press after a lost answer, or after a reload, cannot do the thing twice.
 * Without a line nothing is sent, now or later: by the time there is one, it may not be meant any more.
 *
 * @throws ApiError UNSENT without a line; what is unfinished under the name stays so
 */
export async function sendOnce<Data>(
  { name, content, msMax, keys = openKeys }: Once,
  send: Send<Data>,
): Promise<Data> {
  if (!onlineManager.isOnline()) throw unsentError();
  const key = keys.keyFor(name, content, Date.now(), msMax);
  try {
    const data = await send({ 'idempotency-key': key });
    keys.settle(name, key);
    return data;
  } catch (error) {
    if (!isRepeatable(error) && !isTurnedAway(error)) keys.settle(name, key);
    throw error;
  }
}
