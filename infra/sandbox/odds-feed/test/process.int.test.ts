import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { childEnvironment, eventually } from '@noriter/kit/testing';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { all, type Node, parsed } from './listening.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...childEnvironment(), PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const published = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    published.out += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    published.err += String(chunk);
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, published, ended };
}

/** Reads a stream line by line. */
async function subscribe(url: string, product: number) {
  const response = await fetch(`${url}/v1/products/${product}/stream`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/xml-seq');
  if (!response.body) throw new Error('The stream has no body.');
  const received: Node[] = [];
  const lines = createInterface({ input: Readable.fromWeb(response.body) });
  lines.on('line', (line) => received.push(parsed(line)));
  return { received, ended: new Promise<void>((resolve) => lines.once('close', resolve)) };
}

async function steer(url: string, request: Record<string, unknown>) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(request);
  const answer = await fetch(`${url}/control`, { method: 'POST', headers, body });
  return {
    status: answer.status,
    body: z.record(z.string(), z.unknown()).parse(await answer.json()),
  };
}

test('the process streams a match, recovers, is steered, and ends on SIGTERM', async () => {
  const { child, published, ended } = await start({
    SEED: 'process',
    SPEED: '60',
    LOG_LEVEL: 'info',
  });
  const url = await eventually(() => {
    const found = /"url":"([^"]+)"/.exec(published.out);
    expect(found, published.err).not.toBeNull();
    return found?.[1] ?? '';
  });
  const live = await subscribe(url, 1);
  const added = await steer(url, { action: 'fixture', sport: 'soccer', startsInSeconds: 0.5 });
  const eventId = String(added.body.eventId);
  const own = () => live.received.filter(({ attributes }) => attributes.event_id === eventId);
  await eventually(() =>
    expect(own().map(({ name }) => name)).toEqual(['fixture_change', 'odds_change']),
  );
  expect(live.received[0]?.name).toBe('alive');
  await steer(url, { action: 'goal', eventId, side: 'home' });
  await steer(url, { action: 'finish', eventId });
  await eventually(() => expect(own().at(-1)?.name).toBe('bet_settlement'));

  const epoch = live.received[0]?.attributes.epoch ?? '';
  const path = `/v1/products/1/recovery/initiate_request?epoch=${epoch}&after=0&request_id=mine`;
  const answer = await fetch(url + path, { method: 'POST' });
  expect(answer.status).toBe(202);
  const complete = await eventually(() => {
    const found = live.received.find(({ name }) => name === 'snapshot_complete');
    expect(found).toBeDefined();
    return found;
  });
  const asked = live.received.filter(({ attributes }) => attributes.snapshot_index !== undefined);
  expect(String(asked.length)).toBe(complete?.attributes.messages);
  const settled = asked.filter(({ attributes }) => attributes.event_id === eventId);
  expect(settled.flatMap((message) => all(message, 'outcome')).length).toBeGreaterThan(20);

  expect((await steer(url, { action: 'goal', eventId, side: 'home' })).status).toBe(400);
  expect((await fetch(`${url}/v1/products/2/stream`)).status).toBe(404);
  await steer(url, { action: 'restart', product: 1 });
  await live.ended;
  const again = await subscribe(url, 1);
  await eventually(() =>
    expect(again.received[0]?.attributes.epoch).toBe(String(Number(epoch) + 1)),
  );
  await steer(url, { action: 'outage', product: 3, seconds: 60 });
  expect((await fetch(`${url}/v1/products/3/stream`)).status).toBe(503);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('an environment that can not be used is published in sentences', async () => {
  const { published, ended } = await start({ SPEED: 'fast' });
  expect(await ended).toBe(1);
  expect(published.err).toContain('SPEED is not a number');
});
