import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { CALLER_HEADER, signCaller } from '../caller.ts';
import { eventually } from '../testing/eventually.ts';
import { CHANNEL_PATH, CHANNEL_PROTOCOL, createChannelDoor, isChannel } from './accept.ts';
import { type Channels, createChannels } from './channels.ts';

const KEY = 'an internal key of 32 characters!';
const GATEWAY = { kind: 'service', siteId: '*', address: '', service: 'gateway' } as const;

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

type Serving = { server: Server; url: string; port: number; sockets: Set<Socket>; leave(): void };

async function serve(listener: RequestListener, port = 0): Promise<Serving> {
  const door = createChannelDoor(KEY, listener);
  const server = createServer((_request, response) => response.end('alone'));
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (request, socket, head) => {
    if (isChannel(request)) door.upgrade(request, socket, head);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: open } = server.address() as AddressInfo;
  endings.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    server,
    url: `http://127.0.0.1:${open}`,
    port: open,
    sockets,
    leave: () => door.close(),
  };
}

function channelsTo(url: string, { wanted = 1, key = KEY } = {}): Channels {
  const sign = () => [CALLER_HEADER, signCaller(key, GATEWAY)] as const;
  const channels = createChannels({ url, sign }, wanted);
  endings.push(() => channels.destroy());
  return channels;
}

type Outcome = { status: number; headers: Readonly<Record<string, string>>; body: string };

/** Resolves with the answer, null where it was not sent, and rejects where it failed. */
function ask(
  channels: Channels,
  body = '{}',
  { path = '/api/a', headers = [] as string[], onSent = (_abort: () => void) => {} } = {},
): Promise<Outcome | null> {
  return new Promise((resolve, reject) => {
    const isSent = channels.carry(
      { path, headers, body: Buffer.from(body) },
      {
        sent: onSent,
        answered: (status, fields, bytes) =>
          resolve({ status, headers: fields, body: bytes.toString() }),
        failed: reject,
      },
    );
    if (!isSent) resolve(null);
  });
}

async function opened(channels: Channels): Promise<Channels> {
  await eventually(async () => expect(await ask(channels)).not.toBeNull());
  return channels;
}

/** Answers with what it was asked, later the larger the number in it. */
const echo: RequestListener = (request, response) => {
  const answer = (asked: string) => {
    response.writeHead(200, { 'content-type': 'application/json', 'x-path': request.url ?? '' });
    response.end(asked);
  };
  void text(request).then((asked) => setTimeout(answer, Number(asked) || 0, asked));
};

test('calls share one connection, and each gets its own answer when it is done', async () => {
  const service = await serve(echo);
  const channels = await opened(channelsTo(service.url));
  const order: string[] = [];
  const delays = ['60', '30', '0', '45', '15'];
  const answers = await Promise.all(
    delays.map(async (delay) => {
      const answer = await ask(channels, delay, { path: `/api/${delay}` });
      order.push(delay);
      return answer;
    }),
  );
  expect(answers.map((one) => [one?.status, one?.headers['x-path'], one?.body])).toEqual(
    delays.map((delay) => [200, `/api/${delay}`, delay]),
  );
  expect(order).toEqual(['0', '15', '30', '45', '60']);
  expect(service.sockets.size).toBe(1);
});

test('bodies come through byte for byte: none, Korean, and a megabyte', async () => {
  const service = await serve(echo);
  const channels = await opened(channelsTo(service.url));
  for (const body of ['', '"번개🎲"', `"${'한'.repeat(340_000)}"`]) {
    expect((await ask(channels, body))?.body === body).toBe(true);
  }
});

test('an answer may be written in pieces, have no body, or be any refusal', async () => {
  const service = await serve((request, response) => {
    if (request.url === '/api/none') response.writeHead(204).end();
    else {
      response.writeHead(503, { 'retry-after': '7' });
      response.write('{"resultCode":');
      response.write(Buffer.from('"E002"'));
      response.end('}');
    }
  });
  const channels = await opened(channelsTo(service.url));
  expect(await ask(channels, '', { path: '/api/none' })).toEqual({
    status: 204,
    headers: {},
    body: '',
  });
  expect(await ask(channels)).toEqual({
    status: 503,
    headers: { 'retry-after': '7' },
    body: '{"resultCode":"E002"}',
  });
});

test('headers come as they were sent', async () => {
  const service = await serve((request, response) => {
    response.end(JSON.stringify([request.method, request.headers]));
  });
  const channels = await opened(channelsTo(service.url));
  const answer = await ask(channels, '{}', { headers: ['x-request-id', 'a', 'user-agent', 'é"'] });
  expect(JSON.parse(answer?.body ?? '')).toEqual([
    'POST',
    { 'x-request-id': 'a', 'user-agent': 'é"', 'content-length': '2' },
  ]);
});

