// The balance call through gateway and wallet, token checked and balance real, beside the same JSON
// from bare Fastify behind @fastify/http-proxy: npm run bench:balance
import assert from 'node:assert/strict';
import { openTestSpace } from '@noriter/kit/testing';
import autocannon from 'autocannon';
import { openServers } from '../../machine/servers.ts';
import { openBaseline, openProduct, openSessions, SITE_KEY, type Side } from './sides.ts';

const GOAL = 1.2;
const MEMBERS = 200;
const CONNECTIONS = 64;
const ROUNDS = 4;
const ROUND_SECONDS = 6;
const WARM_UP_SECONDS = 4;
/** A balance that is not nothing: the member's own, from the ledger. */
const MONEY = /"cash":"[1-9]\d*"/;
const BODY = '{"siteId":"noriter"}';

const closeServers = await openServers();
const space = await openTestSpace('bench');
const sides: Side[] = [];
try {
  const product = await openProduct(space);
  sides.push(product);
  const tokens = await openSessions(space, MEMBERS);
  const answer = await askOnce(product, tokens[0] ?? '');
  const baseline = await openBaseline(answer);
  sides.push(baseline);
  // Both answer the same; the product escapes Korean letters, so its answer has more bytes.
  assert.deepEqual(JSON.parse(await askOnce(baseline, '')), JSON.parse(answer));

  for (const side of sides) await perSecond(side, tokens, WARM_UP_SECONDS);
  let ours = 0;
  let theirs = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const a = await perSecond(product, tokens, ROUND_SECONDS);
    const b = await perSecond(baseline, tokens, ROUND_SECONDS);
    ours += a.perSecond / ROUNDS;
    theirs += b.perSecond / ROUNDS;
    console.log(`round ${round}: ${textOf(product, a)}; ${textOf(baseline, b)}`);
  }
  console.log(`bench-balance ratio=${(ours / theirs).toFixed(2)} goal=${GOAL}`);
} finally {
  for (const side of sides) await side.stop();
  await space.close();
  await closeServers();
}

type Figures = { perSecond: number; p99Ms: number };

/** One round of load on one side; a single answer that is not 200 fails the bench. */
async function perSecond(
  { name, url }: Side,
  tokens: readonly string[],
  duration: number,
): Promise<Figures> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    requests: tokens.map((token) => ({ method: 'POST', body: BODY, headers: headersOf(token) })),
  });
  if (result.non2xx + result.errors > 0) {
    const statuses = JSON.stringify(result.statusCodeStats);
    throw new Error(`${name}: ${statuses}, ${result.errors} failed.`);
  }
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}

/** The answer to one call, once it is a member's balance. */
async function askOnce({ name, url }: Side, token: string): Promise<string> {
  const answer = await fetch(url, { method: 'POST', body: BODY, headers: headersOf(token) });
  const text = await answer.text();
  if (answer.status === 200 && MONEY.test(text)) return text;
  throw new Error(`${name} answered ${answer.status}: ${text}`);
}

function headersOf(token: string): Record<string, string> {
  return { authorization: SITE_KEY, 'content-type': 'application/json', token };
}

function textOf({ name }: Side, { perSecond: calls, p99Ms }: Figures): string {
  return `${name} ${calls.toFixed(0)}/s, p99 ${p99Ms} ms`;
}
