import { eventually } from '@noriter/kit/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerBalance, call, type GatewayWorld, openGatewayWorld } from './gateway-world.ts';
import { head, openRaw, parseAnswer } from './raw-socket.ts';

/** For clients that are meant to be too slow; others are given the time that a busy machine takes. */
const HASTY = {
  CLIENT_HEADERS_MS: '700',
  CLIENT_REQUEST_MS: '2500',
  CLIENT_IDLE_MS: '3000',
  SERVICE_TIMEOUT_MS: '600',
};

let world: GatewayWorld;
let hasty: Awaited<ReturnType<GatewayWorld['another']>>;

beforeAll(async () => {
  world = await openGatewayWorld({ CLIENT_REQUEST_MS: '10000', CLIENT_IDLE_MS: '10000' });
  hasty = await world.another(HASTY);
});
afterAll(async () => {
  await hasty.stop();
  await world.close();
});

const openHasty = () => openRaw(Number(new URL(hasty.url).port));

const JSON_TYPE = 'content-type: application/json';
const MEGABYTE = 1_048_576;

async function refusalOf(bytes: string | Buffer) {
  const raw = await openRaw(world.port);
  raw.write(bytes);
  return parseAnswer(await raw.closed());
}

describe('a body that is too large', () => {
  it('is refused by its announced length, before it is read', async () => {
    const raw = await openRaw(world.port);
    raw.write(head(JSON_TYPE, `content-length: ${MEGABYTE + 1}`, 'accept-language: en'));
    const answer = parseAnswer(await raw.until('}'));
    expect(answer).toMatchObject({ status: 413, code: 'H413' });
    expect(answer.message).toBe('The request is too large.');
    expect(answer.headers).toContain('connection: close');
    raw.socket.destroy();
  });

  it('is refused while the client still writes, and the client can read the answer', async () => {
    const raw = await openRaw(world.port);
    raw.write(head(JSON_TYPE, `content-length: ${5 * MEGABYTE}`));
    for (let i = 0; i < 5; i += 1) raw.write(Buffer.alloc(MEGABYTE, 'x'));
    expect(parseAnswer(await raw.closed())).toMatchObject({ status: 413, code: 'H413' });
  });

  it('is refused without an announced length as well, and does not reach the service', async () => {
    world.wallet.seen.length = 0;
    const raw = await openRaw(world.port);
    raw.write(head(JSON_TYPE, 'transfer-encoding: chunked'));
    const piece = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`;
    for (let i = 0; i < 20; i += 1) raw.write(piece);
    raw.write('0\r\n\r\n');
    expect(parseAnswer(await raw.closed())).toMatchObject({ status: 413, code: 'H413' });
    expect(world.wallet.seen).toHaveLength(0);
  });

  it('that fits passes, announced or in chunks', async () => {
    world.wallet.seen.length = 0;
    const text = JSON.stringify({ siteId: 'noriter', text: '가'.repeat(300_000) });
    expect((await call(world.url, '/api/cash/in', { body: text })).status).toBe(200);
    const raw = await openRaw(world.port);
    raw.write(head(JSON_TYPE, 'transfer-encoding: chunked', 'connection: close'));
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += 100_000) {
      const piece = bytes.subarray(at, at + 100_000);
      raw.write(`${piece.length.toString(16)}\r\n`);
      raw.write(piece);
      raw.write('\r\n');
    }
    raw.write('0\r\n\r\n');
    expect(await raw.closed()).toContain('200 OK');
    expect(world.wallet.seen.map(({ body }) => body === text)).toEqual([true, true]);
  });

  it('is refused before it is sent when the client asks first', async () => {
    const raw = await openRaw(world.port);
    raw.write(head(JSON_TYPE, `content-length: ${2 * MEGABYTE}`, 'expect: 100-continue'));
    const answer = await raw.until('}');
    expect(answer).not.toContain('100 Continue');
    expect(parseAnswer(answer).code).toBe('H413');
    raw.socket.destroy();
  });

  it('that fits is asked for when the client asks first', async () => {
    const raw = await openRaw(world.port);
    raw.write(head(JSON_TYPE, 'content-length: 2', 'expect: 100-continue', 'connection: close'));
    await raw.until('100 Continue');
    raw.write('{}');
    expect(await raw.closed()).toContain('"cash":"12000"');
  });
});

describe('a client that is slow', () => {
  it('with its headers gets H408', async () => {
    const raw = await openHasty();
    raw.write('POST /api/cash/in HTTP/1.1\r\nhost: a\r\n');
    expect(parseAnswer(await raw.closed())).toMatchObject({ status: 408, code: 'H408' });
  });

  it.concurrent.each([
    ['a small body', `content-length: 100`, '{"a":'],
    ['a large body', `content-length: 500000`, '{"a":'],
    ['a body in chunks', 'transfer-encoding: chunked', '5\r\n{"a":\r\n'],
  ])('with %s gets H408 in its language', async (_what, length, begin) => {
    const raw = await openHasty();
    raw.write(head(JSON_TYPE, length, 'accept-language: en') + begin);
    const answer = parseAnswer(await raw.closed());
    expect(answer).toMatchObject({ status: 408, code: 'H408' });
    expect(answer.message).toMatch(/^The request took too long/);
  });

  it.each([
    ['that was announced', 'content-length: 100', '{"a":'],
    ['in chunks', 'transfer-encoding: chunked', '5\r\n{"a":\r\n'],
  ])('and sends nothing more in a body %s gets H408 too', async (_what, length, begin) => {
    const waiting = await openGatewayWorld({ CLIENT_REQUEST_MS: '20000', CLIENT_IDLE_MS: '300' });
    try {
      const raw = await openRaw(waiting.port);
      raw.write(head(JSON_TYPE, length, 'accept-language: en') + begin);
      const answer = parseAnswer(await raw.closed());
      expect(answer).toMatchObject({ status: 408, code: 'H408' });
      expect(answer.message).toMatch(/^The request took too long/);
    } finally {
      await waiting.close();
    }
  });

  it('but not too slow is served: pieces of a large body may take their time', async () => {
    world.wallet.answers(answerBalance(world.wallet.seen));
    // All of them together take longer than the service may.
    const alone = await world.another({ CLIENT_REQUEST_MS: '30000', SERVICE_TIMEOUT_MS: '4000' });
    const raw = await openRaw(Number(new URL(alone.url).port));
    raw.write(head(JSON_TYPE, 'content-length: 100000', 'connection: close'));
    for (let i = 0; i < 10; i += 1) {
      raw.write(Buffer.alloc(10_000, 'x'));
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    expect(await raw.closed()).toContain('200 OK');
    await alone.stop();
  });

  it('to read its answer is cut off, and the service is let go', async () => {
    let isOver = false;
    world.wallet.answers((_request, response) => {
      response.on('close', () => {
        isOver = true;
      });
      const fill = () => {
        while (response.write(Buffer.alloc(65_536, 'x')));
        response.once('drain', fill);
      };
      fill();
    });
    const alone = await world.another({ ...HASTY, SERVICE_CHANNELS: '0' });
    const raw = await openRaw(Number(new URL(alone.url).port));
    raw.socket.pause();
    raw.write(`${head(JSON_TYPE, 'content-length: 2')}{}`);
    await eventually(() => expect(isOver).toBe(true));
    raw.socket.destroy();
    await alone.stop();
    world.wallet.answers(answerBalance(world.wallet.seen));
  });
});

describe('a request that can be read in two ways', () => {
  it.each([
    ['both lengths', head(JSON_TYPE, 'content-length: 2', 'transfer-encoding: chunked')],
    ['two lengths', head(JSON_TYPE, 'content-length: 2', 'content-length: 3')],
    ['a length that is no number', head(JSON_TYPE, 'content-length: 2x')],
    ['an unknown transfer encoding', head(JSON_TYPE, 'transfer-encoding: xchunked')],
    ['chunked not being last', head(JSON_TYPE, 'transfer-encoding: chunked, identity')],
    ['a header over two lines', head(JSON_TYPE, 'x-a: 1\r\n folded')],
    ['a world before the colon', head(JSON_TYPE, 'transfer-encoding : chunked')],
    ['a bare line feed', 'POST /api/a HTTP/1.1\nhost: a\n\n'],
    ['a zero byte in a header', head('x-a: \0')],
    ['no host', 'POST /api/a HTTP/1.1\r\n\r\n'],
    ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01'],
    ['an unknown method', 'BREW /api/a HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['an impossible chunk', `${head(JSON_TYPE, 'transfer-encoding: chunked')}zz\r\n`],
  ])('is refused once, with H400, and the connection closed: %s', async (_what, bytes) => {
    world.wallet.seen.length = 0;
    const raw = await openRaw(world.port);
    raw.write(`${bytes}GET /live HTTP/1.1\r\nhost: a\r\n\r\n`);
    const answer = await raw.closed();
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(answer).toContain('HTTP/1.1 400');
    expect(world.wallet.seen).toHaveLength(0);
  });

  it('behind a good one does not spoil the good one’s answer', async () => {
    world.wallet.answers((request, response) => {
      setTimeout(() => answerBalance(world.wallet.seen)(request, response), 200);
    });
    const raw = await openRaw(world.port);
    raw.write(`${head(JSON_TYPE, 'content-length: 2')}{}nonsense\r\n\r\n`);
    const answer = await raw.closed();
    expect(answer).toContain('"cash":"12000"');
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    world.wallet.answers(answerBalance(world.wallet.seen));
  });
});

describe('headers', () => {
  it('above 16 KB in all are refused with H431, in the language they ask for', async () => {
    const long = `x-long: ${'x'.repeat(20_000)}`;
    const answer = await refusalOf(head('accept-language: en', long));
    expect(answer).toMatchObject({ status: 431, code: 'H431' });
    expect(answer.message).toBe('The request headers are too large.');
  });
});

describe('one connection', () => {
  it('attack: that sends hundreds of calls behind each other and reads no answer is ended', async () => {
    let begun = 0;
    world.wallet.answers((_request, response) => {
      begun += 1;
      response.end(Buffer.alloc(100_000, 'x'));
    });
    const raw = await openRaw(world.port);
    raw.socket.pause();
    raw.write(`${head(JSON_TYPE, 'content-length: 2')}{}`.repeat(300));
    await raw.closed();
    expect(begun).toBeLessThanOrEqual(32);
    world.wallet.answers(answerBalance(world.wallet.seen));
  });

  it('serves calls one after the other, refused ones too', async () => {
    const raw = await openRaw(world.port);
    const good = `${head(JSON_TYPE, 'content-length: 2')}{}`;
    const refused = `${head('content-type: text/plain', 'content-length: 5')}hello`;
    raw.write(good + refused + good + refused);
    raw.write(`${head(JSON_TYPE, 'content-length: 2', 'connection: close')}{}`);
    const answers = await raw.closed();
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual([
      'HTTP/1.1 200',
      'HTTP/1.1 415',
      'HTTP/1.1 200',
      'HTTP/1.1 415',
      'HTTP/1.1 200',
    ]);
  });
});