test('nobody opens one who is not signed as a service', async () => {
  const service = await serve(echo);
  const channels = channelsTo(service.url, { key: 'another internal key of 32 chars!' });
  expect(await ask(channels)).toBeNull();
  await once(service.server, 'upgrade');
  await eventually(() => expect(service.sockets.size).toBe(0));
  expect([await ask(channels), channels.open()]).toEqual([null, 0]);
});

/** What asks for a channel, written by hand. */
function requestOf(caller = signCaller(KEY, GATEWAY)): string {
  return (
    `GET ${CHANNEL_PATH} HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\n` +
    `upgrade: ${CHANNEL_PROTOCOL}\r\n${CALLER_HEADER}: ${caller}\r\n\r\n`
  );
}

/** Call 7 without a path, with "hello". */
const HELLO = Buffer.concat([Buffer.from('0000000f000000070004', 'hex'), Buffer.from('[""]hello')]);

test('who is refused and leaves in a hurry harms nobody', async () => {
  const service = await serve(echo);
  for (const caller of ['forged', signCaller(KEY, GATEWAY)]) {
    const hasty = connect(service.port, '127.0.0.1');
    hasty.write(requestOf(caller), () => hasty.resetAndDestroy());
    await once(service.server, 'upgrade');
    await eventually(() => expect(service.sockets.size).toBe(0));
  }
  const channels = await opened(channelsTo(service.url));
  expect((await ask(channels))?.status).toBe(200);
});

test('calls that come with the request for the channel are served', async () => {
  const service = await serve(echo);
  const eager = connect(service.port, '127.0.0.1');
  endings.push(() => eager.destroy());
  eager.write(Buffer.concat([Buffer.from(requestOf()), HELLO]));
  let heard = '';
  eager.on('data', (chunk: Buffer) => {
    heard += chunk.toString('latin1');
  });
  await eventually(() => expect(heard).toContain('hello'));
});

test('who reads no answers is let go', async () => {
  const large = 'x'.repeat(8 * 1024 * 1024);
  const service = await serve((_request, response) => response.end(large));
  const deaf = connect(service.port, '127.0.0.1').pause();
  endings.push(() => deaf.destroy());
  deaf.on('error', () => undefined);
  deaf.write(requestOf());
  await once(service.server, 'upgrade');
  expect(service.sockets.size).toBe(1);
  const asking = setInterval(() => deaf.write(HELLO), 5);
  endings.push(() => clearInterval(asking));
  await eventually(() => expect(service.sockets.size).toBe(0));
});

test('a service takes no more calls than it may have under way, and the others later', async () => {
  const asked = 6_000;
  const waiting: (() => void)[] = [];
  let isOpen = false;
  const service = await serve((request, response) => {
    if (isOpen || request.url !== '/api/wait') response.end('{}');
    else waiting.push(() => response.end('{}'));
  });
  const channels = await opened(channelsTo(service.url));
  const answers = Array.from({ length: asked }, () => ask(channels, '', { path: '/api/wait' }));
  await eventually(() => expect(waiting.length).toBeGreaterThanOrEqual(4_096));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(waiting.length).toBeLessThan(asked);
  isOpen = true;
  for (const answer of waiting) answer();
  expect((await Promise.all(answers)).every((one) => one?.status === 200)).toBe(true);
});

