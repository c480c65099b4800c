import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCodes, refuse } from '../../contract/result-codes.ts';
import { defineRoute, type Route } from '../../contract/route.ts';
import { type HttpApp, openHttpApp, testKeyring } from '../http-app.ts';
import { fuzzRoutes } from './fuzz-routes.ts';

const codes = defineCodes({ X001: { ko: '안됨', en: 'No.', vi: 'Không.' } });
const route = defineRoute<null>();
const guest = { summary: 'For the fuzz', access: 'guest', body: z.object({}) } as const;

const sound = route({
  ...guest,
  path: '/api/sound',
  body: z.object({ page: z.int().min(1).max(9), sort: z.enum(['a', 'b']).optional() }),
  data: z.object({ page: z.int() }),
  handle: async (_deps, { body: { page } }) => ({ page }),
});

/** As a database would, which has an integer for it. */
const overflows = route({
  ...guest,
  path: '/api/overflows',
  body: z.object({ version: z.int().min(0) }),
  data: z.object({}),
  handle: async (_deps, { body: { version } }) => {
    if (version > 2_147_483_647) throw new Error('value out of range for type integer');
    return {};
  },
});

const undocumented = route({
  ...guest,
  path: '/api/undocumented',
  data: z.object({ sum: z.string().regex(/^\d{1,2}$/) }),
  handle: async () => ({ sum: '100' }),
});

const undeclared = route({
  ...guest,
  path: '/api/undeclared',
  data: z.object({}),
  handle: () => Promise.reject(refuse(codes, 'X001')),
});

// Dozens of calls each, on a machine that may do much besides.
let app: HttpApp['app'];
let url: string;
const routes: Route<null>[] = [sound, overflows, undocumented, undeclared];

beforeAll(async () => {
  ({ app } = await openHttpApp(routes));
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const fuzz = (some: Route<null>[]) =>
  fuzzRoutes({ url, key: testKeyring, routes: some, memberIds: [] });

test('nothing is found where nothing is wrong', async () => {
  const { routes: count, cases, failures, outside } = await fuzz([sound]);
  expect({ count, failures, outside }).toEqual({ count: 1, failures: [], outside: [] });
  expect(cases).toBeGreaterThan(30);
});

test('a number that its column cannot hold is found, and named with its seed', async () => {
  const { failures } = await fuzz([overflows]);
  expect(failures).toEqual([
    expect.stringMatching(/^\/api\/overflows: 500 E001; FUZZ_SEED=\d+ .*"version":2147483648/),
  ]);
});

test('an answer outside of its schema is found, and a code nobody declared', async () => {
  const { outside } = await fuzz([undocumented, undeclared]);
  expect(outside).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\/api\/undocumented: data: /),
      expect.stringMatching(/^\/api\/undeclared: it does not declare X001/),
    ]),
  );
});
