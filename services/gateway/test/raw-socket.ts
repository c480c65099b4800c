import { connect, type Socket } from 'node:net';
import { limits } from '@noriter/kit/testing/limits';
import { SITE_KEY } from './gateway-world.ts';

/** A socket on which a test writes what no HTTP client would. */
export type RawSocket = {
  socket: Socket;
  write(text: string | Buffer): void;
  /** All that came until the other side closed, or until the time is up. */
  closed(withinMs?: number): Promise<string>;
  /** What came so far, once it has the text. */
  until(text: string, withinMs?: number): Promise<string>;
};

export async function openRaw(port: number): Promise<RawSocket> {
  const socket = connect({ port, host: '127.0.0.1' });
  let received = Buffer.alloc(0);
  let isClosed = false;
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isClosed = true;
  });
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  const wait = async (isThere: () => boolean, what: string, withinMs: number): Promise<string> => {
    const deadline = performance.now() + withinMs;
    while (!isThere()) {
      if (performance.now() > deadline) throw new Error(`${what}; got: ${received.toString()}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return received.toString();
  };
  return {
    socket,
    write: (text) => void socket.write(text),
    closed: (withinMs = limits.soon) => wait(() => isClosed, 'the socket stayed open', withinMs),
    until: (text, withinMs = limits.soon) =>
      wait(() => received.includes(text), `${text} did not come`, withinMs),
  };
}

/** The head of an upgrade at /ws, line by line. */
export const UPGRADE = [
  'GET /ws HTTP/1.1',
  'host: a',
  'connection: Upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
];

/** The head of a call, with what a test adds to it. */
export function head(...lines: string[]): string {
  return [
    'POST /api/cash/getUserCash HTTP/1.1',
    'host: test',
    `authorization: ${SITE_KEY}`,
    ...lines,
    '',
    '',
  ].join('\r\n');
}

export type RawAnswer = { status: number; headers: string; code: string; message: string };

/** The first answer in what came. */
export function parseAnswer(text: string): RawAnswer {
  const [headers = '', body = ''] = text.split('\r\n\r\n', 2);
  const envelope = JSON.parse(body) as { resultCode: string; resultMessage: string };
  return {
    status: Number(headers.split(' ')[1]),
    headers: headers.toLowerCase(),
    code: envelope.resultCode,
    message: envelope.resultMessage,
  };
}
