import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { verifyCaller } from '@noriter/kit/caller';
import { eventually } from '@noriter/kit/testing/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type GatewayWorld, keyring, openGatewayWorld, openService } from './gateway-world.ts';
import { openRaw, parseAnswer, UPGRADE } from './raw-socket.ts';

const ADDRESS_MAX = 5;
const WS_GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
let world: GatewayWorld;
/** The notifier's side of each connection. */
let joined: { request: IncomingMessage; socket: Socket; received: Buffer[] }[] = [];

/** A notifier that takes upgrades and otherwise does as a test wants. */
function takeUpgrades(): void {
  joined = [];
  world.notifier.server.removeAllListeners('upgrade');
  world.notifier.server.on('upgrade', (request, socket: Socket, head) => {
    const received: Buffer[] = [head];
    socket.on('data', (chunk: Buffer) => received.push(chunk));
    socket.on('error', () => undefined);
    socket.on('end', () => socket.end());
    const accept = createHash('sha1')
      .update(`${request.headers['sec-websocket-key']}${WS_GUID}`)
      .digest('base64');
    const lines = ['HTTP/1.1 101 Switching Protocols', 'upgrade: websocket', 'connection: upgrade'];
    lines.push(`sec-websocket-accept: ${accept}`, 'sec-websocket-protocol: v12.stomp', '', '');
    socket.write(lines.join('\r\n'));
    joined.push({ request, socket, received });
  });
}

beforeAll(async () => {
  world = await openGatewayWorld({ LIVE_ADDRESS_MAX: String(ADDRESS_MAX) });
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const { socket } of joined) socket.destroy();
  takeUpgrades();
  await eventually(async () => expect(await openLive()).toBe(0));
});

async function openLive(): Promise<number> {
  const text = await (await fetch(`${world.url}/metrics`)).text();
  return Number(/noriter_gateway_live_connections\{[^}]*\} (\d+)/.exec(text)?.[1]);
}

type Client = { socket: WebSocket; messages: unknown[]; closed: Promise<CloseEvent> };

async function connectClient(url = world.url): Promise<Client> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, ['v12.stomp']);
  const messages: unknown[] = [];
  socket.addEventListener('message', ({ data }) => messages.push(data));
  const closed = new Promise<CloseEvent>((resolve) => socket.addEventListener('close', resolve));
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  return { socket, messages, closed };
}

function textFrame(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x81, text.length]), Buffer.from(text)]);
}

describe('a live connection', () => {
  it('is joined to the notifier, both ways, with what was negotiated', async () => {
    const client = await connectClient();
    expect(client.socket.protocol).toBe('v12.stomp');
    joined[0]?.socket.write(textFrame('hello'));
    await eventually(() => expect(client.messages).toEqual(['hello']));
    client.socket.send('x'.repeat(100_000));
    await eventually(() => {
      const bytes = Buffer.concat(joined[0]?.received ?? []);
      expect(bytes.length).toBe(100_000 + 14);
    });
    client.socket.close(1000);
    joined[0]?.socket.end(Buffer.from([0x88, 0x02, 0x03, 0xe8]));
    expect((await client.closed).code).toBe(1000);
  });

  it('passes on where it comes from, and nothing the client made up', async () => {
    const raw = await openRaw(world.port);
    const forged = ['x-noriter-address: 9.9.9.9', 'x-forwarded-for: 9.9.9.9'];
    forged.push('forwarded: for=9.9.9.9', 'cookie: lang=vi');
    raw.write([...UPGRADE, ...forged, '', ''].join('\r\n'));
    await raw.until('101 Switching');
    const headers = joined[0]?.request.headers ?? {};
    expect(headers['x-noriter-address']).toBe('127.0.0.1');
    expect(headers['x-forwarded-for']).toBeUndefined();
    expect(headers.forwarded).toBeUndefined();
    expect(headers.cookie).toBe('lang=vi');
    const caller = await verifyCaller(
      keyring.checkerOf('notifier'),
      String(headers['x-noriter-caller']),
    );
    expect(caller).toMatchObject({ kind: 'service', service: 'gateway' });
    raw.socket.destroy();
  });

  it('loses nothing that the client sent along with the upgrade', async () => {
    const raw = await openRaw(world.port);
    raw.write(`${[...UPGRADE, '', ''].join('\r\n')}early`);
    await eventually(() => {
      expect(Buffer.concat(joined[0]?.received ?? []).toString()).toBe('early');
    });
    raw.socket.destroy();
  });

  it('of a client that vanishes ends at the notifier too', async () => {
    const raw = await openRaw(world.port);
    raw.write([...UPGRADE, '', ''].join('\r\n'));
    await raw.until('101 Switching');
    raw.socket.resetAndDestroy();
    await eventually(() => expect(joined[0]?.socket.destroyed).toBe(true));
  });

  it('of a client that only stops sending ends soon', async () => {
    const raw = await openRaw(world.port);
    raw.write([...UPGRADE, '', ''].join('\r\n'));
    await raw.until('101 Switching');
    raw.socket.end();
    await raw.closed();
    expect(joined[0]?.socket.destroyed).toBe(true);
  });
});

