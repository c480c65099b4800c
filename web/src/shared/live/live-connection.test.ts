import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptSocket, writeText as write } from '../testing/live-server.ts';
import type { LiveConnection } from './live-channel.ts';
import { openLiveConnection } from './live-connection.ts';
import type { LiveState } from './live-state.ts';

const CLOSE_FRAME = 0x88;
const news = 'MESSAGE\nsubscription:sub-0\nmessage-id:1\ndestination:/a\n\n{"cmd":"CASHREQ"}\0';

/**
 * Takes every WebSocket and hears what comes. It says that it is connected if it is told to, and nothing
 * else by itself but that it closes.
 */
const server = createServer();
const taken: Duplex[] = [];
let received = 0;
let isAnswering = false;
server.on('upgrade', (request, socket) => {
  acceptSocket(request, socket);
  let isFirst = true;
  socket.on('data', (chunk: Buffer) => {
    received += 1;
    if (chunk[0] === CLOSE_FRAME) socket.end();
    else if (isAnswering && isFirst)
      write(socket, 'CONNECTED\nversion:1.2\nheart-beat:5000,0\n\n\0');
    isFirst = false;
  });
  taken.push(socket);
});

let states: LiveState[] = [];
let newsCount = 0;
let reconnects = 0;
let network = phoneNetwork();
let connection: LiveConnection | undefined;

function phoneNetwork() {
  return Object.assign(new EventTarget(), { type: 'wifi' });
}

function open(load?: () => Promise<typeof import('./live-channel.ts')>): void {
  const wishes = {
    token: () => 'a token',
    topics: ['/a'],
    onState: (state: LiveState) => states.push(state),
    onMessage: () => {
      newsCount += 1;
    },
    onReconnect: () => {
      reconnects += 1;
    },
  };
  connection = openLiveConnection(wishes, load);
}

beforeEach(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('location', { protocol: 'http:', host: `127.0.0.1:${port}` });
  vi.stubGlobal('window', new EventTarget());
  network = phoneNetwork();
  vi.stubGlobal('navigator', { connection: network });
});
afterEach(() => {
  connection?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const socket of taken) socket.destroy();
  server.close();
  taken.length = 0;
  received = 0;
  isAnswering = false;
  states = [];
  newsCount = 0;
  reconnects = 0;
});

describe('a channel whose part did not come', () => {
  let asked = 0;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    isAnswering = true;
    asked = 0;
    open(async () => {
      asked += 1;
      if (asked === 1) throw new Error('The line was gone.');
      return import('./live-channel.ts');
    });
    await expect.poll(() => states).toEqual(['lost']);
  });

  it('is opened a while later, and asks for what was missed', async () => {
    vi.advanceTimersByTime(29_000);
    expect(asked).toBe(1);
    vi.advanceTimersByTime(1_000);
    await expect.poll(() => states).toEqual(['lost', 'connected']);
    expect(reconnects).toBe(1);
  });

  it('is opened with the next network, once', async () => {
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => states).toEqual(['lost', 'connected']);
    vi.advanceTimersByTime(60_000);
    expect(asked).toBe(2);
    expect(reconnects).toBe(1);
  });

  it('is not opened any more once nobody wants it', async () => {
    connection?.close();
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(asked).toBe(1);
    expect(states).toEqual(['lost', 'idle']);
  });
});

it('leaves a server that takes the connection and does not answer, and tries again', async () => {
  // Only the timers of the channel: what is between the sockets takes its own time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  open();
  await expect.poll(() => received).toBe(1);
  vi.advanceTimersByTime(15_000);
  await expect.poll(() => states).toContain('lost');
  expect(taken).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => taken.length).toBe(2);
});

describe('a channel that is open', () => {
  beforeEach(async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    });
    isAnswering = true;
    open();
    await expect.poll(() => states).toEqual(['connected']);
  });

  it('and silent for longer than its server ever is, is left and opened anew', async () => {
    // The slower of the server's five seconds and the ten that are wanted, and some for the way.
    vi.advanceTimersByTime(10_500);
    expect(states).toEqual(['connected']);
    vi.advanceTimersByTime(2_000);
    expect(states).toEqual(['connected', 'silent', 'lost']);
    vi.advanceTimersByTime(1_000);
    await expect.poll(() => states).toEqual(['connected', 'silent', 'lost', 'connected']);
    expect(taken).toHaveLength(2);
  });

  it('is kept as long as something comes', async () => {
    for (let count = 1; count <= 3; count += 1) {
      vi.advanceTimersByTime(9_000);
      write(taken[0], news);
      await expect.poll(() => newsCount).toBe(count);
    }
    expect(states).toEqual(['connected']);
  });

  it('is left with the network, and opened with the next one at once', async () => {
    window.dispatchEvent(new Event('offline'));
    expect(states).toEqual(['connected', 'lost']);
    // Tries without a network come ever seldomer; the first one with it waits for none of them.
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => states.at(-1)).toBe('connected');
    expect(taken).toHaveLength(2);
  });

  it('is opened anew on another kind of network, where the old one leads nowhere', async () => {
    network.dispatchEvent(new Event('change'));
    expect(states).toEqual(['connected']);
    network.type = 'cellular';
    network.dispatchEvent(new Event('change'));
    expect(states).toEqual(['connected', 'lost']);
    await expect.poll(() => states).toEqual(['connected', 'lost', 'connected']);
    expect(taken).toHaveLength(2);
  });
});
