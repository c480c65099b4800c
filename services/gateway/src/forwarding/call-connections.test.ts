import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { boundTo, CALLER_HEADER, type Signer, signCaller } from '@noriter/kit/caller';
import {
  CALLS_PATH,
  CALLS_PROTOCOL,
  createCallConnectionServer,
  isCallConnection,
} from '@noriter/kit/calls/accept';
import { makeKeyring } from '@noriter/kit/testing';
import { eventually } from '@noriter/kit/testing/eventually';
import { listenLocally } from '@noriter/kit/testing/local-server';
import { afterEach, expect, test, vi } from 'vitest';
import { type CallConnections, createCallConnections } from './call-connections.ts';

const keyring = makeKeyring();
const GATEWAY = { kind: 'service', siteId: '*', address: '', service: 'gateway' } as const;
const FOR = { to: 'wallet', route: boundTo(CALLS_PATH) };
const SIGNED = await signCaller(keyring.signerOf('gateway'), FOR, GATEWAY);

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

type Serving = { server: Server; url: string; port: number; sockets: Set<Socket>; leave(): void };

async function serve(listener: RequestListener, port = 0): Promise<Serving> {
  const calls = createCallConnectionServer(keyring.checkerOf('wallet'), listener);
  const server = createServer((_request, response) => response.end('alone'));
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (request, socket, head) => {
    if (isCallConnection(request)) void calls.upgrade(request, socket, head);
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
    leave: () => calls.close(),
  };
}

function connectionsTo(
  url: string,
  { wanted = 1, signer = keyring.signerOf('gateway') }: { wanted?: number; signer?: Signer } = {},
): CallConnections {
  const sign = async () => [CALLER_HEADER, await signCaller(signer, FOR, GATEWAY)] as const;
  const connections = createCallConnections({ url, sign }, wanted);
  endings.push(() => connections.destroy());
  return connections;
}

type Outcome = { status: number; headers: Readonly<Record<string, string>>; body: string };

