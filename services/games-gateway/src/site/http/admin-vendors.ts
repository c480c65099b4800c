import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { z } from 'zod';
import { setVendor } from '../actions/set-vendor.ts';
import type { SiteDeps } from '../deps.ts';
import { vendorStates } from '../domain/vendor.ts';
import { vendorRowOf, vendorShape } from './vendor-rows.ts';

const route = defineRoute<SiteDeps>();
const REASON_LENGTH_MAX = 200;

function keysOf({ config }: SiteDeps, vendorKey: string): number {
  return config.GAME_VENDOR_KEYS[vendorKey]?.keys.length ?? 0;
}

const list = route({
  path: '/api/admin/games/vendors',
  summary: 'All vendors, with their state',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({}),
  data: z.object({ list: z.array(vendorShape) }),
  handle: async (deps) => ({
    list: deps.vendors.all().map((one) => vendorRowOf(one, keysOf(deps, one.vendorKey))),
  }),
});

const names = route({
  path: '/api/admin/games/vendors/names',
  summary: 'What vendors are called, for every list that names one',
  access: 'operator',
  audits: false,
  body: z.object({}),
  data: z.object({ list: z.array(vendorShape.pick({ vendorKey: true, names: true })) }),
  handle: async (deps) => ({
    list: deps.vendors.all().map((one) => {
      const { vendorKey, names: own } = vendorRowOf(one, 0);
      return { vendorKey, names: own };
    }),
  }),
});

const set = route({
  path: '/api/admin/games/vendors/set',
  summary: 'Opens or locks a vendor, limits its bets, or frames its games',
  access: { permission: 'betting.manage', scope: 'platform' },
  audits: true,
  idempotent: true,
  body: z.object({
    vendorKey: z.string().min(1).max(40),
    version: z.int().min(0),
    // What is absent stays as it is.
    state: z.enum(vendorStates).optional(),
    reason: z
      .string()
      .max(REASON_LENGTH_MAX)
      .refine(isPlainBlock, 'Has control characters.')
      .default(''),
    maxBet: wonText.nullable().optional(),
    homeMax: wonText.optional(),
    homeDayMax: wonText.optional(),
    isFramed: z.boolean().optional(),
  }),
  data: vendorShape,
  refuses: ['G002', 'G004', 'C999'],
  async handle(deps, { body, caller, audit }) {
    const saved = await setVendor(deps, caller.siteId, body, audit);
    return vendorRowOf(saved, keysOf(deps, saved.vendorKey));
  },
});

export const adminVendorRoutes = [list, names, set] as const;
