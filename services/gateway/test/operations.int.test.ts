import { eventually } from '@noriter/kit/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answerBalance,
  call,
  type GatewayWorld,
  openGatewayWorld,
  openService,
} from './gateway-world.ts';
import { head, openRaw } from './raw-socket.ts';

let world: GatewayWorld;

beforeAll(async () => {
  world = await openGatewayWorld({ TRUST_PROXY: 'true', SHUTDOWN_MS: '1000' });
});
afterAll(() => world.close());

type Report = {
  ready: boolean;
  missing?: string[];
  checks: { name: string; ok: boolean; problem?: string }[];
};

/** What a proxy in front says of clients outside, in the spellings there are. */
const OUTSIDE: Record<string, string>[] = [
  { 'x-forwarded-for': '203.0.113.9:51234' },
  { 'x-forwarded-for': '[2001:db8::1]' },
  { 'x-forwarded-for': '[2001:db8::1]:443' },
  { 'x-forwarded-for': '2001:db8::1%eth0' },
  { 'x-forwarded-for': '::ffff:cb00:7109' },
  { 'x-forwarded-for': 'unknown' },
  { 'x-forwarded-for': '203.0.113.9,' },
  { 'x-forwarded-for': '10.0.0.1,' },
  { 'x-forwarded-for': '' },
  { forwarded: 'for=203.0.113.9;proto=https' },
  { forwarded: 'for=10.0.0.1, for="[2001:db8::1]:443"' },
  { forwarded: 'for=unknown' },
  { forwarded: 'for=_hidden' },
  { forwarded: 'for="10.0.0.1' },
  { 'x-forwarded-for': '10.0.0.1', forwarded: 'for=203.0.113.9' },
];

const INSIDE: Record<string, string>[] = [
  { 'x-forwarded-for': '10.0.0.1' },
  { 'x-forwarded-for': '203.0.113.9, 10.0.0.1:51234' },
  { 'x-forwarded-for': '[fd00::1]:443' },
  { 'x-forwarded-for': '::ffff:a00:1' },
  { forwarded: 'for="10.0.0.1:51234"' },
];

async function ready(headers: Record<string, string> = {}) {
  const answer = await fetch(`${world.url}/ready`, { headers });
  return { status: answer.status, report: (await answer.json()) as Report };
}

