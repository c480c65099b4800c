import { addAllToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { gameEvents } from '@noriter/proto/topics';
import { z } from 'zod';
import { VendorUnreachable } from '../clients/call-vendor.ts';
import type { SiteDeps } from '../deps.ts';
import type { Vendor } from '../domain/vendor.ts';
import { stateAfterProbe } from '../domain/vendor-health.ts';
import { vendorEvent } from '../events/vendor-event.ts';
import { readSiteIds } from '../store/sites.ts';
import { lockVendor, saveVendor } from '../store/vendors.ts';

/** Any answer will do. */
const anything = z.object({});

/**
 * Asks a vendor for something small. One that does not answer for a while is taken down by itself, and
 * opened again when it does; open windows learn of both.
 *
 * @param failures how many probes before this one failed in a row
 * @returns how many have now
 */
export async function probeVendor(
  deps: SiteDeps,
  { vendorKey }: Vendor,
  failures: number,
): Promise<number> {
  const count = (await answers(deps, vendorKey)) ? 0 : failures + 1;
  const { pool, clock, vendors, log } = deps;
  const present = vendors.get(vendorKey);
  if (present === undefined || stateAfterProbe(present, count) === null) return count;
  const at = clock.now();
  await withTransaction(pool, async (tx) => {
    const before = await lockVendor(tx, vendorKey);
    const state = before && stateAfterProbe(before, count);
    if (before === null || state === null) return;
    const isAutomatic = state !== 'open';
    const reason = isAutomatic ? 'It does not answer.' : '';
    const after = await saveVendor(tx, { ...before, state, reason, isAutomatic, at });
    const events = (await readSiteIds(tx)).map((siteId) => vendorEvent(siteId, after, at));
    await addAllToOutbox(tx, gameEvents, events);
    log.error({ vendorKey, state }, 'a vendor was taken down or opened by its health');
  });
  await vendors.refresh();
  return count;
}

async function answers({ vendorClient }: SiteDeps, vendorKey: string): Promise<boolean> {
  try {
    await vendorClient.probe(vendorKey, '/catalogue', { cursor: null, limit: 1 }, anything);
    return true;
  } catch (error) {
    if (error instanceof VendorUnreachable) return false;
    throw error;
  }
}
