import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServiceName } from '@noriter/registry/services';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '../contract/route.ts';
import { currentRequestId, runInContext } from '../telemetry/request-context.ts';
import { currentTraceparent } from '../telemetry/tracing.ts';
import { openHttpApp, testKeyring } from '../testing/http-app.ts';
import { callService, closeServicePools } from './service-client.ts';

const route = defineRoute<null>();
const echo = route({
  path: '/internal/echo',
  summary: 'Echoes what it got',
  access: 'internal',
  callers: ['wallet'],
  body: z.object({ text: z.string() }),
  data: z.object({ text: z.string(), by: z.string(), id: z.string(), trace: z.string() }),
  handle: async (_deps, { body, caller }) => ({
    text: body.text,
    by: caller.service,
    id: currentRequestId() ?? '',
    trace: currentTraceparent() ?? '',
  }),
});
/** Nobody lets the slow one go before the end. */
const released = Promise.withResolvers<void>();
const slow = route({
  path: '/internal/slow',
  summary: 'Takes its time',
  access: 'internal',
  callers: ['wallet'],
  body: z.object({}),
  data: z.object({}),
  async handle() {
    await released.promise;
    return {};
  },
});

const { app } = await openHttpApp([echo, slow]);
// The app checks what was signed for `test`; no service has that name.
const to = 'test' as ServiceName;
const remote = { url: '', to, ...testKeyring.signerOf('wallet') };

beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  remote.url = app.listeningOrigin;
});
afterAll(async () => {
  await closeServicePools();
  await app.close();
});

test('a call is signed by the calling service and carries request id and trace', async () => {
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const data = await runInContext({ requestId: 'request-0003', traceparent }, () =>
    callService(remote, '/internal/echo', { text: 'hi' }, echo.data),
  );
  expect(data).toEqual({ text: 'hi', by: 'wallet', id: 'request-0003', trace: traceparent });
});

test('an answer that is late is NT99, and is not waited for', async () => {
  const call = callService({ ...remote, timeoutMs: 100 }, '/internal/slow', {}, z.object({}));
  await expect(call).rejects.toMatchObject({ code: 'NT99', name: 'ServiceTimeout' });
  released.resolve();
});

test('a service that is down is TE99', async () => {
  const free = createServer().listen(0);
  const { port } = z.custom<AddressInfo>().parse(free.address());
  await new Promise((resolve) => free.close(resolve));
  const down = { ...remote, url: `http://127.0.0.1:${port}` };
  await expect(callService(down, '/internal/echo', {}, z.object({}))).rejects.toMatchObject({
    code: 'TE99',
    http: 503,
  });
});

test('a code nobody expected, or another form of answer, is a defect', async () => {
  const wrongBody = callService(remote, '/internal/echo', { text: 5 }, z.object({}));
  await expect(wrongBody).rejects.toThrow('answered H400');
  const wrongKey = { ...remote, key: testKeyring.signerOf('board').key };
  const unsigned = callService(wrongKey, '/internal/echo', { text: 'x' }, z.object({}));
  await expect(unsigned).rejects.toThrow('answered H401');
  const otherForm = callService(
    remote,
    '/internal/echo',
    { text: 'x' },
    z.object({ n: z.number() }),
  );
  await expect(otherForm).rejects.toThrow(z.ZodError);
});
