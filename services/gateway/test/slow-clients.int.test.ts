import { eventually } from '@noriter/kit/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerBalance, call, type GatewayWorld, openGatewayWorld } from './gateway-world.ts';
import { head, openRaw, parseAnswer, type RawSocket } from './raw-socket.ts';

/** Who is slow on many connections, and who is not slow at all. */
const SLOW = '203.0.113.7';
const OTHER = '198.51.100.8';
const JSON_TYPE = 'content-type: application/json';
const PICTURE =
  '/board-images/7d0c62d2-8f3e-4d0a-9f51-0d9e5f6f1a11.webp?until=1800000000&seal=Ab_-9';
let world: GatewayWorld;

beforeAll(async () => {
  world = await openGatewayWorld({
    TRUST_PROXY: 'true',
    // Every call has a connection to its service for itself, of which there are two.
    SERVICE_CHANNELS: '0',
    SERVICE_CONNECTIONS_MAX: '2',
    SERVICE_WAITING_MAX: '6',
    STREAM_ADDRESS_MAX: '1',
  });
});
afterAll(() => world.close());

const from = (address: string) => `x-forwarded-for: ${address}`;

/** A whole call whose body has no length: all of its answer. */
async function callInChunks(address: string): Promise<string> {
  const raw = await openRaw(world.port);
  const lines = [JSON_TYPE, 'transfer-encoding: chunked', from(address), 'connection: close'];
  raw.write(`${head(...lines)}2\r\n{}\r\n0\r\n\r\n`);
  return raw.closed();
}

describe('a client that sends its body slowly', () => {
  it.each([
    ['in chunks', 'transfer-encoding: chunked', '1\r\n{\r\n'],
    ['of an announced length', 'content-length: 100000', '{'],
  ])(
    'attack: with many of them %s has one at the service, and others are served',
    async (_what, length, piece) => {
      let reached = 0;
      world.wallet.answers((request, response) => {
        if (request.headers['x-noriter-address'] === SLOW) reached += 1;
        answerBalance(world.wallet.seen)(request, response);
      });
      const begin = async () => {
        const raw = await openRaw(world.port);
        raw.write(head(JSON_TYPE, length, from(SLOW)) + piece);
        return raw;
      };
      const first = await begin();
      await eventually(() => expect(reached).toBe(1));
      const more = await Promise.all(Array.from({ length: 5 }, () => begin()));
      for (const raw of more) {
        const refused = parseAnswer(await raw.until('}'));
        expect(refused).toMatchObject({ status: 429, code: 'H429' });
        expect(refused.headers).toContain('retry-after: 5');
        raw.socket.destroy();
      }
      const headers = { 'x-forwarded-for': OTHER };
      expect((await call(world.url, '/api/cash/getUserCash', { headers })).status).toBe(200);
      expect(await callInChunks(OTHER)).toContain('200 OK');
      expect(reached).toBe(1);
      first.socket.destroy();
      await eventually(async () => expect(await callInChunks(SLOW)).toContain('200 OK'));
    },
  );
});

describe('a client that sends an encrypted body slowly', () => {
  const encrypted = 'content-type: application/jose';

  it('attack: with many of them has four held here, and others are served', async () => {
    const slow = await Promise.all(Array.from({ length: 5 }, () => openRaw(world.port)));
    for (const raw of slow) raw.write(`${head(encrypted, 'content-length: 100000', from(SLOW))}e`);
    const refused = parseAnswer(await Promise.any(slow.map((raw) => raw.until('}'))));
    expect(refused).toMatchObject({ status: 429, code: 'H429' });
    expect(refused.headers).toContain('retry-after: 5');
    /** Nobody encrypted it: it was read to its end. */
    const whole = async (address: string) => {
      const headers = { 'content-type': 'application/jose', 'x-forwarded-for': address };
      const answer = await call(world.url, '/api/cash/out', { headers, body: 'e'.repeat(100_000) });
      return answer.body.resultCode;
    };
    expect(await whole(OTHER)).toBe('H400');
    expect(await whole(SLOW)).toBe('H429');
    for (const raw of slow) raw.socket.destroy();
    await eventually(async () => expect(await whole(SLOW)).toBe('H400'));
  });
});

/** A board whose pictures have no end, and how many were begun and let go. */
function endlessPictures() {
  const pictures = { begun: 0, over: 0 };
  world.board.answers((request, response) => {
    if (request.url !== PICTURE) return answerBalance(world.board.seen)(request, response);
    pictures.begun += 1;
    response.on('close', () => {
      pictures.over += 1;
    });
    response.writeHead(200, { 'content-type': 'image/webp' });
    const fill = () => {
      while (response.write(Buffer.alloc(65_536, 'x')));
      response.once('drain', fill);
    };
    fill();
  });
  return pictures;
}

const picture = (address: string) =>
  [`GET ${PICTURE} HTTP/1.1`, 'host: test', from(address), '', ''].join('\r\n');

/** Asks for a picture, and reads nothing more once it comes. */
async function beginPicture(address: string): Promise<RawSocket> {
  const raw = await openRaw(world.port);
  raw.socket.on('data', (chunk: Buffer) => {
    if (chunk.includes('xxxx')) raw.socket.pause();
  });
  raw.write(picture(address));
  return raw;
}

describe('a client that reads its answer slowly', () => {
  it('attack: with many of them has one at the service, and an operator is served', async () => {
    const pictures = endlessPictures();
    const first = await beginPicture(SLOW);
    expect(await first.until('xxxx')).toContain('200 OK');
    const second = await beginPicture(SLOW);
    const refused = parseAnswer(await second.until('}'));
    expect(refused).toMatchObject({ status: 429, code: 'H429' });
    expect(refused.headers).toContain('retry-after: 5');
    await eventually(() => expect(pictures).toEqual({ begun: 2, over: 1 }));
    const { token } = await world.session({ kind: 'operator' });
    const headers = { 'x-forwarded-for': OTHER };
    const served = await call(world.url, '/api/admin/board/popups/list', { token, headers });
    expect(served.status).toBe(200);
    // Unlike a picture, a call may have happened by the time its answer, which says no length, comes.
    const done = await call(world.url, '/api/board/notice/list', {
      headers: { 'x-forwarded-for': SLOW },
    });
    expect([done.status, done.body.resultCode]).toEqual([504, 'NT99']);
    first.socket.destroy();
    await eventually(() => expect(pictures).toEqual({ begun: 2, over: 2 }));
    const again = await beginPicture(SLOW);
    expect(await again.until('xxxx')).toContain('200 OK');
    again.socket.destroy();
    second.socket.destroy();
    await eventually(() => expect(pictures).toEqual({ begun: 3, over: 3 }));
  });

  it('is cut off when its time is up, however steadily it reads, and the service is let go', async () => {
    const pictures = endlessPictures();
    const hasty = await world.another({ CLIENT_READ_MS: '300', CLIENT_READ_BYTES: '1000000000' });
    const raw = await openRaw(Number(new URL(hasty.url).port));
    raw.socket.pause();
    raw.write(picture(SLOW));
    await eventually(() => {
      raw.socket.read(1_000);
      expect(pictures).toEqual({ begun: 1, over: 1 });
    });
    raw.socket.resume();
    const answer = await raw.closed();
    expect(answer).toContain('200 OK');
    expect(answer).not.toContain('\r\n0\r\n\r\n');
    await hasty.stop();
  });
});
