import { type BaseConfig, baseConfig } from '@noriter/kit/config';
import { defineRoute } from '@noriter/kit/route';
import { defineService, type RunningService, type ServiceBase } from '@noriter/kit/service';
import {
  callAs,
  eventually,
  memberCaller,
  openTestSpace,
  startTestService,
} from '@noriter/kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

type Deps = ServiceBase<BaseConfig>;

const CALLS_MAX = 4;

const service = defineService<BaseConfig, Deps>({
  name: 'asked',
  config: baseConfig,
  codes: {},
  open: async (base) => base,
  routes: [
    defineRoute<Deps>()({
      path: '/api/board/list',
      summary: 'Answers',
      access: 'member',
      idempotent: false,
      // Longer than a test takes, so that no window ends inside one.
      rateLimit: { max: CALLS_MAX, windowMs: 600_000 },
      body: z.object({}),
      data: z.object({}),
      handle: async () => ({}),
    }),
  ],
});

const space = await openTestSpace('rate_limit');
let first: RunningService<Deps>;
let second: RunningService<Deps>;
beforeAll(async () => {
  first = await startTestService(service, { space });
  second = await startTestService(service, { space });
});
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await space.close();
});

const codeOf = async (running: RunningService<Deps>, caller: ReturnType<typeof memberCaller>) => {
  const call = callAs({ url: running.url, key: space.internalKey }, caller);
  return (await call('/api/board/list')).resultCode;
};

test('a limit is one for all processes of a service, and each member’s own', async () => {
  const caller = memberCaller();
  for (let calls = 0; calls < CALLS_MAX; calls += 1) expect(await codeOf(first, caller)).toBe('0');
  expect(await codeOf(first, caller)).toBe('H429');
  await eventually(async () => expect(await codeOf(second, caller)).toBe('H429'));
  expect(await codeOf(second, memberCaller())).toBe('0');
});
