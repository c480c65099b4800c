import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { Refusal } from '../contract/result-codes.ts';
import { registerOverload, sendAway } from './overload.ts';

/** Keeps the event loop busy for a while, with short breaths in between. */
async function toil(ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end) {
    const breath = performance.now() + 120;
    while (performance.now() < breath) Math.sqrt(breath);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

test('while the event loop is late new requests are sent away, then served again', async () => {
  const app = fastify();
  await registerOverload(app, 60);
  app.setErrorHandler((error, _request, reply) =>
    reply.code(503).send(error instanceof Refusal ? error.code : 'other'),
  );
  app.get('/', () => 'served');
  await app.ready();
  expect((await app.inject('/')).body).toBe('served');
  await toil(2_200);
  expect((await app.inject('/')).body).toBe('E002');
  await expect.poll(async () => (await app.inject('/')).body, { interval: 200 }).toBe('served');
  await app.close();
});

test('a process that had been asleep sends nobody away', async () => {
  expect(sendAway(Number.POSITIVE_INFINITY)).toBeUndefined();
  await expect(sendAway(5_000)).rejects.toMatchObject({ code: 'E002' });
});
