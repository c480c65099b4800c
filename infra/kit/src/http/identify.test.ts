import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { boundTo, CALLER_HEADER, type SignedFor, signCaller } from '../auth/caller.ts';
import { ENTRY_HEADER } from '../auth/money-entry.ts';
import { defineRoute } from '../contract/route.ts';
import { guestCaller, memberCaller, operatorCaller, serviceCaller } from '../testing/callers.ts';
import { openHttpApp, testKeyring } from '../testing/http-app.ts';

const route = defineRoute<null>();
const nothing = { body: z.object({}), data: z.object({}), handle: async () => ({}) };

const routes = [
  route({ path: '/api/cash/in', summary: 'Asks to deposit', access: 'member', ...nothing }),
  route({
    path: '/api/bet/betProc',
    summary: 'Bets',
    access: 'member',
    bringsMoney: true,
    ...nothing,
  }),
  route({ path: '/api/etc/bank', summary: 'Banks', access: 'guest', ...nothing }),
  route({
    path: '/api/admin/cash/list',
    summary: 'Deposits',
    access: { permission: 'cash.read' },
    audits: false,
    ...nothing,
  }),
  route({
    path: '/api/admin/results/set',
    summary: 'Settles bets of every site',
    access: { permission: 'betting.manage', scope: 'platform' },
    audits: false,
    ...nothing,
  }),
  route({
    path: '/api/admin/info',
    summary: 'Who am I',
    access: 'operator',
    body: z.object({}),
    data: z.object({ operatorId: z.string() }),
    handle: async (_deps, { caller }) => ({ operatorId: caller.operatorId }),
  }),
  route({
    path: '/internal/balances',
    summary: 'Balances',
    access: 'internal',
    callers: ['wallet'],
    body: z.object({}),
    data: z.object({ asked: z.string() }),
    handle: async (_deps, { caller }) => ({ asked: caller.service }),
  }),
];

const { app, ...server } = await openHttpApp(routes);
afterAll(() => app.close());

const post: typeof server.post = (path, options) => server.post(path, options);
const site = { siteId: 'noriter' };
const member = memberCaller();

describe('who may call', () => {
  const operator = operatorCaller({ permissions: ['members.read'] });
  const permissions = ['betting.manage'];
  const ofOneSite = operatorCaller({ permissions, siteId: 'other', isPlatform: undefined });
  test.each([
    ['nobody', '/api/etc/bank', undefined, 401, 'H401'],
    ['a guest, a member route', '/api/cash/in', guestCaller(), 401, 'H401'],
    ['an operator, a member route', '/api/cash/in', operator, 403, 'H403'],
    ['a guest, an operator route', '/api/admin/info', guestCaller(), 401, 'H401'],
    ['a member, an operator route', '/api/admin/info', member, 403, 'H403'],
    ['an operator, any operator route', '/api/admin/info', operator, 200, '0'],
    ['an operator without the permission', '/api/admin/cash/list', operator, 403, 'H403'],
    [
      'one of the platform, above sites',
      '/api/admin/results/set',
      operatorCaller({ permissions }),
      200,
      '0',
    ],
    ['one of a site, above sites', '/api/admin/results/set', ofOneSite, 403, 'A121'],
    ['without permission, above sites', '/api/admin/results/set', operator, 403, 'H403'],
    ['a member, an internal route', '/internal/balances', member, 403, 'H403'],
    [
      'a service that may, an internal route',
      '/internal/balances',
      serviceCaller('wallet'),
      200,
      '0',
    ],
    [
      'another service, an internal route',
      '/internal/balances',
      serviceCaller('board'),
      403,
      'H403',
    ],
    ['the gateway, an internal route', '/internal/balances', serviceCaller('gateway'), 403, 'H403'],
    ['a stranger, an internal route', '/internal/balances', serviceCaller('nobody'), 401, 'H401'],
    ['a service, a guest route', '/api/etc/bank', serviceCaller('wallet'), 403, 'H403'],
    ['a member, a guest route', '/api/etc/bank', member, 200, '0'],
  ])('%s', async (_what, path, caller, status, code) => {
    const answer = await post(path, { ...(caller === undefined ? {} : { caller }), body: site });
    expect([answer.statusCode, answer.json().resultCode]).toEqual([status, code]);
  });

  test.each([
    ['open', 200, '0'],
    ['country', 403, 'S008'],
    ['age', 403, 'S009'],
    ['unknown', 503, 'TE99'],
    // A call that came past the gateway.
    [undefined, 503, 'TE99'],
  ])('money by the word %s', async (word, status, code) => {
    const headers = word === undefined ? {} : { [ENTRY_HEADER]: word };
    const answer = await post('/api/bet/betProc', { caller: member, body: site, headers });
    expect([answer.statusCode, answer.json().resultCode]).toEqual([status, code]);
  });

  test('a signature for one route, or for one service, is good for no other', async () => {
    const signer = testKeyring.signerOf('wallet');
    const caller = serviceCaller('wallet');
    const codeOf = async (of: SignedFor) => {
      const headers = { [CALLER_HEADER]: await signCaller(signer, of, caller) };
      return (await post('/internal/balances', { headers, body: site })).json().resultCode;
    };
    const route = boundTo('/internal/balances');
    expect(await codeOf({ to: 'test', route })).toBe('0');
    expect(await codeOf({ to: 'test', route: boundTo('/internal/commands/apply') })).toBe('H401');
    expect(await codeOf({ to: 'test' })).toBe('H401');
    expect(await codeOf({ to: 'identity', route })).toBe('H401');
  });

  test('a service cannot say who a member or an operator is', async () => {
    const caller = operatorCaller({ permissions: ['cash.read'] });
    const signed = await signCaller(testKeyring.signerOf('board'), { to: 'test' }, caller);
    const headers = { [CALLER_HEADER]: signed };
    const answer = await post('/api/admin/cash/list', { headers, body: site });
    expect(answer.json().resultCode).toBe('H401');
  });

  test('is asked before the body is read', async () => {
    const answer = await post('/api/cash/in', { body: '{"broken' });
    expect(answer.json().resultCode).toBe('H401');
  });
});
