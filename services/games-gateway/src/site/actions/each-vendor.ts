import type { SiteDeps } from '../deps.ts';

/** The vendors that can be asked here, with wallets of their own or without. */
export function connectedVendors(
  { config, vendors }: Pick<SiteDeps, 'config' | 'vendors'>,
  { hasOwnWallet }: { hasOwnWallet: boolean },
): string[] {
  if (config.GAME_VENDORS_URL === undefined) return [];
  return vendors
    .all()
    .filter(({ protocol }) => (protocol === 'transfer') === hasOwnWallet)
    .map(({ vendorKey }) => vendorKey)
    .filter((vendorKey) => config.GAME_VENDOR_KEYS[vendorKey] !== undefined);
}

/**
 * Does something for each of some vendors, whatever becomes of the others: one that throws is logged and
 * passed over.
 *
 * @throws when it threw for any, so that whoever asked for it counts as failed
 */
export async function eachVendor(
  { log }: Pick<SiteDeps, 'log'>,
  vendorKeys: Iterable<string>,
  signal: AbortSignal,
  work: (vendorKey: string) => Promise<void>,
): Promise<void> {
  const failed: string[] = [];
  for (const vendorKey of vendorKeys) {
    if (signal.aborted) break;
    await work(vendorKey).catch((err: unknown) => {
      log.error({ err, vendorKey }, 'work for a vendor failed');
      failed.push(vendorKey);
    });
  }
  if (failed.length > 0) throw new Error(`It failed for ${failed.join(', ')}.`);
}
