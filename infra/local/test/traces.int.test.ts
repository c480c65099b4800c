import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { childEnvironment, eventually, openTestSpace, type TestSpace } from '@noriter/kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repoRoot } from '../src/paths.ts';
import { freePort } from '../src/servers/ports.ts';
import { demoCode, demoOperators, demoSite } from '../src/site/demo.ts';
import { nodeOptions } from '../src/site/service-keeper.ts';
import { openCollector, type Span } from './otlp-collector.ts';

/** A browser may bring a trace of its own; the site goes on with it. */
const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const BROWSER_SPAN = '00f067aa0ba902b7';

let space: TestSpace;
let collector: Awaited<ReturnType<typeof openCollector>>;
let gatewayUrl: string;
const running: { name: string; child: ChildProcess; ended: Promise<number | null> }[] = [];

beforeAll(async () => {
  [space, collector] = await Promise.all([openTestSpace('traces'), openCollector()]);
  const [identity, wallet, gateway] = [await freePort(), await freePort(), await freePort()];
  const urls = {
    IDENTITY_URL: `http://127.0.0.1:${identity}`,
    WALLET_URL: `http://127.0.0.1:${wallet}`,
  };
  const env = (service: string) => ({
    ...space.env(urls, service),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    // Spans leave sooner than after the usual five seconds.
    OTEL_BSP_SCHEDULE_DELAY: '200',
    SITES: JSON.stringify({ [demoSite.id]: { key: demoSite.key } }),
  });
  const walletDatabase = await space.createDatabase('wallet');
  start('identity', { ...env('identity'), PORT: String(identity) });
  start('wallet', { ...env('wallet'), PORT: String(wallet), DATABASE_URL: walletDatabase });
  start('gateway', { ...env('gateway'), PORT: String(gateway) });
  gatewayUrl = `http://127.0.0.1:${gateway}`;
  await Promise.all([
    untilAnswers(`${urls.IDENTITY_URL}/ready`),
    untilAnswers(`${urls.WALLET_URL}/ready`),
    untilAnswers(`${gatewayUrl}/live`),
  ]);
  const seed = run('identity/src/seed.ts', env('identity'));
  expect(await seed.ended).toBe(0);
});

afterAll(async () => {
  for (const { child } of running) child.kill('SIGTERM');
  const codes = await Promise.all(running.map(({ ended }) => ended));
  await collector.close();
  await space.close();
  expect(codes).toEqual([0, 0, 0]);
});

function run(file: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [...nodeOptions, join(repoRoot, 'services', file)], {
    env: { ...childEnvironment(), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { child, ended: new Promise<number | null>((resolve) => child.once('exit', resolve)) };
}

function start(name: string, env: Record<string, string>): void {
  running.push({ name, ...run(`${name}/src/main.ts`, env) });
}

async function untilAnswers(url: string): Promise<void> {
  await eventually(async () => expect((await fetch(url)).status).toBe(200), 60_000);
}

type Data = Record<string, unknown>;

async function call(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${gatewayUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: demoSite.key,
      'idempotency-key': randomUUID(),
      ...headers,
    },
    body: JSON.stringify({ ...body, siteId: demoSite.id }),
  });
  const answer = (await response.json()) as { resultCode: string; data: Data };
  expect(answer, path).toMatchObject({ resultCode: '0' });
  return answer.data;
}

async function applyForMembership(): Promise<string> {
  const { list } = await call('/api/etc/bank', {});
  const [bank] = list as { bankCode: string }[];
  const { memberId } = await call('/api/member/signup', {
    memId: 'tracer1',
    memPass: 'tracer1234',
    memPassCheck: 'tracer1234',
    memNick: '추적자',
    cashOutPass: '1234',
    memPhone: '01012345670',
    recommenderId: 'ptn5',
    bank: bank?.bankCode,
    memName: '홍길동',
    bankacc: '110123456789',
    altcha: solved(await call('/api/auth/captcha', {})),
  });
  return String(memberId);
}

/** The work that stands beside a captcha's picture, done. */
function solved(data: Data): string {
  const script = join(repoRoot, 'scripts/solve-captcha.mjs');
  return execFileSync('node', [script], {
    input: JSON.stringify({ data }),
    encoding: 'utf8',
  }).trim();
}

async function operatorToken(): Promise<string> {
  const { loginId, password } = demoOperators[0];
  const { code: otp } = demoCode(new Date());
  const { token } = await call('/api/admin/login', { loginId, password, otp });
  return String(token);
}

const ancestorsOf = (span: Span, spans: readonly Span[]): Span[] => {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return parent === undefined ? [] : [parent, ...ancestorsOf(parent, spans)];
};

test('one request is one trace, from HTTP over PostgreSQL and Kafka to another service', async () => {
  const memberId = await applyForMembership();
  const token = await operatorToken();
  const traceparent = `00-${TRACE_ID}-${BROWSER_SPAN}-01`;
  await call('/api/admin/members/approve', { memberId }, { token, traceparent });

  const ours = () => collector.spans.filter(({ traceId }) => traceId === TRACE_ID);
  const insertOf = (service: string, table: string) =>
    ours().find((span) => {
      const text = span.attributes['db.query.text'] ?? '';
      return span.service === service && new RegExp(`insert into ${table}\\b`, 'i').test(text);
    });
  const accountOpened = await eventually(() => {
    const found = insertOf('wallet', 'account');
    expect(
      found,
      JSON.stringify(ours().map(({ service, name }) => `${service} ${name}`)),
    ).toBeDefined();
    return found as Span;
  });

  // The wallet opened the account because of an event, ...
  const [consumed] = ancestorsOf(accountOpened, ours());
  expect(consumed).toMatchObject({
    service: 'wallet',
    name: 'member.events process',
    kind: 'consumer',
    attributes: { 'messaging.destination.name': 'member.events' },
  });
  // ... which identity wrote into its outbox while it answered the call that came by the gateway.
  await eventually(() => {
    const way = ancestorsOf(accountOpened, ours()).map(
      ({ service, name }) => `${service}: ${name}`,
    );
    expect(way).toEqual([
      'wallet: member.events process',
      'identity: POST /api/admin/members/approve',
      'gateway: POST /api/admin/members/approve',
    ]);
  });
  const [atGateway] = ours().filter(({ service }) => service === 'gateway');
  expect(atGateway).toMatchObject({ kind: 'server', parentSpanId: BROWSER_SPAN });
  expect(insertOf('identity', 'kit.outbox')).toBeDefined();
  expect(collector.problems).toEqual([]);
  // Calls without a trace of their own do not land in this one.
  expect(collector.spans.some(({ traceId }) => traceId !== TRACE_ID)).toBe(true);
});
