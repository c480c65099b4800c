import type { Won } from '@noriter/kit/money';

export const vendorStates = ['open', 'maintenance', 'blocked'] as const;
export type VendorState = (typeof vendorStates)[number];

export const protocols = ['hub', 'pragmatic', 'one-wallet', 'vortex', 'st8', 'transfer'] as const;
export type Protocol = (typeof protocols)[number];

/** Who games come from. */
export type Vendor = {
  readonly vendorKey: string;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly nameVi: string;
  readonly protocol: Protocol;
  readonly state: VendorState;
  readonly stateReason: string;
  /** Set by the health of its calls. */
  readonly isAutomatic: boolean;
  readonly stateVersion: number;
  readonly maxBet: Won | null;
  /** What a member brings home in a day beyond what was carried there, without that somebody looks. */
  readonly homeMax: Won;
  /** The same of all its members together, in a Korean day. */
  readonly homeDayMax: Won;
  /** Whether its games are shown in a frame of ours. */
  readonly isFramed: boolean;
  readonly syncedAt: Date | null;
};
