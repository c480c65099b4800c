import type { Logger } from '@noriter/kit/logging';
import type pg from 'pg';
import type { Vendor } from '../domain/vendor.ts';
import { readVendors } from './vendors.ts';

/** How old a state may be that a process decides by, in milliseconds. */
const FRESH_MS = 500;

/** Vendors in memory, so that a call with a wrong signature costs no question to the database. */
export type VendorTable = {
  get(vendorKey: string): Vendor | undefined;
  all(): readonly Vendor[];
  /** Reads them now: for whoever has just changed one. */
  refresh(): Promise<void>;
  close(): void;
};

/** Opens the table: read once, and again every half second. What cannot be read stays as it was. */
export async function openVendorTable(pool: pg.Pool, log: Logger): Promise<VendorTable> {
  let byKey = new Map<string, Vendor>();
  const refresh = async () => {
    const vendors = await readVendors(pool);
    byKey = new Map(vendors.map((one) => [one.vendorKey, one]));
  };
  await refresh();
  const timer = setInterval(() => {
    refresh().catch((err: unknown) => log.warn({ err }, 'the vendors could not be read'));
  }, FRESH_MS);
  timer.unref();
  return {
    get: (vendorKey) => byKey.get(vendorKey),
    all: () => [...byKey.values()],
    refresh,
    close: () => clearInterval(timer),
  };
}
