/**
 * Which module may import which, types included. `tidy.test.ts` enforces it; ADR 31 has the
 * reasons. `base.ts`, `config.ts` and `errors.ts` are for all; only `service.ts` joins the modules.
 */
export const moduleImports = {
  members: [],
  plays: [],
  promotions: ['plays', 'members'],
  segments: [],
  figures: ['promotions'],
  reconciliation: ['promotions'],
  ranks: ['plays', 'promotions', 'members'],
  payback: ['plays', 'promotions', 'members'],
  missions: ['plays', 'promotions', 'members'],
  tournaments: ['plays', 'promotions', 'members'],
  deposits: ['promotions', 'members'],
  coupons: ['promotions', 'members'],
  attendance: ['promotions', 'members'],
  roulette: ['promotions', 'members'],
} as const satisfies Record<string, readonly string[]>;

/** Modules that are one room: rules without input or output. */
export const pureModules: readonly string[] = [];

/** Which room may import which room of its own or of another module. */
export const roomImports = {
  domain: ['domain'],
  store: ['store', 'domain', 'events'],
  clients: ['clients', 'domain'],
  events: ['events', 'actions', 'store', 'domain'],
  actions: ['actions', 'clients', 'store', 'domain', 'events'],
  jobs: ['actions', 'store', 'domain'],
  http: ['http', 'actions', 'store', 'domain'],
} as const satisfies Record<string, readonly string[]>;
