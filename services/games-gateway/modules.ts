/**
 * Which module may import which, types included. `tidy.test.ts` enforces it; ADR 31 and ADR 50 have the
 * reasons. `base.ts`, `config.ts` and `errors.ts` are for all; only `service.ts` joins the modules.
 */
export const moduleImports = {
  vocabulary: [],
  adapters: ['vocabulary'],
  site: ['vocabulary'],
  catalogue: ['site', 'vocabulary'],
  feeds: ['reconciliation', 'rounds', 'catalogue', 'site', 'vocabulary'],
  reports: ['reconciliation', 'catalogue', 'site', 'vocabulary'],
  jackpots: ['catalogue', 'site', 'vocabulary'],
  featured: ['catalogue', 'site', 'vocabulary'],
  rounds: ['site', 'vocabulary'],
  transfer: ['site', 'vocabulary'],
  launch: ['transfer', 'catalogue', 'rounds', 'site', 'vocabulary'],
  seamless: ['launch', 'rounds', 'catalogue', 'adapters', 'site', 'vocabulary'],
  reconciliation: ['transfer', 'rounds', 'site', 'vocabulary'],
} as const satisfies Record<string, readonly string[]>;

/** Modules that are rules alone, without rooms. */
export const pureModules: readonly string[] = ['vocabulary', 'adapters'];

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
