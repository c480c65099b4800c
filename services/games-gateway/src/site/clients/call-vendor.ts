import {
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
} from 'cockatiel';
import type { z } from 'zod';
import type { GamesConfig } from '../../config.ts';
import { askVendorServer } from './vendor-http.ts';

/** So many failures in a row, and it is not asked for a while. */
const FAILURES_MAX = 5;
const HALF_OPEN_AFTER_MS = 10_000;

/**
 * The vendor was not reached, answered too late, or answered what cannot be read. Whatever it was asked
 * for may have happened, unless `isSent` is false.
 */
export class VendorUnreachable extends Error {
  override readonly name = 'VendorUnreachable';
  readonly isSent: boolean;

  constructor(vendorKey: string, cause: unknown, isSent = true) {
    super(`The vendor ${vendorKey} did not answer as agreed.`, { cause });
    this.isSent = isSent;
  }
}

/** Asks vendors, each behind a circuit breaker of its own. */
export type VendorClient = {
  /**
   * @param path below the vendor's key, e.g. `/launch`
   * @throws VendorUnreachable
   */
  call<Shape extends z.ZodType>(
    vendorKey: string,
    path: `/${string}`,
    body: object,
    shape: Shape,
  ): Promise<z.output<Shape>>;
};

export function createVendorClient({
  GAME_VENDORS_URL: url,
  GAME_VENDOR_KEYS: keys,
}: Pick<GamesConfig, 'GAME_VENDORS_URL' | 'GAME_VENDOR_KEYS'>): VendorClient {
  const breakers = new Map<string, CircuitBreakerPolicy>();
  const breakerOf = (vendorKey: string) => {
    const known = breakers.get(vendorKey);
    if (known !== undefined) return known;
    const breaker = circuitBreaker(handleAll, {
      halfOpenAfter: HALF_OPEN_AFTER_MS,
      breaker: new ConsecutiveBreaker(FAILURES_MAX),
    });
    breakers.set(vendorKey, breaker);
    return breaker;
  };
  return {
    async call(vendorKey, path, body, shape) {
      const secret = keys[vendorKey]?.secret;
      if (url === undefined || secret === undefined) {
        throw new VendorUnreachable(vendorKey, new Error('It is not connected here.'), false);
      }
      let isSent = false;
      try {
        return await breakerOf(vendorKey).execute(async () => {
          isSent = true;
          const answer = await askVendorServer(`${url}/${vendorKey}${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
            body: JSON.stringify(body),
          });
          return shape.parse(await answer.json());
        });
      } catch (error) {
        throw new VendorUnreachable(vendorKey, error, isSent);
      }
    },
  };
}
