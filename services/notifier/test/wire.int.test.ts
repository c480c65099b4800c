import { request } from 'node:http';
import { create } from '@bufbuild/protobuf';
import { eventually } from '@noriter/kit/testing';
import { GameLockChangedSchema } from '@noriter/proto/site_events_pb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';

import { liveUrl } from './browser.ts';
import { type NotifierWorld, openNotifierWorld, SITE, SITE_KEY } from './notifier-world.ts';

const ORIGIN = 'https://noriter.example';
const CONNECT = `CONNECT\naccept-version:1.2\nauthorization:${SITE_KEY}\n\n\0`;

let world: NotifierWorld;
let service: Awaited<ReturnType<NotifierWorld['start']>>;

beforeAll(async () => {
  world = await openNotifierWorld('wire');
  service = await world.start({
    ALLOWED_ORIGINS: ORIGIN,
    CONNECTIONS_PER_ADDRESS_MAX: '3',
    BUFFERED_BYTES_MAX: '100000',
    // Short for who is silent, long for who is not but runs on a busy machine.
    CONNECT_TIMEOUT_MS: '6000',
    HEART_BEAT_MS: '1000',
  });
});
afterAll(async () => {
  await service?.stop();
  await world?.close();
});

/** A WebSocket without a STOMP client: what it sends and gets is bytes. */
async function openSocket(protocols: string[] = ['v12.stomp'], { autoPong = true } = {}) {
  const socket = new WebSocket(liveUrl(service.url), protocols, { origin: ORIGIN, autoPong });
  const got: string[] = [];
  const closed = Promise.withResolvers<number>();
  socket.on('message', (data) => got.push(Buffer.isBuffer(data) ? data.toString() : ''));
  socket.on('close', (code) => closed.resolve(code));
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('open', resolve));
  const all = () => got.join('');
  return { socket, all, closed: closed.promise };
}

describe('the WebSocket', () => {
  it.each([
    [['v10.stomp', 'v11.stomp', 'v12.stomp'], 'v12.stomp'],
    [['v11.stomp'], 'v11.stomp'],
    [[], ''],
  ])('offered %j speaks %j', async (offered, agreed) => {
    const { socket, closed } = await openSocket(offered);
    expect(socket.protocol).toBe(agreed);
    socket.close();
    await closed;
  });

  it('takes a frame byte by byte in binary messages, and several frames in one text message', async () => {
    const { socket, all, closed } = await openSocket();
    for (const byte of Buffer.from(CONNECT)) socket.send(Uint8Array.of(byte));
    await eventually(() => expect(all()).toContain('CONNECTED'));
    const topic = `destination:/topic/site/${SITE}`;
    socket.send(
      `\n\r\nSUBSCRIBE\nid:a\n${topic}\nreceipt:1\n\n\0\nUNSUBSCRIBE\nid:a\nreceipt:2\n\n\0` +
        'DISCONNECT\nreceipt:3\n\n\0',
    );
    expect(await closed).toBe(1000);
    expect([...all().matchAll(/receipt-id:(\d)/g)].map(([, id]) => id)).toEqual(['1', '2', '3']);
  });

  it.each([
    ['a frame above the limit', `SEND\n\n${'a'.repeat(20_000)}\0`, 1009, 'H413'],
    ['garbage', '\u0001\u0002\u0003\n\n\0', 4004, 'H400'],
    ['a header without end', `CONNECT\nx:${'a'.repeat(5_000)}`, 1009, 'H413'],
    ['silence', '', 4007, 'L006'],
  ])('ends %s with an ERROR and a code', async (_case, text, code, error) => {
    const { socket, all, closed } = await openSocket();
    if (text) socket.send(text);
    expect(await closed).toBe(code);
    expect(all()).toContain(`ERROR\ncode:${error}\n`);
  });

  it('ends a message that is larger than any frame by its length alone', async () => {
    const { socket, closed } = await openSocket();
    socket.send('a'.repeat(100_000));
    expect(await closed).toBe(1009);
  });

  const BEATING = CONNECT.replace('\n\n', '\nheart-beat:1000,1000\n\n');

  it('keeps a client that promised heart-beats, sends none, and answers pings', async () => {
    const { socket, all, closed } = await openSocket();
    let pings = 0;
    socket.on('ping', () => {
      pings += 1;
    });
    socket.send(BEATING);
    // A second one is sent only once the first was answered.
    await eventually(() => expect(pings).toBeGreaterThanOrEqual(2));
    socket.send('DISCONNECT\nreceipt:1\n\n\0');
    expect(await closed).toBe(1000);
    expect(all()).toContain('receipt-id:1');
  });

  it('ends a client that answers no ping, and beats itself', async () => {
    const { socket, all, closed } = await openSocket(undefined, { autoPong: false });
    const pinged = new Promise((resolve) => socket.once('ping', resolve));
    socket.send(BEATING);
    await pinged;
    expect(await closed).toBe(4006);
    expect(all()).toContain('heart-beat:1000,1000');
    expect(all()).toMatch(/\0\n/);
    expect(all()).toContain('ERROR\ncode:L005\n');
  });

  it('cuts off a reader that does not read, with a code that means come back', async () => {
    const { socket, all, closed } = await openSocket();
    socket.send(CONNECT);
    socket.send(`SUBSCRIBE\nid:a\ndestination:/topic/site/${SITE}\nreceipt:1\n\n\0`);
    await eventually(() => expect(all()).toContain('RECEIPT'));
    socket.pause();
    const isCutOff = async () => {
      const name = 'noriter_notifier_closed_total';
      const text = await service.deps.metrics.getSingleMetricAsString(name);
      return /reason="slowReader".* 1$/m.test(text);
    };
    const scope = 'x'.repeat(200_000);
    for (let index = 0; index < 200 && !(await isCutOff()); index += 1) {
      const value = create(GameLockChangedSchema, { locked: index % 2 === 0, scope });
      await world.publishSite({ case: 'gameLock', value });
    }
    expect(await isCutOff()).toBe(true);
    socket.resume();
    expect(await closed).toBe(4008);
  });
});

