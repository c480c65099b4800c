import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type pg from 'pg';
import type { OperatorCaller } from '../../auth/caller.ts';
import { type Access, isOfPlatform } from '../../contract/access.ts';
import type { Route } from '../../contract/route.ts';
import { callAs } from '../call.ts';
import { operatorCaller, TEST_SITE } from '../callers.ts';
import type { Keyring } from '../keyring.ts';
import { allowedBodies, plainBodies } from './allowed-bodies.ts';
import type { KnownValues } from './from-schema.ts';
import { readSite, rowsAbout } from './site-rows.ts';

type AcrossOptions<Deps> = {
  url: string;
  /** The keys of its space. */
  key: Keyring;
  routes: readonly Route<Deps>[];
  pool: pg.Pool;
  /** Values by the name of their field, besides those the tables have as keys. */
  known?: KnownValues;
  /** Names of keys that are everybody's. */
  shared?: readonly string[];
  /** What only the site's operators may read, besides its ids. */
  marks?: readonly string[];
};

/** Paths of what was seen or changed, and by what; of the site's own operator the paths alone. */
export type AcrossSites = { crossed: string[]; reached: string[] };

/** Cases of one route, besides half as many plain ones. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 30);
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_115);

/**
 * Asks every back office call that is no platform's about what the site of the test has: first as an
 * operator of another site who has every permission, then, by the same bodies, as the site's own. What
 * the first one sees of the site, or changes, is a crossing; what the second one does not reach proves
 * nothing.
 */
export async function askAcrossSites<Deps>(options: AcrossOptions<Deps>): Promise<AcrossSites> {
  const { pool, shared, known = {}, marks: named = [] } = options;
  const scoped = options.routes.filter(({ access }) => isOfOneSite(access));
  // Audit logs first, while they do not say yet what the stranger asked for.
  const routes = [true, false].flatMap((isLog) =>
    scoped.filter(({ path }) => path.startsWith('/api/admin/audit/') === isLog),
  );
  const ownIds = await readSite(pool, TEST_SITE, shared);
  // Makes requests, notes and settings for the others to ask about.
  for (const route of routes) {
    await ask(route, { ...options, known: { ...ownIds.known, ...known } }, { runs: 4 });
  }
  const site = await readSite(pool, TEST_SITE, shared);
  const marks = [...site.marks, ...named];
  const all = { ...options, known: { page: [1], ...site.known, ...known } };
  const found: AcrossSites = { crossed: [], reached: [] };
  const stranger = { siteId: 'elsewhere', isPlatform: undefined };
  for (const by of [stranger, {}]) {
    let before = await rowsAbout(pool, TEST_SITE, marks);
    for (const route of routes) {
      const answers = await ask(route, all, { by, runs: RUNS });
      const after = await rowsAbout(pool, TEST_SITE, marks);
      const seen = answers.find((text) => marks.some((mark) => text.includes(mark)));
      const changed = [...without(after, before), ...without(before, after)][0];
      before = after;
      if (seen === undefined && changed === undefined) continue;
      const text = `${route.path}: ${seen ?? changed}`.slice(0, 600);
      if (by === stranger) found.crossed.push(text);
      else found.reached.push(route.path);
    }
  }
  const counts = `crossed=${found.crossed.length} reached=${found.reached.length}`;
  console.log(`across sites routes=${routes.length} ${counts}`);
  return found;
}

/** @returns what was answered, as texts */
async function ask<Deps>(
  route: Route<Deps>,
  { url, key, routes, known = {} }: AcrossOptions<Deps>,
  { by = {}, runs }: { by?: Partial<OperatorCaller>; runs: number },
): Promise<string[]> {
  const permissions = routes.flatMap(({ access }) =>
    typeof access === 'object' ? [access.permission] : [],
  );
  // Plain ones first, while what they name is in the state they ask for.
  const plain = fc.sample(plainBodies(route, known), { numRuns: Math.ceil(runs / 2), seed: SEED });
  const spread = fc.sample(allowedBodies(route, known), { numRuns: runs, seed: SEED });
  const bodies = new Map([...plain, ...spread].map((body) => [JSON.stringify(body), body]));
  const answers: string[] = [];
  for (const body of bodies.values()) {
    const caller = operatorCaller({ permissions: [...new Set(permissions)], ...by });
    const call = callAs({ url, key }, caller);
    const { data } = await call(route.path, body as object, { idempotencyKey: randomUUID() });
    answers.push(JSON.stringify(data ?? null));
  }
  return answers;
}

function isOfOneSite(access: Access): boolean {
  return access === 'operator' || (typeof access === 'object' && !isOfPlatform(access));
}

function without(some: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  return [...some].filter((one) => !others.has(one));
}
