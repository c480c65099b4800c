import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { ADDRESS_HEADER, CALLER_HEADER, type Caller } from '../../auth/caller.ts';
import { ENTRY_HEADER } from '../../auth/money-entry.ts';
import type { Access } from '../../contract/access.ts';
import type { Route } from '../../contract/route.ts';
import { nameAt } from '../call.ts';
import { guestCaller, memberCaller, operatorCaller, serviceCaller } from '../callers.ts';
import type { Keyring } from '../keyring.ts';
import { allowedBodies } from './allowed-bodies.ts';
import type { KnownValues } from './from-schema.ts';
import { type Answered, judge, type Verdict } from './judge.ts';
import { deep, jsonOf, rawRequests, spoiled } from './nasty.ts';

/** Who calls. */
type Role = 'guest' | 'member' | 'partner' | 'operator' | 'powerless operator' | 'service';

type FuzzOptions<Deps> = {
  url: string;
  /** The keys of its space. */
  key: Keyring;
  routes: readonly Route<Deps>[];
  /** Members the service knows. */
  memberIds: readonly string[];
  known?: KnownValues;
};

export type FuzzResult = {
  routes: number;
  cases: number;
  failures: string[];
  outside: string[];
};

/** Cases of one route besides the requests that are the same for all. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 30);
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_115);

/** How long a service may take: long, for a machine that does much besides. */
export const FUZZ_MS_MAX = 300_000 * Math.max(1, RUNS / 30);

/** Routes under way together, and the part of the raw requests that each of them gets. */
const AT_ONCE = 4;
const RAW_SHARE = RUNS > 30 ? 1 : 4;

/**
 * Calls every route with bodies that its own schema allows, with such that it does not, and with
 * what is no body at all, in the name of each role; no answer may be a 5xx or one that the OpenAPI
 * document does not describe. What is found is shrunk, and named with the seed that repeats it.
 */
export async function fuzzRoutes<Deps>(options: FuzzOptions<Deps>): Promise<FuzzResult> {
  const result: FuzzResult = { routes: 0, cases: 0, failures: [], outside: [] };
  const left = options.routes.entries();
  const fuzzNext = async (): Promise<void> => {
    for (const [at, route] of left) {
      result.routes += 1;
      await fuzzBodies(route, options, result);
      await fuzzRaw(route, options, { result, at });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fuzzNext));
  const { routes, cases, failures, outside } = result;
  const counts = `5xx=${failures.length} outside_schema=${outside.length}`;
  console.log(`fuzz routes=${routes} cases=${cases} ${counts}`);
  return result;
}

type Case = { role: Role; who: number; body: unknown; key: boolean };

async function fuzzBodies<Deps>(
  route: Route<Deps>,
  options: FuzzOptions<Deps>,
  result: FuzzResult,
): Promise<void> {
  // Of the smallest case that went wrong, which is the last one.
  const wrong: Exclude<Verdict, { kind: 'fine' }>[] = [];
  const allowed = allowedBodies(route, options.known ?? {});
  const property = fc.asyncProperty(casesOf(route, allowed), async (one) => {
    const caller = callerOf(one.role, one.who, { ...options, asks: route.callers[0] });
    const keyed = one.key || route.idempotent === 'required' || route.idempotent === 'by-effect';
    const headers = keyed ? { 'idempotency-key': randomUUID() } : {};
    const body = withSite(one.body, caller.siteId);
    result.cases += 1;
    const verdict = judge(route, await post(options, route.path, { caller, headers, body }));
    if (verdict.kind !== 'fine') wrong.push(verdict);
    return verdict.kind === 'fine';
  });
  // What is hashed for its key is the whole body, fields that nobody asked for included.
  const [body] = fc.sample(allowed, { numRuns: 1, seed: SEED });
  const first = { role: roleFor(route.access), who: 0, body: withField(body, deep), key: true };
  const found = await fc.check(property, { numRuns: RUNS, seed: SEED, examples: [[first]] });
  if (!found.failed) return;
  const last = wrong.at(-1);
  if (last === undefined) throw found.errorInstance;
  const example = JSON.stringify(found.counterexample)?.slice(0, 1_000);
  const where = `FUZZ_SEED=${found.seed} path=${found.counterexamplePath}`;
  report(result, last, `${route.path}: ${last.why}; ${where} of ${example}`);
}