describe('the server', () => {
  const knock = (path: string, headers: Record<string, string> = {}) =>
    new Promise<number>((resolve, reject) => {
      const upgrade = { connection: 'Upgrade', upgrade: 'websocket' };
      const key = {
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'sec-websocket-version': '13',
      };
      const asked = request(`${service.url}${path}`, {
        headers: { ...upgrade, ...key, origin: ORIGIN, ...headers },
      });
      asked.on('response', (response) => resolve(response.statusCode ?? 0));
      asked.on('upgrade', (response, socket) => {
        socket.destroy();
        resolve(response.statusCode ?? 0);
      });
      asked.on('error', reject);
      asked.end();
    });

  it('opens at /ws, for the origins it knows', async () => {
    expect(await knock('/ws')).toBe(101);
    expect(await knock('/ws?x=1')).toBe(101);
    expect(await knock('/elsewhere')).toBe(404);
    expect(await knock('/ws', { origin: 'https://evil.example' })).toBe(403);
    expect(await knock('/ws', { 'sec-websocket-version': '7' })).toBe(400);
  });

  it('counts connections by address, and forgets those that left', async () => {
    await eventually(() => expect(service.deps.live.connections()).toBe(0));
    const three = await Promise.all([openSocket(), openSocket(), openSocket()]);
    expect(await knock('/ws')).toBe(429);
    three[0]?.socket.close();
    await three[0]?.closed;
    await eventually(async () => expect(await knock('/ws')).toBe(101));
    for (const { socket } of three) socket.terminate();
  });

  it('shows how many are connected, in its metrics', async () => {
    await eventually(() => expect(service.deps.live.connections()).toBe(0));
    const { socket, closed } = await openSocket();
    const text = await (await fetch(`${service.url}/metrics`)).text();
    expect(text).toMatch(/noriter_notifier_connections\{[^}]*\} 1/);
    socket.close();
    await closed;
  });
});
