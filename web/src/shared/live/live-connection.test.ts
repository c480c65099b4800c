import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LiveState, openLiveConnection } from './live-connection.ts';

const CLOSE_FRAME = 0x88;

/** Takes every WebSocket and hears what comes, and never says a word on it but that it closes. */
const server = createServer();
const taken: Duplex[] = [];
let received = 0;
server.on('upgrade', (request, socket) => {
  const accepted = createHash('sha1')
    .update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
    .digest('base64');
  socket.on('error', () => undefined);
  socket.write(
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      `Sec-WebSocket-Accept: ${accepted}\r\nSec-WebSocket-Protocol: v12.stomp\r\n\r\n`,
  );
  socket.on('data', (chunk: Buffer) => {
    received += 1;
    if (chunk[0] === CLOSE_FRAME) socket.end();
  });
  taken.push(socket);
});

beforeEach(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('location', { protocol: 'http:', host: `127.0.0.1:${port}` });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const socket of taken) socket.destroy();
  server.close();
});

it('leaves a server that takes the connection and does not answer, and tries again', async () => {
  // Only the timers of the channel: what is between the sockets takes its own time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const states: LiveState[] = [];
  const connection = openLiveConnection({
    token: () => 'a token',
    topics: [],
    onState: (state) => states.push(state),
    onMessage: () => undefined,
    onReconnect: () => undefined,
  });
  await expect.poll(() => received).toBe(1);
  vi.advanceTimersByTime(15_000);
  await expect.poll(() => states).toContain('lost');
  expect(taken).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => taken.length).toBe(2);
  connection.close();
});