async function fuzzRaw<Deps>(
  route: Route<Deps>,
  options: FuzzOptions<Deps>,
  { result, at }: { result: FuzzResult; at: number },
): Promise<void> {
  const caller = callerOf(roleFor(route.access), at, { ...options, asks: route.callers[0] });
  // They are read before the route is asked, so that each route gets some of them.
  const share = rawRequests(caller.siteId).filter((_, n) => n % RAW_SHARE === at % RAW_SHARE);
  for (const { what, body, headers = {} } of share) {
    result.cases += 1;
    const verdict = judge(route, await post(options, route.path, { caller, headers, body }));
    if (verdict.kind !== 'fine') report(result, verdict, `${route.path}: ${verdict.why}; ${what}`);
  }
}

function report(result: FuzzResult, verdict: Verdict, text: string): void {
  if (verdict.kind === 'failure') result.failures.push(text);
  else result.outside.push(text);
}

function withField(body: unknown, extra: unknown): unknown {
  return typeof body === 'object' && body !== null ? { ...body, extra } : { extra };
}

function casesOf<Deps>(route: Route<Deps>, allowed: fc.Arbitrary<unknown>): fc.Arbitrary<Case> {
  const roles: Role[] = ['guest', 'member', 'partner', 'operator', 'powerless operator', 'service'];
  return fc.record({
    role: fc.oneof(
      { weight: 4, arbitrary: fc.constant(roleFor(route.access)) },
      { weight: 1, arbitrary: fc.constantFrom(...roles) },
    ),
    who: fc.nat(),
    body: fc.oneof(allowed, spoiled(allowed)),
    key: fc.boolean(),
  });
}

function roleFor(access: Access): Role {
  if (access === 'guest') return 'guest';
  if (access === 'member') return 'member';
  return access === 'internal' ? 'service' : 'operator';
}

/** Each call by somebody else where it can be, so that limits by caller do not hide the routes. */
function callerOf<Deps>(
  role: Role,
  who: number,
  options: FuzzOptions<Deps> & { asks: string | undefined },
): Caller {
  const address = `203.0.${who % 250}.${(who >> 8) % 250}`;
  const memberId = options.memberIds[who % options.memberIds.length] ?? randomUUID();
  if (role === 'guest') return guestCaller({ address });
  if (role === 'member') return memberCaller({ memberId, address });
  if (role === 'partner') return memberCaller({ memberId, address, isPartner: true });
  if (role === 'service') return serviceCaller(options.asks ?? 'board');
  const all = options.routes.flatMap(({ access }) =>
    typeof access === 'object' ? [access.permission] : [],
  );
  return operatorCaller({ address, permissions: role === 'operator' ? [...new Set(all)] : [] });
}

function withSite(body: unknown, siteId: string): string {
  if (siteId === '*' || typeof body !== 'object' || body === null || Array.isArray(body)) {
    return jsonOf(body);
  }
  return jsonOf({ siteId, ...body });
}

type Sent = { caller: Caller; headers: Record<string, string>; body: string };

async function post(
  { url, key }: { url: string; key: Keyring },
  path: string,
  { caller, headers, body }: Sent,
): Promise<Answered> {
  const response = await fetch(new URL(path, url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [CALLER_HEADER]: await key.sign(caller, { to: await nameAt({ url, key }), path }),
      [ADDRESS_HEADER]: caller.address,
      [ENTRY_HEADER]: 'open',
      ...headers,
    },
    body,
  });
  return { status: response.status, text: await response.text() };
}
