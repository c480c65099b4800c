import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ADDRESS_HEADER, CALLER_HEADER, type Caller, signCaller } from '../caller.ts';
import { createChannels } from '../channel/channels.ts';
import { wonText } from '../money.ts';
import { refuse, transportCodes } from '../result-codes.ts';
import { defineRoute } from '../route.ts';
import { memberCaller, serviceCaller } from '../testing/callers.ts';
import { eventually } from '../testing/eventually.ts';
import { openHttpApp, TEST_KEY } from '../testing/http-app.ts';

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
const sign = () => [CALLER_HEADER, signCaller(TEST_KEY, serviceCaller('gateway'))] as const;
const channels = createChannels({ url, sign }, 1);
afterAll(() => channels.destroy());

const member = memberCaller();

type Ask = { path?: string; caller?: Caller | null; body?: string; headers?: readonly string[] };
type Answer = { status: number; type: string | undefined; id: string | undefined; body: unknown };

function headersOf({ caller = member, headers = [] }: Ask): string[] {
  const who = caller === null ? [] : [CALLER_HEADER, signCaller(TEST_KEY, caller)];
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
  const pairs = headersOf(ask);
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

function carried(ask: Ask): Promise<Answer> {
  const { path = '/api/cash/in', body = '' } = ask;
  return new Promise((answered, failed) => {
    const call = { path, headers: headersOf(ask), body: Buffer.from(body) };
    const isSent = channels.carry(call, {
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
    if (!isSent) failed(new Error('No channel is open.'));
  });
}

const deposit = (amount: string, more = {}) =>
  JSON.stringify({ siteId: 'noriter', amount, ...more });

describe('a call that is carried with others', () => {
  beforeAll(() => eventually(async () => expect((await carried({})).status).toBe(400)));

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
    const answer = await carried(ask);
    expect(answer).toMatchObject({ status, body: { resultCode: code, requestId: 'one-request' } });
    expect(answer).toEqual(await alone(ask));
  });

  test('does not wait for those before it', async () => {
    const order: string[] = [];
    const amounts = ['10060', '10000', '10030'];
    await Promise.all(
      amounts.map(async (amount) => {
        const { body } = await carried({ body: deposit(amount) });
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
    const slow = carried({ body: deposit('10099') });
    await carried({ body: deposit('10000') });
    const closed = once(app.server, 'close');
    const closing = app.close();
    expect((await slow).status).toBe(200);
    await Promise.all([closed, closing]);
    expect(channels.open()).toBe(0);
  });
});