describe('when the notifier goes', () => {
  it('its clients are asked to connect again', async () => {
    const client = await connectClient();
    joined[0]?.socket.write(textFrame('last'));
    joined[0]?.socket.resetAndDestroy();
    const { code } = await client.closed;
    expect(code).toBe(1012);
  });

  it('in the middle of a message, the connection breaks instead of lying', async () => {
    const client = await connectClient();
    joined[0]?.socket.write(Buffer.concat([Buffer.from([0x81, 100]), Buffer.from('half')]));
    await new Promise((resolve) => setTimeout(resolve, 50));
    joined[0]?.socket.destroy();
    expect((await client.closed).code).toBe(1006);
    expect(client.messages).toEqual([]);
  });

  it('and is gone, an upgrade is refused with TE99', async () => {
    const { port } = world.notifier;
    await world.notifier.stop();
    const raw = await openRaw(world.port);
    raw.write([...UPGRADE, '', ''].join('\r\n'));
    expect(parseAnswer(await raw.closed())).toMatchObject({ status: 503, code: 'TE99' });
    world.notifier = await openService('notifier', port);
  });

  it('refusing an upgrade, its own answer reaches the client', async () => {
    world.notifier.server.removeAllListeners('upgrade');
    world.notifier.server.on('upgrade', (_request, socket: Socket) => {
      socket.end('HTTP/1.1 400 Bad Request\r\ncontent-length: 2\r\n\r\nno');
    });
    const raw = await openRaw(world.port);
    raw.write([...UPGRADE, '', ''].join('\r\n'));
    expect(await raw.closed()).toBe('HTTP/1.1 400 Bad Request\r\ncontent-length: 2\r\n\r\nno');
  });
});

describe('an upgrade', () => {
  it.each([
    ['of another path', ['GET /other HTTP/1.1', ...UPGRADE.slice(1)], 404],
    ['under /api', ['GET /api/cash/in HTTP/1.1', ...UPGRADE.slice(1)], 404],
    ['by another method', ['POST /ws HTTP/1.1', ...UPGRADE.slice(1)], 405],
  ])('%s is refused', async (_what, lines, status) => {
    const raw = await openRaw(world.port);
    raw.write([...lines, '', ''].join('\r\n'));
    expect(parseAnswer(await raw.closed()).status).toBe(status);
  });

  it('to another protocol is declined by answering in this one', async () => {
    const raw = await openRaw(world.port);
    const lines = ['GET /live HTTP/1.1', 'host: a', 'connection: Upgrade, HTTP2-Settings'];
    raw.write([...lines, 'upgrade: h2c', 'http2-settings: AAMAAABk', '', ''].join('\r\n'));
    expect(await raw.until('"live":true')).toContain('200 OK');
    raw.socket.destroy();
  });

  it('beyond what one address may hold is refused, until one of them goes', async () => {
    const clients = await Promise.all(Array.from({ length: ADDRESS_MAX }, () => connectClient()));
    const raw = await openRaw(world.port);
    raw.write([...UPGRADE, '', ''].join('\r\n'));
    const refusal = parseAnswer(await raw.closed());
    expect(refusal).toMatchObject({ status: 429, code: 'H429' });
    expect(refusal.headers).toContain('retry-after: 5');
    joined[0]?.socket.destroy();
    await Promise.race(clients.map(({ closed }) => closed));
    const next = await connectClient();
    next.socket.close();
  });

  it('that was joined ends with the gateway, which asks its clients to connect again', async () => {
    const second = await world.another();
    const client = await connectClient(second.url);
    await second.stop();
    expect((await client.closed).code).toBe(1012);
  });
});
