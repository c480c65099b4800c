import { connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCodes, refuse } from '../contract/result-codes.ts';
import { defineRoute } from '../contract/route.ts';
import { currentRequestId } from '../telemetry/request-context.ts';
import { guestCaller, memberCaller, operatorCaller } from '../testing/callers.ts';
import { openHttpApp } from '../testing/http-app.ts';
import { wonText } from '../values/money.ts';

const codes = defineCodes({ C102: { ko: '최소 {min}원', en: 'At least {min}', vi: 'Ít {min}' } });
const route = defineRoute<null>();

const routes = [
  route({
    path: '/api/cash/in',
    summary: 'Asks to deposit',
    access: 'member',
    body: z.object({ amount: wonText }),
    data: z.object({ amount: z.string(), who: z.string(), from: z.string() }),
    async handle(_deps, { body, caller }) {
      if (body.amount < 1_000n) throw refuse(codes, 'C102', { min: 1_000n });
      const row = { amount: body.amount.toString(), who: caller.memberId, from: caller.address };
      return { ...row, passwordHash: 'never' };
    },
  }),
  route({
    path: '/api/etc/bank',
    summary: 'Banks',
    access: 'guest',
    rateLimit: { max: 3, windowMs: 60_000 },
    body: z.object({}),
    data: z.object({ kind: z.string() }),
    handle: async (_deps, { caller }) => ({ kind: caller.kind }),
  }),
  route({
    path: '/api/bet/betProc',
    summary: 'Wants a key',
    access: 'member',
    idempotent: 'required',
    body: z.object({}),
    data: z.object({}),
    handle: async () => ({}),
  }),
  route({
    path: '/api/main/broken',
    summary: 'Fails',
    access: 'guest',
    body: z.object({}),
    data: z.object({}),
    handle: () => Promise.reject(new Error(`disk full in ${currentRequestId()}`)),
  }),
  route({
    path: '/api/main/away',
    summary: 'Fails because a server is away',
    access: 'guest',
    body: z.object({}),
    data: z.object({}),
    handle: () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })),
  }),
  route({
    path: '/api/admin/cash/approve',
    summary: 'Approves',
    access: { permission: 'cash.decide' },
    audits: true,
    body: z.object({}),
    data: z.object({}),
    handle: async () => ({}),
  }),
];

const { app, logged, ...server } = await openHttpApp(routes, [
  { name: 'database', mandatory: true, run: async () => undefined },
  { name: 'redis', mandatory: false, run: () => Promise.reject(new Error('away')) },
]);
afterAll(() => app.close());

const post: typeof server.post = (path, options) => server.post(path, options);
const site = { siteId: 'noriter' };
const member = memberCaller({ memberId: 'm1' });

