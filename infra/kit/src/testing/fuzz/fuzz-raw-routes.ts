import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { ADDRESS_HEADER, CALLER_HEADER } from '../../auth/caller.ts';
import type { RawRoute } from '../../contract/raw-route.ts';
import { nameAt } from '../call.ts';
import { serviceCaller } from '../callers.ts';
import type { Keyring } from '../keyring.ts';
import { jsonOf, spoiled } from './nasty.ts';

type RawFuzzOptions<Deps> = {
  url: string;
  /** The keys of its space. */
  key: Keyring;
  routes: readonly RawRoute<Deps>[];
  /** What may stand below a route's prefix, e.g. `kplay/transaction/bet`. */
  tails: readonly string[];
  /** Bodies of the outside protocol, which are spoiled. */
  bodies?: readonly object[];
};

type Sent = { path: string; type: string; body: Buffer };

/** Cases of one route. */
const RUNS = 4 * Number(process.env.FUZZ_RUNS ?? 30);
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_115);

/**
 * Calls every route of an outside protocol, as the gateway, with paths, types and bytes of any kind;
 * no answer may be a 5xx, and none may come from the door in front of the route.
 *
 * @returns what went wrong, shrunk
 */
export async function fuzzRawRoutes<Deps>(options: RawFuzzOptions<Deps>): Promise<string[]> {
  const failures: string[] = [];
  for (const route of options.routes) {
    const property = fc.asyncProperty(casesOf(route, options), async (sent) => {
      const status = await send(route, options, sent);
      return status < 500 && status !== 401;
    });
    const found = await fc.check(property, { numRuns: RUNS, seed: SEED });
    const where = `FUZZ_SEED=${found.seed} path=${found.counterexamplePath}`;
    const [sent] = found.counterexample ?? [];
    if (sent === undefined) continue;
    const body = sent.body.toString('latin1').slice(0, 300);
    failures.push(`${route.method} ${sent.path} (${sent.type}) ${body}; ${where}`);
  }
  return failures;
}

function casesOf<Deps>(
  { under, method, bodyMax }: RawRoute<Deps>,
  { tails, bodies = [{}] }: RawFuzzOptions<Deps>,
): fc.Arbitrary<Sent> {
  // What an HTTP server lets through of a path: no blank, no control character.
  const sign = fc.constantFrom(...Array.from('abz019/%.?&=#\\-_~[]{}|^"\'<>;:@!$*(),+'));
  const odd = fc.string({ unit: sign, maxLength: 40 });
  const tail = fc.oneof(fc.constantFrom(...tails), odd);
  const known = fc.constantFrom(...bodies);
  const json = fc.oneof(
    known,
    spoiled(known),
    fc.json().map((text) => JSON.parse(text)),
  );
  const bytes = fc.uint8Array({ maxLength: 200 }).map((some) => Buffer.from(some));
  const body = fc.oneof(
    json.map((value) => Buffer.from(jsonOf(value))),
    bytes,
  );
  return fc.record({
    path: fc
      .tuple(tail, fc.oneof(fc.constant(''), odd))
      .map((parts) => `${under}/${parts.join('')}`),
    type: fc.constantFrom(
      'application/json',
      'application/x-www-form-urlencoded',
      'text/xml',
      'x/y',
    ),
    body: body.map((sent) => (method === 'GET' ? Buffer.alloc(0) : sent.subarray(0, bodyMax + 1))),
  });
}

/** By hand, since `fetch` tidies paths up. */
async function send<Deps>(
  { method }: RawRoute<Deps>,
  { url, key }: RawFuzzOptions<Deps>,
  { path, type, body }: Sent,
): Promise<number> {
  const caller = serviceCaller('gateway');
  const asked = request(url, {
    method,
    path,
    headers: {
      'content-type': type,
      'content-length': body.length,
      [CALLER_HEADER]: await key.sign(caller, { to: await nameAt({ url, key }), path }),
      [ADDRESS_HEADER]: '203.0.113.9',
    },
  });
  const answered = once(asked, 'response');
  asked.end(body);
  const [response] = await answered;
  await buffer(response);
  return response.statusCode ?? 0;
}
