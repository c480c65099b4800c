import type { Auditor } from '@noriter/kit/audit';
import { addAllToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import { gameEvents } from '@noriter/proto/topics';
import { errors } from '../../errors.ts';
import type { SiteDeps } from '../deps.ts';
import type { Vendor, VendorState } from '../domain/vendor.ts';
import { vendorEvent } from '../events/vendor-event.ts';
import { readSiteIds } from '../store/sites.ts';
import { lockVendor, saveVendor } from '../store/vendors.ts';

/** What an operator sets of a vendor. */
export type VendorWish = {
  vendorKey: string;
  /** The version of the state it was set from. */
  version: number;
  state: VendorState;
  reason: string;
  maxBet: bigint | null;
  isFramed: boolean;
};

/**
 * Opens, locks or limits a vendor. It is one for all sites: the windows of each learn of it by its event.
 *
 * @throws Refusal G002 without such a vendor, G004 when somebody else was quicker
 */
export async function setVendor(
  { pool, clock, vendors }: Pick<SiteDeps, 'pool' | 'clock' | 'vendors'>,
  siteId: string,
  wish: VendorWish,
  audit: Auditor,
): Promise<Vendor> {
  const at = clock.now();
  const saved = await withTransaction(pool, async (tx) => {
    const before = await lockVendor(tx, wish.vendorKey);
    if (before === null) throw refuse(errors, 'G002');
    if (before.stateVersion !== wish.version) throw refuse(errors, 'G004');
    const after = await saveVendor(tx, { ...wish, isAutomatic: false, at });
    await audit(tx, {
      action: 'game-vendor.set',
      subject: `game-vendor:${wish.vendorKey}`,
      before: viewOf(before),
      after: viewOf(after),
    });
    if (after.stateVersion !== before.stateVersion) {
      const sites = new Set([siteId, ...(await readSiteIds(tx))]);
      const events = [...sites].map((one) => vendorEvent(one, after, at));
      await addAllToOutbox(tx, gameEvents, events);
    }
    return after;
  });
  await vendors.refresh();
  return saved;
}

function viewOf({ state, stateReason, maxBet, isFramed }: Vendor) {
  return { state, reason: stateReason, maxBet: maxBet?.toString() ?? null, isFramed };
}
