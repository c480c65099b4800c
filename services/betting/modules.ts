/**
 * Which module may import which, types included. `tidy.test.ts` enforces it; ADR 31 has the
 * reasons. `base.ts`, `config.ts` and `errors.ts` are for all; only `service.ts` joins the modules.
 */
export const moduleImports = {
  vocabulary: [],
  site: ['vocabulary'],
  mini: ['site', 'vocabulary'],
  sportsbook: ['site', 'vocabulary'],
  feed: ['sportsbook', 'vocabulary'],
  placement: ['mini', 'sportsbook', 'site', 'vocabulary'],
  settlement: ['placement', 'mini', 'sportsbook', 'site', 'vocabulary'],
  reconciliation: ['placement', 'mini', 'sportsbook', 'site', 'vocabulary'],
  'bet-history': ['settlement', 'placement', 'mini', 'sportsbook', 'site', 'vocabulary'],
} as const satisfies Record<string, readonly string[]>;

/** Modules that are rules alone, without rooms. */
export const pureModules: readonly string[] = ['vocabulary'];

/** Which room may import which room of its own or of another module. */
export const roomImports = {
  domain: ['domain'],
  store: ['store', 'domain', 'events'],
  clients: ['clients', 'store', 'domain', 'events'],
  events: ['events', 'actions', 'clients', 'store', 'domain'],
  actions: ['actions', 'clients', 'store', 'domain', 'events'],
  jobs: ['actions', 'store', 'domain'],
  http: ['http', 'actions', 'clients', 'store', 'domain'],
} as const satisfies Record<string, readonly string[]>;
