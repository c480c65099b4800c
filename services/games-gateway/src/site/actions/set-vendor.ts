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

/** What an operator sets of a vendor. What is absent stays as it is: another one may just have set it. */
export type VendorWish = {
  vendorKey: string;
  /** The version that a state is set from. */
  version: number;
  state?: VendorState | undefined;
  reason: string;
  maxBet?: bigint | null | undefined;
  homeMax?: bigint | undefined;
  homeDayMax?: bigint | undefined;
  isFramed?: boolean | undefined;
};

/**
 * Opens, locks or limits a vendor. It is one for all sites: the windows of each learn of it by its event.
 *
 * @throws Refusal G002 without such a vendor, G004 when somebody else has set its state since
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
    const { state, version, vendorKey, maxBet, homeMax, homeDayMax, isFramed } = wish;
    if (state !== undefined && before.stateVersion !== version) throw refuse(errors, 'G004');
    const after = await saveVendor(tx, {
      vendorKey,
      ...stateOf(before, wish),
      // Null is no limit.
      maxBet: maxBet === undefined ? before.maxBet : maxBet,
      homeMax: homeMax ?? before.homeMax,
      homeDayMax: homeDayMax ?? before.homeDayMax,
      isFramed: isFramed ?? before.isFramed,
      at,
    });
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

/** A state that is left alone keeps why it is so: what was locked by itself is opened by itself. */
function stateOf(before: Vendor, { state, reason }: VendorWish) {
  if (state !== undefined) return { state, reason, isAutomatic: false };
  return { state: before.state, reason: before.stateReason, isAutomatic: before.isAutomatic };
}

function viewOf({ state, stateReason, maxBet, homeMax, homeDayMax, isFramed }: Vendor) {
  return {
    state,
    reason: stateReason,
    maxBet: maxBet?.toString() ?? null,
    homeMax: homeMax.toString(),
    homeDayMax: homeDayMax.toString(),
    isFramed,
  };
}
