import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { guestCaller, memberCaller, operatorCaller, serviceCaller } from '../testing/callers.ts';
import { openHttpApp } from '../testing/http-app.ts';

const route = defineRoute<null>();
const nothing = { body: z.object({}), data: z.object({}), handle: async () => ({}) };

const routes = [
  route({ path: '/api/cash/in', summary: 'Asks to deposit', access: 'member', ...nothing }),
  route({ path: '/api/etc/bank', summary: 'Banks', access: 'guest', ...nothing }),
  route({
    path: '/api/admin/cash/list',
    summary: 'Deposits',
    access: { permission: 'cash.read' },
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
  test.each([
    ['nobody', '/api/etc/bank', undefined, 401, 'H401'],
    ['a guest, a member route', '/api/cash/in', guestCaller(), 401, 'H401'],
    ['an operator, a member route', '/api/cash/in', operator, 403, 'H403'],
    ['a guest, an operator route', '/api/admin/info', guestCaller(), 401, 'H401'],
    ['a member, an operator route', '/api/admin/info', member, 403, 'H403'],
    ['an operator, any operator route', '/api/admin/info', operator, 200, '0'],
    ['an operator without the permission', '/api/admin/cash/list', operator, 403, 'H403'],
    ['a member, an internal route', '/internal/balances', member, 403, 'H403'],
    ['a service, an internal route', '/internal/balances', serviceCaller('wallet'), 200, '0'],
    ['a service, a guest route', '/api/etc/bank', serviceCaller('wallet'), 403, 'H403'],
    ['a member, a guest route', '/api/etc/bank', member, 200, '0'],
  ])('%s', async (_what, path, caller, status, code) => {
    const answer = await post(path, { ...(caller === undefined ? {} : { caller }), body: site });
    expect([answer.statusCode, answer.json().resultCode]).toEqual([status, code]);
  });

  test('is asked before the body is read', async () => {
    const answer = await post('/api/cash/in', { body: '{"broken' });
    expect(answer.json().resultCode).toBe('H401');
  });
});
