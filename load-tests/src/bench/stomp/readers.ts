// The readers of a side, in a process of their own: the same for both, so that what they cost
// falls on both. Started by `openReaders`, spoken to by messages.
import { connect, type Socket } from 'node:net';
import { clientFrame, createFrameStream } from './frame-stream.ts';
import { createLatencies } from './latency.ts';
import { processorMs } from './processor.ts';
import type { ReaderRequest } from './reader-process.ts';
import { ageOf, nowMicroseconds } from './stamp.ts';

const TEXT = 0x1;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;
const LETTER_M = 'M'.charCodeAt(0);
const LETTER_R = 'R'.charCodeAt(0);

const latencies = createLatencies();
const sockets: Socket[] = [];
let lost = 0;

// Nobody is left to read the figures.
process.on('disconnect', () => process.exit());

process.on('message', (request: ReaderRequest) => {
  void answer(request).then((answered) => process.send?.(answered));
});

async function answer(request: ReaderRequest): Promise<object> {
  switch (request.kind) {
    case 'open':
      for (const hello of request.hellos) await openReader(request.port, hello);
      return {};
    case 'reset':
      latencies.reset();
      return {};
    case 'read':
      return { ...latencies.read(), lost, processorMs: processorMs() };
    default:
      return request satisfies never;
  }
}

/** Resolves when the reader is subscribed, or at once after the upgrade where there is no STOMP. */
async function openReader(port: number, hello: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.setNoDelay(true);
  const opened = Promise.withResolvers<void>();
  socket.on('error', opened.reject);
  socket.on('close', () => {
    lost += 1;
    opened.reject(new Error('A server closed a connection'));
  });
  let upgraded = false;
  const read = createFrameStream((opcode, bytes, start, end) => {
    if (opcode === TEXT && bytes[start] === LETTER_M) {
      latencies.add(ageOf(bytes, end, nowMicroseconds()));
    } else if (opcode === TEXT && bytes[start] === LETTER_R) opened.resolve();
    else if (opcode === PING) socket.write(clientFrame(PONG, ''));
    else if (opcode === CLOSE) socket.destroy();
  });
  socket.on('data', (chunk: Buffer) => {
    if (upgraded) {
      read(chunk);
      return;
    }
    upgraded = true;
    const headEnd = chunk.indexOf('\r\n\r\n') + 4;
    if (!chunk.toString('latin1').startsWith('HTTP/1.1 101') || headEnd < 4) {
      opened.reject(new Error(chunk.toString()));
      return;
    }
    if (hello === '') opened.resolve();
    else socket.write(clientFrame(TEXT, hello));
    if (headEnd < chunk.length) read(chunk.subarray(headEnd));
  });
  socket.write(
    `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await opened.promise;
}