describe('/ready', () => {
  it('is 200 when every service is, and 503 as long as one is not', async () => {
    await eventually(async () => {
      const { status, report } = await ready();
      expect(status).toBe(200);
      expect(report.checks.map(({ name }) => name)).toEqual([
        'identity',
        'wallet',
        'betting',
        'games-gateway',
        'board',
        'partner',
        'promotion',
        'notifier',
        'redis',
      ]);
    });
    world.notifier.answers((_request, response) => response.writeHead(503).end());
    await eventually(async () => {
      const now = await ready();
      expect(now.status).toBe(503);
      expect(now.report.checks.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual([
        'notifier',
      ]);
    });
    world.notifier.answers(answerBalance([]));
    const { port } = world.wallet;
    await world.wallet.stop();
    await eventually(async () => {
      const now = await ready();
      expect(now.report.checks.find(({ name }) => name === 'wallet')?.ok).toBe(false);
    });
    world.wallet = await openService('wallet', port);
    await eventually(async () => expect((await ready()).status).toBe(200));
  });

  it('is 503 when a service misses a part that it can go on without, and names the part', async () => {
    const checks = [
      { name: 'database', ok: true },
      { name: 'kafka', ok: false, problem: 'connect ECONNREFUSED' },
      { name: 'consumers', ok: false, problem: 'Not in its group: wallet.' },
    ];
    const degraded = JSON.stringify({ ready: true, whole: false, checks });
    for (const service of [world.wallet, world.betting]) {
      service.answers((_request, response) => response.end(degraded));
    }
    await eventually(async () => {
      const { status, report } = await ready();
      expect(status).toBe(503);
      expect(report.missing).toEqual(['kafka']);
      expect(report.checks.find(({ name }) => name === 'wallet')?.problem).toBe(
        'kafka: connect ECONNREFUSED',
      );
    });
    const outside = await ready({ 'x-forwarded-for': '203.0.113.1' });
    expect(outside.report.missing).toBeUndefined();
    for (const service of [world.wallet, world.betting]) service.answers(answerBalance([]));
    await eventually(async () => expect((await ready()).status).toBe(200));
  });

  it('is 503 without Redis, and keeps the reason from outside', async () => {
    const alone = await world.another({ REDIS_URL: 'redis://127.0.0.1:1' });
    const inside = await fetch(`${alone.url}/ready`);
    expect(inside.status).toBe(503);
    const { checks } = (await inside.json()) as Report;
    expect(checks.find(({ name }) => name === 'redis')?.problem).toBeDefined();
    const outside = await fetch(`${alone.url}/ready`, {
      headers: { 'x-forwarded-for': '203.0.113.1' },
    });
    expect(await outside.text()).not.toContain('problem');
    await alone.stop();
  });

  it('is 503 while there is no web in its folder', async () => {
    const empty = await world.another({ WEB_ROOT: '/nowhere/at/all' });
    const answer = await fetch(`${empty.url}/ready`);
    const { checks } = (await answer.json()) as Report;
    expect(answer.status).toBe(503);
    expect(checks.find(({ name }) => name === 'web')?.ok).toBe(false);
    await empty.stop();
  });
});

describe('/live and /metrics', () => {
  it('/live and /accepting are 200 whatever else is away', async () => {
    const answer = await fetch(`${world.url}/live`);
    expect(await answer.json()).toMatchObject({ service: 'gateway', live: true });
    const accepting = await fetch(`${world.url}/accepting`);
    expect(await accepting.json()).toEqual({ service: 'gateway', accepting: true });
  });

  it('counts calls by service and status, for who stands inside', async () => {
    await call(world.url, '/api/cash/list');
    await call(world.url, '/api/nothing/../x');
    const text = await (await fetch(`${world.url}/metrics`)).text();
    expect(text).toMatch(/noriter_gateway_call_seconds_count\{[^}]*upstream="wallet"[^}]*\} \d+/);
    const outside = await fetch(`${world.url}/metrics`, {
      headers: { 'x-forwarded-for': '10.0.0.1, 203.0.113.1' },
    });
    expect(outside.status).toBe(404);
  });

  it.each(OUTSIDE)(
    'are closed, and reasons kept, to who came by a proxy with %j',
    async (headers) => {
      expect((await fetch(`${world.url}/metrics`, { headers })).status).toBe(404);
      expect((await ready(headers)).report.missing).toBeUndefined();
    },
  );

  it.each(INSIDE)('are open to who came from inside by a proxy with %j', async (headers) => {
    expect((await fetch(`${world.url}/metrics`, { headers })).status).toBe(200);
    expect((await ready(headers)).report.missing).toEqual([]);
  });

  it('are closed where fewer proxies wrote than stand in front', async () => {
    const two = await world.another({ TRUST_PROXY: '2' });
    expect((await fetch(`${two.url}/metrics`)).status).toBe(200);
    for (const headers of [{ 'x-forwarded-for': '10.0.0.1' }, { forwarded: 'for=10.0.0.1' }]) {
      expect((await fetch(`${two.url}/metrics`, { headers })).status).toBe(404);
    }
    await two.stop();
  });

  it('believes nobody inside when a proxy it does not know of stands in front', async () => {
    const naive = await world.another({ TRUST_PROXY: 'false' });
    expect((await fetch(`${naive.url}/metrics`)).status).toBe(200);
    for (const headers of [...OUTSIDE, ...INSIDE, { 'x-real-ip': '10.0.0.1' }]) {
      expect((await fetch(`${naive.url}/metrics`, { headers })).status).toBe(404);
      const { checks } = (await (await fetch(`${naive.url}/ready`, { headers })).json()) as Report;
      expect(checks.length).toBeGreaterThan(0);
      expect(checks.filter(({ problem }) => problem !== undefined)).toEqual([]);
    }
    await naive.stop();
  });
});

describe('a gateway that closes', () => {
  const json = ['content-type: application/json', 'content-length: 2'];

  it('takes nobody new, finishes what is under way and announces that the connection closes', async () => {
    const closing = await world.another({ SHUTDOWN_MS: '30000' });
    const port = Number(new URL(closing.url).port);
    const work = Promise.withResolvers<void>();
    let begun = 0;
    world.wallet.answers((request, response) => {
      begun += 1;
      void work.promise.then(() => answerBalance([])(request, response));
    });
    const busy = await openRaw(port);
    busy.write(`${head(...json)}{}`);
    const idle = await openRaw(port);
    // It has been served, and waits for the next call.
    idle.write('GET /live HTTP/1.1\r\nhost: test\r\n\r\n');
    await idle.until('HTTP/1.1');
    await eventually(() => expect(begun).toBe(1));
    const stopped = closing.stop();
    await idle.closed();
    await expect(fetch(`${closing.url}/live`)).rejects.toThrow();
    work.resolve();
    const answer = await busy.closed();
    expect(answer).toContain('"cash":"12000"');
    expect(answer.toLowerCase()).toContain('connection: close');
    await stopped;
  });

  it('does not wait without end for a service that hangs', async () => {
    const closing = await world.another();
    world.wallet.answers(() => undefined);
    const raw = await openRaw(Number(new URL(closing.url).port));
    raw.write(`${head(...json)}{}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await closing.stop();
    await raw.closed();
  });
});
