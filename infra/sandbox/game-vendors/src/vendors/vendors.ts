import type { ProtocolName } from '../protocols/protocol.ts';

/** The vendors that this process plays; see the table of the README. */
export const vendorKeys = ['evolution', 'kplay', 'pragmatic', 'bomb', 'kfishing'] as const;
export type VendorKey = (typeof vendorKeys)[number];

export const protocolOf: Readonly<Record<VendorKey, ProtocolName>> = {
  evolution: 'one-wallet',
  kplay: 'hub',
  pragmatic: 'pragmatic',
  bomb: 'vortex',
  kfishing: 'transfer',
};

export function isVendorKey(text: string): text is VendorKey {
  return vendorKeys.some((key) => key === text);
}

/** What a vendor and the site share. */
export type VendorSecret = {
  /** Signs calls to the site: for hub a private key (PEM). */
  readonly key: string;
  /** Bearer of the site's calls. */
  readonly secret: string;
};