test('a service that knows no channels gets none', async () => {
  const server = createServer((_request, response) => response.writeHead(404).end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  endings.push(() => server.close());
  const channels = channelsTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(await ask(channels)).toBeNull();
  await once(server, 'request');
  expect([await ask(channels), channels.open()]).toEqual([null, 0]);
});

test('what was sent to a service that dies has failed; it is found again when it is back', async () => {
  const service = await serve((request, response) => {
    if (request.url === '/api/death') request.socket.destroy();
    else if (request.url !== '/api/silence') response.end('{}');
  });
  const channels = await opened(channelsTo(service.url));
  const others = [1, 2].map(() => ask(channels, '{}', { path: '/api/silence' }));
  const ended = await Promise.allSettled([...others, ask(channels, '{}', { path: '/api/death' })]);
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  service.server.close();
  expect([await ask(channels), channels.open()]).toEqual([null, 0]);
  await serve(echo, service.port);
  await opened(channels);
});

test('a call that is destroyed by itself fails alone', async () => {
  const service = await serve((request, response) => {
    if (request.url === '/api/b') {
      response.write('{"half":');
      response.destroy();
    } else response.end('{}');
  });
  const channels = await opened(channelsTo(service.url));
  const [one, other] = await Promise.allSettled([
    ask(channels, '', { path: '/api/b' }),
    ask(channels),
  ]);
  expect([one.status, other.status, channels.open()]).toEqual(['rejected', 'fulfilled', 1]);
});

test('an answer that is too large is none, however it is written', async () => {
  const large = 'x'.repeat(8 * 1024 * 1024 + 1);
  const service = await serve((request, response) => {
    if (request.url === '/api/whole') response.end(large);
    else if (request.url === '/api/endless') while (response.write('x'.repeat(100_000)));
    else response.end(large.slice(1));
  });
  const channels = await opened(channelsTo(service.url));
  for (const path of ['/api/whole', '/api/endless']) {
    await expect(ask(channels, '', { path })).rejects.toThrow('gave the call up');
  }
  expect((await ask(channels))?.body).toHaveLength(large.length - 1);
});

test('a call that was given up hears nothing of its answer, and the next one does', async () => {
  const service = await serve(echo);
  const channels = await opened(channelsTo(service.url));
  let heard = 0;
  void ask(channels, '30', { onSent: (abort) => abort() }).finally(() => {
    heard += 1;
  });
  expect((await ask(channels, '60'))?.body).toBe('60');
  expect(heard).toBe(0);
});

test('a service that leaves answers what it has, and gets nothing more', async () => {
  const service = await serve(echo);
  const channels = await opened(channelsTo(service.url));
  const slow = ask(channels, '100');
  await ask(channels);
  service.leave();
  const closed = once(service.server, 'close');
  service.server.close();
  await eventually(async () => expect(await ask(channels)).toBeNull());
  expect((await slow)?.body).toBe('100');
  await closed;
});

test('a service that leaves opens no channel any more', async () => {
  const service = await serve(echo);
  service.leave();
  const late = connect(service.port, '127.0.0.1');
  late.write(requestOf());
  const [answer] = await once(late, 'data');
  expect(String(answer)).toContain('HTTP/1.1 503');
  await eventually(() => expect(service.sockets.size).toBe(0));
});

test('calls go to the connection with the fewest under way', async () => {
  const waiting: (() => void)[] = [];
  const perSocket = new Map<Socket, number>();
  const service = await serve((request, response) => {
    if (request.url !== '/api/wait') return response.end('{}');
    perSocket.set(request.socket, (perSocket.get(request.socket) ?? 0) + 1);
    waiting.push(() => response.end('{}'));
  });
  const channels = await opened(channelsTo(service.url, { wanted: 2 }));
  await eventually(() => expect(channels.open()).toBe(2));
  const asked = Array.from({ length: 6 }, () => ask(channels, '', { path: '/api/wait' }));
  await eventually(() => expect(waiting).toHaveLength(6));
  expect([...perSocket.values()]).toEqual([3, 3]);
  for (const answer of waiting) answer();
  await Promise.all(asked);
});

test.each([
  ['no frames at all', 'GET / HTTP/1.1\r\n\r\n'],
  ['a call that is too long', Buffer.from([0x7f, 0, 0, 0, 0, 0, 0, 1])],
])('a service lets go of who sends %s', async (_what, bytes) => {
  const service = await serve(echo);
  const channels = await opened(channelsTo(service.url));
  const [socket] = service.sockets;
  socket?.emit('data', Buffer.from(bytes));
  await eventually(() => expect([service.sockets.size, channels.open()]).toEqual([0, 0]));
});

test('a service that answers with no frames is let go, and its calls have failed', async () => {
  const service = await serve(() => undefined);
  const channels = channelsTo(service.url);
  await ask(channels);
  await eventually(() => expect(channels.open()).toBe(1));
  const asked = ask(channels);
  const failed = expect(asked).rejects.toThrow('bytes follow');
  const [socket] = service.sockets;
  socket?.write('nonsense, nonsense');
  await failed;
  expect(channels.open()).toBe(0);
});

test('a connection on which nothing is heard any more is given up', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  endings.push(() => vi.useRealTimers());
  const service = await serve(() => undefined);
  const channels = channelsTo(service.url);
  await ask(channels);
  await eventually(() => expect(channels.open()).toBe(1));
  const failed = expect(ask(channels)).rejects.toThrow('silent');
  for (const socket of service.sockets) socket.pause();
  vi.advanceTimersByTime(10_000);
  await failed;
  expect(channels.open()).toBe(0);
});

test('who was asleep itself gives no connection up', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  endings.push(() => vi.useRealTimers());
  const service = await serve(echo);
  const channels = channelsTo(service.url);
  await ask(channels);
  await eventually(() => expect(channels.open()).toBe(1));
  const slow = ask(channels, '2500');
  vi.advanceTimersByTime(20_000);
  expect((await slow)?.body).toBe('2500');
  expect(channels.open()).toBe(1);
});

test('a connection is renewed by and by, with the calls on it answered', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  endings.push(() => vi.useRealTimers());
  const service = await serve(echo);
  const channels = channelsTo(service.url);
  await ask(channels);
  await eventually(() => expect(channels.open()).toBe(1));
  const [first] = service.sockets;
  const slow = ask(channels, '200');
  vi.advanceTimersByTime(61_000);
  await eventually(async () => {
    vi.advanceTimersByTime(200);
    await ask(channels);
    expect([service.sockets.size, channels.open()]).toEqual([2, 1]);
  });
  expect((await slow)?.body).toBe('200');
  await eventually(() => expect([first?.destroyed, service.sockets.size]).toEqual([true, 1]));
});
