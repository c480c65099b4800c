import { withTransaction } from '@noriter/kit/postgres';
import { VendorUnreachable } from '../../site/clients/call-vendor.ts';
import { askJackpots } from '../clients/vendor-jackpots.ts';
import type { JackpotsDeps } from '../deps.ts';
import { saveJackpots } from '../store/jackpots.ts';

/**
 * Writes down what a vendor's jackpots stand at now.
 *
 * @returns false when the vendor does not answer: what was read before stays, and grows old
 */
export async function readVendorJackpots(deps: JackpotsDeps, vendorKey: string): Promise<boolean> {
  const { pool, clock, vendorClient, log } = deps;
  try {
    const reported = await askJackpots(vendorClient, vendorKey);
    await withTransaction(pool, (tx) => saveJackpots(tx, vendorKey, reported, clock.now()));
    return true;
  } catch (error) {
    if (!(error instanceof VendorUnreachable)) throw error;
    log.warn({ err: error, vendorKey }, "a vendor's jackpots could not be read");
    return false;
  }
}
