/** Requests that no honest client sends: cut off in the middle, or so slow that they may never end. */
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Door, Sent } from '../calls/send.ts';
import type { Packed } from '../protocols/protocol.ts';

/** `half`: half of the body, then our side is closed. `slow`: the body in pieces over a second. */
export async function sendRaw(door: Door, packed: Packed, how: 'half' | 'slow'): Promise<Sent> {
  const startedAt = performance.now();
  const url = new URL(`${door.url}/${packed.path}`);
  const body = Buffer.from(packed.body);
  const headers = {
    host: url.host,
    connection: 'close',
    'content-length': body.length,
    ...packed.headers,
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect(Number(url.port || 80), url.hostname);
  const chunks: Buffer[] = [];
  let isLate = false;
  socket.setTimeout(door.timeoutMs + 1_500, () => {
    isLate = true;
    socket.destroy();
  });
  const over = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => undefined);
  socket.write(`POST ${url.pathname}${url.search} HTTP/1.1\r\n${head.join('')}\r\n`);
  const half = Math.floor(body.length / 2);
  if (how === 'half') socket.end(body.subarray(0, half));
  else {
    const piece = Math.ceil(body.length / 10);
    for (let at = 0; at < body.length && !socket.destroyed; at += piece) {
      socket.write(body.subarray(at, at + piece));
      await delay(100);
    }
  }
  await over;
  const ms = performance.now() - startedAt;
  const text = Buffer.concat(chunks).toString();
  const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
  if (status === undefined) return { failure: isLate ? 'timeout' : 'connection', ms };
  const from = text.indexOf('{');
  return { status: Number(status), text: text.slice(from, text.lastIndexOf('}') + 1), ms };
}
