import { wonText } from '@noriter/kit/money';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { protocols, type Vendor, vendorStates } from '../domain/vendor.ts';

export const namesShape = z.object({ ko: z.string(), en: z.string(), vi: z.string() });

/** A vendor as operators see it. */
export const vendorShape = z.object({
  vendorKey: z.string(),
  names: namesShape,
  protocol: z.enum(protocols),
  state: z.enum(vendorStates),
  reason: z.string(),
  isAutomatic: z.boolean().describe('Set by the health of its calls'),
  version: z.int().describe('Of its state'),
  maxBet: wonText.nullable(),
  homeMax: wonText.describe('What a member wins in a day and brings home; more is held'),
  homeDayMax: wonText.describe('What all members win in a Korean day and bring home; more is held'),
  isFramed: z.boolean(),
  syncedAt: z.iso.datetime().nullable(),
  keys: z.int().describe('How many keys its calls are checked with: 0 none, 2 while they change'),
});

nameSchemas({ GameNames: namesShape, GameVendor: vendorShape });

export function vendorRowOf(vendor: Vendor, keys: number): z.input<typeof vendorShape> {
  const { vendorKey, nameKo, nameEn, nameVi, protocol, state, isAutomatic, isFramed } = vendor;
  return {
    vendorKey,
    names: { ko: nameKo, en: nameEn, vi: nameVi },
    protocol,
    state,
    reason: vendor.stateReason,
    isAutomatic,
    version: vendor.stateVersion,
    maxBet: vendor.maxBet?.toString() ?? null,
    homeMax: vendor.homeMax.toString(),
    homeDayMax: vendor.homeDayMax.toString(),
    isFramed,
    syncedAt: vendor.syncedAt?.toISOString() ?? null,
    keys,
  };
}