describe('an answer', () => {
  test('is the envelope, with nothing the contract does not name', async () => {
    const answer = await post('/api/cash/in', {
      caller: member,
      body: { ...site, amount: '5000' },
      headers: { 'x-request-id': 'request-0001' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual({
      resultCode: '0',
      resultMessage: '정상 처리되었습니다.',
      data: { amount: '5000', who: 'm1', from: '203.0.113.8' },
      requestId: 'request-0001',
    });
  });

  test('of a refusal is HTTP 200 with its code, in the language asked for', async () => {
    const ask = (headers: Record<string, string>) =>
      post('/api/cash/in', { caller: member, body: { ...site, amount: '5' }, headers });
    const answers = await Promise.all([
      ask({}),
      ask({ 'accept-language': 'en-US,en;q=0.9' }),
      ask({ 'accept-language': 'en', cookie: 'x=1; lang=vi' }),
    ]);
    expect(answers.map((one) => [one.statusCode, one.json().resultMessage])).toEqual([
      [200, '최소 1000원'],
      [200, 'At least 1000'],
      [200, 'Ít 1000'],
    ]);
  });

  test('has a request id of its own when the one that came is not one', async () => {
    const headers = { 'x-request-id': 'bad id"}' };
    const answer = await post('/api/etc/bank', { caller: guestCaller(), body: site, headers });
    expect(answer.json().requestId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('a request that never reaches the business', () => {
  const good = { ...site, amount: '5000' };
  const json = 'application/json';
  test.each([
    ['malformed JSON', { body: '{"siteId":' }, 400, 'H400'],
    ['no body', { body: '' }, 400, 'H400'],
    ['a body that is no object', { body: '[]' }, 400, 'H400'],
    ['no siteId', { body: { amount: '5000' } }, 400, 'H400'],
    ['another site', { body: { ...good, siteId: 'other' } }, 400, 'S002'],
    ['a broken contract', { body: { ...site, amount: 5000 } }, 400, 'H400'],
    ['text', { body: 'hello', headers: { 'content-type': 'text/plain' } }, 415, 'H415'],
    [
      'a form',
      { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'H415',
    ],
    [
      'two megabytes',
      { body: JSON.stringify({ ...good, pad: 'x'.repeat(2_000_000) }) },
      413,
      'H413',
    ],
    ['a poisoned prototype', { body: '{"siteId":"noriter","__proto__":{"a":1}}' }, 400, 'H400'],
  ])('with %s', async (_what, sent, status, code) => {
    const headers = { 'content-type': json, ...('headers' in sent ? sent.headers : {}) };
    const answer = await post('/api/cash/in', { caller: member, ...sent, headers });
    expect([answer.statusCode, answer.json().resultCode]).toEqual([status, code]);
    expect(answer.json().requestId).toBeTruthy();
  });

  test('names the fields that break the contract', async () => {
    const answer = await post('/api/cash/in', { caller: member, body: { ...site, amount: 'x' } });
    expect(answer.json().data.issues).toEqual([
      { path: 'amount', message: 'An amount is a whole number of won, at most 15 digits.' },
    ]);
  });

  test('without the key that a route requires is refused, with where it belongs', async () => {
    const ask = (headers: Record<string, string>) =>
      post('/api/bet/betProc', { caller: member, body: site, headers });
    const without = await ask({});
    expect(without.statusCode).toBe(400);
    expect(without.json().data.issues[0].path).toBe('idempotency-key');
    expect((await ask({ 'idempotency-key': 'slip-0001' })).json().resultCode).toBe('0');
  });

  test('at an unknown path, or with another method, is H404', async () => {
    const unknown = await post('/api/nowhere', { caller: member, body: site });
    const got = await app.inject({ method: 'GET', url: '/api/cash/in' });
    const badUrl = await app.inject({ method: 'GET', url: '/api/%E0%A4%A' });
    expect([unknown.statusCode, unknown.json().resultCode]).toEqual([404, 'H404']);
    expect([got.statusCode, got.json().resultCode]).toEqual([404, 'H404']);
    expect(badUrl.json().resultCode).toBe('H400');
  });

  test('that is not HTTP at all is answered and closed', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const port = new URL(app.listeningOrigin).port;
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('hello\r\n\r\n'));
      let received = '';
      socket.on('data', (chunk) => {
        received += chunk.toString();
      });
      socket.on('close', () => resolve(received));
      socket.on('error', reject);
    });
    expect(text).toMatch(/^HTTP\/1.1 400 /);
    expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toMatchObject({ resultCode: 'H400' });
  });
});

describe('a failure', () => {
  test('does not give its reason; the log has it under the same id', async () => {
    const headers = { 'x-request-id': 'request-0002' };
    const answer = await post('/api/main/broken', { caller: guestCaller(), body: site, headers });
    expect([answer.statusCode, answer.json().resultCode]).toEqual([500, 'E001']);
    expect(answer.body).not.toContain('disk');
    expect(logged.find(({ requestId }) => requestId === 'request-0002')).toMatchObject({
      level: 'error',
      err: { message: 'disk full in request-0002' },
      path: '/api/main/broken',
    });
  });

  test('of a part that is away is TE99, and asks to come back', async () => {
    const answer = await post('/api/main/away', { caller: guestCaller(), body: site });
    expect([answer.statusCode, answer.json().resultCode]).toEqual([503, 'TE99']);
    expect(answer.headers['retry-after']).toBe('1');
  });

  test('to audit what an operator changed is a defect, not a success', async () => {
    const caller = operatorCaller({ permissions: ['cash.decide'] });
    const answer = await post('/api/admin/cash/approve', { caller, body: site });
    expect([answer.statusCode, answer.json().resultCode]).toEqual([500, 'E001']);
  });
});

test('a limited route refuses the call too many, by address', async () => {
  const call = (address: string) =>
    post('/api/etc/bank', { caller: guestCaller({ address }), body: site });
  const answers = [];
  for (let count = 0; count < 4; count += 1) answers.push(await call('198.51.100.1'));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
  const last = answers[3];
  expect(last?.json().resultCode).toBe('H429');
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  expect(Object.keys(answers[0]?.headers ?? {}).join()).not.toContain('ratelimit');
  expect((await call('198.51.100.2')).statusCode).toBe(200);
});

describe('the routes for operating', () => {
  test('/live names what runs', async () => {
    const answer = await app.inject('/live');
    expect(answer.json()).toMatchObject({ service: 'test', gitSha: 'abc1234', live: true });
  });

  test('/ready is 200 while every mandatory part answers, and names the others', async () => {
    const answer = await app.inject('/ready');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      ready: true,
      whole: false,
      checks: [
        { name: 'database', ok: true },
        { name: 'redis', ok: false, problem: 'away' },
      ],
    });
  });

  test('/metrics counts requests by route and result code', async () => {
    const answer = await app.inject('/metrics');
    expect(answer.body).toMatch(
      /noriter_http_request_seconds_count\{service="test",route="\/api\/cash\/in",code="C102"\} 3/,
    );
    expect(answer.body).toContain('nodejs_eventloop_lag_seconds');
  });
});
