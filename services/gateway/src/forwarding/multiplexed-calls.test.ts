import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { ADDRESS_HEADER, CALLER_HEADER, type Caller } from '@noriter/kit/caller';
import { CALLS_PATH } from '@noriter/kit/calls/accept';
import { wonText } from '@noriter/kit/money';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { memberCaller, serviceCaller } from '@noriter/kit/testing';
import { eventually } from '@noriter/kit/testing/eventually';
import { openHttpApp, testKeyring } from '@noriter/kit/testing/http-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createCallConnections } from './call-connections.ts';

const route = defineRoute<null>();
const routes = [
  route({
    path: '/api/cash/in',
    summary: 'Asks to deposit',
    access: 'member',
    body: z.object({ amount: wonText, note: z.string().optional() }),
    data: z.object({ amount: wonText, memberId: z.string(), language: z.string() }),
    handle: async (_deps, { body, caller, language }) => {
      if (body.amount === 13n) throw refuse(transportCodes, 'C999');
      if (body.amount === 500n) throw new Error('A defect.');
      await delay(Number(body.amount % 100n));
      return { amount: String(body.amount), memberId: caller.memberId, language };
    },
  }),
];

const { app } = await openHttpApp(routes);
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;
const url = `http://127.0.0.1:${port}`;
const sign = async () =>
  [
    CALLER_HEADER,
    await testKeyring.sign(serviceCaller('gateway'), { to: 'test', path: CALLS_PATH }),
  ] as const;
const connections = createCallConnections({ url, sign }, 1);
afterAll(() => connections.destroy());

const member = memberCaller();

type Ask = { path?: string; caller?: Caller | null; body?: string; headers?: readonly string[] };
type Answer = { status: number; type: string | undefined; id: string | undefined; body: unknown };

async function headersOf({
  caller = member,
  headers = [],
  path = '/api/cash/in',
}: Ask): Promise<string[]> {
  const who =
    caller === null ? [] : [CALLER_HEADER, await testKeyring.sign(caller, { to: 'test', path })];
  const address = caller === null ? [] : [ADDRESS_HEADER, caller.address];
  return [
    'content-type',
    'application/json',
    'x-request-id',
    'one-request',
    ...who,
    ...address,
    ...headers,
  ];
}

async function alone(ask: Ask): Promise<Answer> {
  const pairs = await headersOf(ask);
  const headers = Object.fromEntries(
    pairs.flatMap((name, at) => (at % 2 ? [] : [[name, pairs[at + 1]]])),
  );
  const { path = '/api/cash/in', body = '' } = ask;
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body });
  const [type, id] = ['content-type', 'x-request-id'].map(
    (name) => answer.headers.get(name) ?? undefined,
  );
  return { status: answer.status, type, id, body: await answer.json() };
}

async function multiplexed(ask: Ask): Promise<Answer> {
  const { path = '/api/cash/in', body = '' } = ask;
  const headers = await headersOf(ask);
  return new Promise((answered, failed) => {
    const call = { path, headers, body: Buffer.from(body) };
    const isSent = connections.send(call, {
      sent: () => undefined,
      answered: (status, headers, bytes) =>
        answered({
          status,
          type: headers['content-type'],
          id: headers['x-request-id'],
          body: JSON.parse(bytes.toString()),
        }),
      failed,
    });
    if (!isSent) failed(new Error('No connection is open.'));
  });
}

const deposit = (amount: string, more = {}) =>
  JSON.stringify({ siteId: 'noriter', amount, ...more });

describe('a multiplexed call', () => {
  beforeAll(() => eventually(async () => expect((await multiplexed({})).status).toBe(400)));

  test.each<[string, Ask, number, string]>([
    ['is answered', { body: deposit('10000') }, 200, '0'],
    ['in its language', { body: deposit('10000'), headers: ['accept-language', 'vi'] }, 200, '0'],
    ['with Korean in it', { body: deposit('10000', { note: '번개🎲' }) }, 200, '0'],
    ['is refused by its handler', { body: deposit('13') }, 200, 'C999'],
    ['meets a defect', { body: deposit('500') }, 500, 'E001'],
    ['of nobody', { body: deposit('1'), caller: null }, 401, 'H401'],
    [
      'of another kind of caller',
      { body: deposit('1'), caller: serviceCaller('wallet') },
      403,
      'H403',
    ],
    ['of another site', { body: JSON.stringify({ siteId: 'other', amount: '1' }) }, 400, 'S002'],
    ['to a path that is none', { path: '/api/cash/none', body: '{}' }, 404, 'H404'],
    ['with broken JSON', { body: '{"siteId":' }, 400, 'H400'],
    ['without a body', {}, 400, 'H400'],
    ['with a text that cannot be kept', { body: deposit('1', { note: '\0' }) }, 400, 'H400'],
    [
      'with a body that is too large',
      { body: deposit('1', { note: 'x'.repeat(1_048_576) }) },
      413,
      'H413',
    ],
  ])('%s as one that comes alone', async (_what, ask, status, code) => {
    const answer = await multiplexed(ask);
    expect(answer).toMatchObject({ status, body: { resultCode: code, requestId: 'one-request' } });
    expect(answer).toEqual(await alone(ask));
  });

  test('does not wait for those before it', async () => {
    const order: string[] = [];
    const amounts = ['10060', '10000', '10030'];
    await Promise.all(
      amounts.map(async (amount) => {
        const { body } = await multiplexed({ body: deposit(amount) });
        expect(body).toMatchObject({ data: { amount, memberId: member.memberId } });
        order.push(amount);
      }),
    );
    expect(order).toEqual(['10000', '10030', '10060']);
  });

  test.each(['h2c', 'websocket'])('is not asked for by an upgrade to %s', async (upgrade) => {
    const request = get(`${url}/live`, { headers: { connection: 'upgrade', upgrade } });
    const [response] = await once(request, 'response');
    expect(response.statusCode).toBe(200);
    response.destroy();
  });

  test('is answered when the server closes, which waits for it and for nothing else', async () => {
    const slow = multiplexed({ body: deposit('10099') });
    await multiplexed({ body: deposit('10000') });
    const closed = once(app.server, 'close');
    const closing = app.close();
    expect((await slow).status).toBe(200);
    await Promise.all([closed, closing]);
    expect(connections.open()).toBe(0);
  });
});