/** Resolves with the answer, null where it was not sent, and rejects where it failed. */
function ask(
  connections: CallConnections,
  body = '{}',
  { path = '/api/a', headers = [] as string[], onSent = (_abort: () => void) => {} } = {},
): Promise<Outcome | null> {
  return new Promise((resolve, reject) => {
    const isSent = connections.send(
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

async function opened(connections: CallConnections): Promise<CallConnections> {
  await eventually(async () => expect(await ask(connections)).not.toBeNull());
  return connections;
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
  const connections = await opened(connectionsTo(service.url));
  const order: string[] = [];
  const delays = ['60', '30', '0', '45', '15'];
  const answers = await Promise.all(
    delays.map(async (delay) => {
      const answer = await ask(connections, delay, { path: `/api/${delay}` });
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
  const connections = await opened(connectionsTo(service.url));
  for (const body of ['', '"번개🎲"', `"${'한'.repeat(340_000)}"`]) {
    expect((await ask(connections, body))?.body === body).toBe(true);
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
  const connections = await opened(connectionsTo(service.url));
  expect(await ask(connections, '', { path: '/api/none' })).toEqual({
    status: 204,
    headers: {},
    body: '',
  });
  expect(await ask(connections)).toEqual({
    status: 503,
    headers: { 'retry-after': '7' },
    body: '{"resultCode":"E002"}',
  });
});

test('headers come as they were sent', async () => {
  const service = await serve((request, response) => {
    response.end(JSON.stringify([request.method, request.headers]));
  });
  const connections = await opened(connectionsTo(service.url));
  const answer = await ask(connections, '{}', {
    headers: ['x-request-id', 'a', 'user-agent', 'é"'],
  });
  expect(JSON.parse(answer?.body ?? '')).toEqual([
    'POST',
    { 'x-request-id': 'a', 'user-agent': 'é"', 'content-length': '2' },
  ]);
});

test('nobody opens one who is not signed as a service', async () => {
  const service = await serve(echo);
  const connections = connectionsTo(service.url, { signer: keyring.signerOf('board') });
  expect(await ask(connections)).toBeNull();
  await once(service.server, 'upgrade');
  await eventually(() => expect(service.sockets.size).toBe(0));
  expect([await ask(connections), connections.open()]).toEqual([null, 0]);
});

/** What asks for a connection, written by hand. */
function requestOf(caller = SIGNED): string {
  return (
    `GET ${CALLS_PATH} HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\n` +
    `upgrade: ${CALLS_PROTOCOL}\r\n${CALLER_HEADER}: ${caller}\r\n\r\n`
  );
}

/** Call 7 without a path, with "hello". */
const HELLO = Buffer.concat([Buffer.from('0000000f000000070004', 'hex'), Buffer.from('[""]hello')]);

test('who is refused and leaves in a hurry harms nobody', async () => {
  const service = await serve(echo);
  for (const caller of ['forged', SIGNED]) {
    const hasty = connect(service.port, '127.0.0.1');
    hasty.write(requestOf(caller), () => hasty.resetAndDestroy());
    await once(service.server, 'upgrade');
    await eventually(() => expect(service.sockets.size).toBe(0));
  }
  const connections = await opened(connectionsTo(service.url));
  expect((await ask(connections))?.status).toBe(200);
});

test('calls that come with the request for the connection are served', async () => {
  const service = await serve(echo);
  const eager = connect(service.port, '127.0.0.1');
  endings.push(() => eager.destroy());
  eager.write(Buffer.concat([Buffer.from(requestOf()), HELLO]));
  let received = '';
  eager.on('data', (chunk: Buffer) => {
    received += chunk.toString('latin1');
  });
  await eventually(() => expect(received).toContain('hello'));
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

test('a service takes no more calls than it may have in flight, and the others later', async () => {
  const asked = 6_000;
  const waiting: (() => void)[] = [];
  let isOpen = false;
  const service = await serve((request, response) => {
    if (isOpen || request.url !== '/api/wait') response.end('{}');
    else waiting.push(() => response.end('{}'));
  });
  const connections = await opened(connectionsTo(service.url));
  const answers = Array.from({ length: asked }, () => ask(connections, '', { path: '/api/wait' }));
  await eventually(() => expect(waiting.length).toBeGreaterThanOrEqual(4_096));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(waiting.length).toBeLessThan(asked);
  isOpen = true;
  for (const answer of waiting) answer();
  expect((await Promise.all(answers)).every((one) => one?.status === 200)).toBe(true);
});

test('a service that knows no connections gets none', async () => {
  const server = createServer((_request, response) => response.writeHead(404).end());
  const { url } = await listenLocally(server);
  endings.push(() => server.close());
  const connections = connectionsTo(url);
  expect(await ask(connections)).toBeNull();
  await once(server, 'request');
  expect([await ask(connections), connections.open()]).toEqual([null, 0]);
});

test('what was sent to a service that crashes has failed; it is found again when it is back', async () => {
  const service = await serve((request, response) => {
    if (request.url === '/api/crash') request.socket.destroy();
    else if (request.url !== '/api/silence') response.end('{}');
  });
  const connections = await opened(connectionsTo(service.url));
  const others = [1, 2].map(() => ask(connections, '{}', { path: '/api/silence' }));
  const ended = await Promise.allSettled([
    ...others,
    ask(connections, '{}', { path: '/api/crash' }),
  ]);
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  service.server.close();
  expect([await ask(connections), connections.open()]).toEqual([null, 0]);
  await serve(echo, service.port);
  await opened(connections);
});

test('a call that is destroyed by itself fails alone', async () => {
  const service = await serve((request, response) => {
    if (request.url === '/api/b') {
      response.write('{"half":');
      response.destroy();
    } else response.end('{}');
  });
  const connections = await opened(connectionsTo(service.url));
  const [one, other] = await Promise.allSettled([
    ask(connections, '', { path: '/api/b' }),
    ask(connections),
  ]);
  expect([one.status, other.status, connections.open()]).toEqual(['rejected', 'fulfilled', 1]);
});

test('an answer that is too large is none, however it is written', async () => {
  const large = 'x'.repeat(8 * 1024 * 1024 + 1);
  const service = await serve((request, response) => {
    if (request.url === '/api/whole') response.end(large);
    else if (request.url === '/api/endless') while (response.write('x'.repeat(100_000)));
    else response.end(large.slice(1));
  });
  const connections = await opened(connectionsTo(service.url));
  for (const path of ['/api/whole', '/api/endless']) {
    await expect(ask(connections, '', { path })).rejects.toThrow('abandoned the call');
  }
  expect((await ask(connections))?.body).toHaveLength(large.length - 1);
});

test('an aborted call gets nothing of its answer, and the next one does', async () => {
  const service = await serve(echo);
  const connections = await opened(connectionsTo(service.url));
  let received = 0;
  void ask(connections, '30', { onSent: (abort) => abort() }).finally(() => {
    received += 1;
  });
  expect((await ask(connections, '60'))?.body).toBe('60');
  expect(received).toBe(0);
});

test('a service that leaves answers what it has, and gets nothing more', async () => {
  const service = await serve(echo);
  const connections = await opened(connectionsTo(service.url));
  const slow = ask(connections, '100');
  await ask(connections);
  service.leave();
  const closed = once(service.server, 'close');
  service.server.close();
  await eventually(async () => expect(await ask(connections)).toBeNull());
  expect((await slow)?.body).toBe('100');
  await closed;
});

test('a service that leaves opens no connection any more', async () => {
  const service = await serve(echo);
  service.leave();
  const late = connect(service.port, '127.0.0.1');
  late.write(requestOf());
  const [answer] = await once(late, 'data');
  expect(String(answer)).toContain('HTTP/1.1 503');
  await eventually(() => expect(service.sockets.size).toBe(0));
});

test('calls go to the connection with the fewest in flight', async () => {
  const waiting: (() => void)[] = [];
  const perSocket = new Map<Socket, number>();
  const service = await serve((request, response) => {
    if (request.url !== '/api/wait') return response.end('{}');
    perSocket.set(request.socket, (perSocket.get(request.socket) ?? 0) + 1);
    waiting.push(() => response.end('{}'));
  });
  const connections = await opened(connectionsTo(service.url, { wanted: 2 }));
  await eventually(() => expect(connections.open()).toBe(2));
  const asked = Array.from({ length: 6 }, () => ask(connections, '', { path: '/api/wait' }));
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
  const connections = await opened(connectionsTo(service.url));
  const [socket] = service.sockets;
  socket?.emit('data', Buffer.from(bytes));
  await eventually(() => expect([service.sockets.size, connections.open()]).toEqual([0, 0]));
});

test('a service that answers with no frames is let go, and its calls have failed', async () => {
  const service = await serve(() => undefined);
  const connections = connectionsTo(service.url);
  await ask(connections);
  await eventually(() => expect(connections.open()).toBe(1));
  const asked = ask(connections);
  const failed = expect(asked).rejects.toThrow('bytes follow');
  const [socket] = service.sockets;
  socket?.write('nonsense, nonsense');
  await failed;
  expect(connections.open()).toBe(0);
});

test('a silent connection is closed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  endings.push(() => vi.useRealTimers());
  const service = await serve(() => undefined);
  const connections = connectionsTo(service.url);
  await ask(connections);
  await eventually(() => expect(connections.open()).toBe(1));
  const failed = expect(ask(connections)).rejects.toThrow('silent');
  for (const socket of service.sockets) socket.pause();
  vi.advanceTimersByTime(10_000);
  await failed;
  expect(connections.open()).toBe(0);
});

test('who was asleep itself gives no connection up', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  endings.push(() => vi.useRealTimers());
  const service = await serve(echo);
  const connections = connectionsTo(service.url);
  await ask(connections);
  await eventually(() => expect(connections.open()).toBe(1));
  const slow = ask(connections, '2500');
  vi.advanceTimersByTime(20_000);
  expect((await slow)?.body).toBe('2500');
  expect(connections.open()).toBe(1);
});

test('a connection is renewed after a minute, with the calls on it answered', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  endings.push(() => vi.useRealTimers());
  const service = await serve(echo);
  const connections = connectionsTo(service.url);
  await ask(connections);
  await eventually(() => expect(connections.open()).toBe(1));
  const [first] = service.sockets;
  const slow = ask(connections, '1500');
  vi.advanceTimersByTime(61_000);
  // The old one leaves with the first call after the new one has opened.
  const askLater = async () => {
    vi.advanceTimersByTime(200);
    await ask(connections);
  };
  await eventually(async () => {
    await askLater();
    await askLater();
    expect([service.sockets.size, connections.open()]).toEqual([2, 1]);
  });
  expect((await slow)?.body).toBe('1500');
  await eventually(async () => {
    await askLater();
    expect([first?.destroyed, service.sockets.size]).toEqual([true, 1]);
  });
});
