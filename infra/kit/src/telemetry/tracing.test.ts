import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { runInContext } from './request-context.ts';
import { currentTraceparent, inIncomingSpan, inSpan, isTracing, startTracing } from './tracing.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;

let collector: Server | undefined;
afterEach(() => collector?.close());

test('without an exporter no span is made, and a trace that came in is passed on', async () => {
  startTracing({ service: 'wallet', endpoint: undefined });
  expect(isTracing()).toBe(false);
  await runInContext({ requestId: 'r', traceparent }, async () => {
    await inSpan('x', {}, async () => expect(currentTraceparent()).toBe(traceparent));
  });
  expect(currentTraceparent()).toBeUndefined();
});

test('with an exporter the spans of a request continue its trace and are sent', async () => {
  const bodies: string[] = [];
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      bodies.push(`${request.url} ${body}`);
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => collector?.once('listening', resolve));
  const { port } = z.custom<AddressInfo>().parse(collector.address());

  const tracing = startTracing({ service: 'wallet', endpoint: `http://127.0.0.1:${port}` });
  const handedOn = await inIncomingSpan('POST /x', { kind: 'server', traceparent }, () =>
    inSpan('wallet.apply', {}, async () => currentTraceparent()),
  );
  const failing = inSpan('wallet.fail', {}, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  await tracing.stop();

  expect(handedOn).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
  expect(handedOn).not.toBe(traceparent);
  const sent = bodies.join('\n');
  expect(sent).toMatch(/^\/v1\/traces /);
  expect(sent).toContain(TRACE);
  expect(sent).toContain('wallet.apply');
  expect(isTracing()).toBe(false);
});
