import type { z } from 'zod';
import type { GamesConfig } from '../../config.ts';
import { createBreakers } from './vendor-breakers.ts';
import { askVendorServer } from './vendor-http.ts';

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

type Asks = <Shape extends z.ZodType>(
  vendorKey: string,
  path: `/${string}`,
  body: object,
  shape: Shape,
) => Promise<z.output<Shape>>;

/** Asks vendors. */
export type VendorClient = {
  /**
   * Behind a circuit breaker of the vendor's own.
   *
   * @param path below the vendor's key, e.g. `/launch`
   * @throws VendorUnreachable
   */
  readonly call: Asks;
  /** Past it: whether a vendor is there is not answered by what others were told. @throws VendorUnreachable */
  readonly probe: Asks;
};

export function createVendorClient({
  GAME_VENDORS_URL: url,
  GAME_VENDOR_KEYS: keys,
}: Pick<GamesConfig, 'GAME_VENDORS_URL' | 'GAME_VENDOR_KEYS'>): VendorClient {
  const breakerOf = createBreakers();

  async function ask(
    vendorKey: string,
    { path, body }: { path: string; body: object },
    run: (request: () => Promise<unknown>) => Promise<unknown>,
  ): Promise<unknown> {
    const secret = keys[vendorKey]?.secret;
    if (url === undefined || secret === undefined) {
      throw new VendorUnreachable(vendorKey, new Error('It is not connected here.'), false);
    }
    let isSent = false;
    try {
      return await run(async () => {
        isSent = true;
        const answer = await askVendorServer(`${url}/${vendorKey}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
          body: JSON.stringify(body),
        });
        return answer.json();
      });
    } catch (error) {
      throw new VendorUnreachable(vendorKey, error, isSent);
    }
  }

  return {
    async call(vendorKey, path, body, shape) {
      const breaker = breakerOf(vendorKey);
      const answer = await ask(vendorKey, { path, body }, (request) => breaker.execute(request));
      return read(vendorKey, shape, answer);
    },
    async probe(vendorKey, path, body, shape) {
      const answer = await ask(vendorKey, { path, body }, (request) => request());
      return read(vendorKey, shape, answer);
    },
  };
}

function read<Shape extends z.ZodType>(
  vendorKey: string,
  shape: Shape,
  answer: unknown,
): z.output<Shape> {
  const { data, error } = shape.safeParse(answer);
  if (error !== undefined) throw new VendorUnreachable(vendorKey, error);
  return data;
}
