/**
 * Which module may import which, types included. `tidy.test.ts` enforces it; ADR 31 and 60 have the
 * reasons. `base.ts`, `config.ts` and `errors.ts` are for all; only `service.ts` joins the modules.
 */
export const moduleImports = {
  vocabulary: [],
  members: ['vocabulary'],
  content: ['vocabulary'],
  notifications: ['vocabulary'],
  messages: ['members', 'vocabulary'],
  images: ['vocabulary'],
  posts: ['images', 'messages', 'members', 'vocabulary'],
  'main-page': ['content', 'posts', 'members', 'vocabulary'],
  inquiries: ['images', 'messages', 'members', 'notifications', 'vocabulary'],
} as const satisfies Record<string, readonly string[]>;

/** Modules that are one room: rules without input or output. */
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
