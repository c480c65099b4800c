import { eventually } from '@noriter/kit/testing/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answerBalance,
  call,
  type GatewayWorld,
  openGatewayWorld,
  openService,
} from './gateway-world.ts';
import { head, openRaw } from './raw-socket.ts';

const SERVICE_TIMEOUT_MS = 1_000;
const LARGE_BYTES = 300_000;
let world: GatewayWorld;

async function openWorld(callConnections: string, timeoutMs = SERVICE_TIMEOUT_MS): Promise<void> {
  world = await openGatewayWorld({
    SERVICE_TIMEOUT_MS: String(timeoutMs),
    SERVICE_CHANNELS: callConnections,
    SERVICE_CONNECTIONS_MAX: '2',
    SERVICE_WAITING_MAX: '6',
  });
  // The first call opens the call connections.
  await askBalance();
  const open = Number(callConnections);
  await eventually(() => expect(world.wallet.carrying.size).toBe(open));
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const from = performance.now();
  const result = await work();
  return { ms: performance.now() - from, result };
}

const askBalance = () => call(world.url, '/api/cash/getUserCash');

describe.each([
  ['together', '2'],
  ['alone', '0'],
])('a service to which calls come %s', (_ways, callConnections) => {
  beforeAll(() => openWorld(callConnections));
  afterAll(() => world.close());
  beforeEach(() => world.wallet.answers(answerBalance(world.wallet.seen)));

  it('that is down is answered for at once with TE99, and is back as soon as it is back', async () => {
    const { port } = world.wallet;
    await world.wallet.stop();
    const refused = await askBalance();
    // One that is waited for in vain would be NT99.
    expect([refused.status, refused.body.resultCode]).toEqual([503, 'TE99']);
    const others = await call(world.url, '/api/etc/bank');
    expect(others.status).toBe(200);
    world.wallet = await openService('wallet', port);
    await eventually(async () => expect((await askBalance()).status).toBe(200));
  });

  it.each([
    ['ko', '통신이 지연되고 있습니다. 5초 후 다시 시도해주세요.'],
    ['en', 'Communication is delayed. Please try again in 5 seconds.'],
    ['vi', 'Liên lạc bị chậm. Vui lòng thử lại sau 5 giây.'],
  ])('that hangs is answered for in time with NT99, in %s', async (language, message) => {
    world.wallet.answers(() => undefined);
    const { ms, result } = await timed(() =>
      call(world.url, '/api/cash/in', { headers: { 'accept-language': language } }),
    );
    expect(result.status).toBe(504);
    expect(result.body).toMatchObject({ resultCode: 'NT99', resultMessage: message });
    expect(ms).toBeGreaterThan(SERVICE_TIMEOUT_MS - 20);
  });

  it('that hangs does not hold those who wait in line longer, nor more than may wait', async () => {
    world.wallet.answers(() => undefined);
    const lateAt: number[] = [];
    const ask = async () => {
      const answer = await askBalance();
      if (answer.body.resultCode === 'NT99') lateAt.push(performance.now());
      return answer;
    };
    const result = await Promise.all(Array.from({ length: 10 }, ask));
    const codes = result.map(({ body }) => body.resultCode).sort();
    expect(codes).toEqual([...Array(4).fill('E002'), ...Array(6).fill('NT99')]);
    // Two connections for six calls: one after the other they would end a limit apart.
    expect(Math.max(...lateAt) - Math.min(...lateAt)).toBeLessThan(SERVICE_TIMEOUT_MS);
    const refused = result.find(({ body }) => body.resultCode === 'E002');
    expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([503, '1']);
    world.wallet.answers(answerBalance(world.wallet.seen));
    await eventually(async () => expect((await askBalance()).status).toBe(200));
  });

  it('that dies with a call in its hands leaves it open what happened: NT99', async () => {
    world.wallet.answers((request) => request.socket.destroy());
    const answer = await askBalance();
    expect([answer.status, answer.body.resultCode]).toEqual([504, 'NT99']);
  });

  it('that dies inside a small answer is answered for with NT99', async () => {
    world.wallet.answers((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '50' });
      response.write('{"resultCode":"0"');
      setTimeout(() => response.destroy(), 20);
    });
    const answer = await askBalance();
    expect([answer.status, answer.body.resultCode]).toEqual([504, 'NT99']);
  });

  it('that talks no HTTP is answered for', async () => {
    world.wallet.answers((request) => {
      request.socket.end('nonsense\r\n\r\n');
    });
    const answer = await askBalance();
    expect([answer.status, answer.body.resultCode]).toEqual([504, 'NT99']);
  });

  it('has its own refusals passed on, with when to come again', async () => {
    world.wallet.answers((_request, response) => {
      response.writeHead(503, {
        'content-type': 'application/json',
        'retry-after': '7',
        'x-noriter-secret': '1',
      });
      response.end('{"resultCode":"E002"}');
    });
    const answer = await askBalance();
    expect([answer.status, answer.body.resultCode]).toEqual([503, 'E002']);
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(answer.headers.get('x-noriter-secret')).toBeNull();
  });

  it('streams a large answer through, byte for byte', async () => {
    const text = JSON.stringify({ resultCode: '0', data: '한글'.repeat(LARGE_BYTES) });
    world.wallet.answers((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(text);
    });
    expect((await askBalance()).text === text).toBe(true);
  });

  it('finishes a call whose client went away, so that nothing is left half done', async () => {
    let isBegun = false;
    let isDone = false;
    world.wallet.answers((_request, response) => {
      isBegun = true;
      setTimeout(() => response.end('{}', () => (isDone = true)), 150);
    });
    const raw = await openRaw(world.port);
    raw.write(`${head('content-type: application/json', 'content-length: 2')}{}`);
    await eventually(() => expect(isBegun).toBe(true));
    raw.socket.destroy();
    await eventually(() => expect(isDone).toBe(true));
  });
});

describe('a service to which calls come alone', () => {
  beforeAll(() => openWorld('0'));
  afterAll(() => world.close());

  it.each([
    ['of known length', { 'content-length': String(LARGE_BYTES) }],
    ['in chunks', {}],
  ])('that dies inside a large answer %s leaves it visibly cut off', async (_what, headers) => {
    world.wallet.answers((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', ...headers });
      response.write(Buffer.alloc(100_000, 'x'));
      setTimeout(() => response.destroy(), 50);
    });
    await expect(askBalance()).rejects.toThrow('terminated');
    const raw = await openRaw(world.port);
    raw.write(`${head('content-type: application/json', 'content-length: 2')}{}`);
    const answer = await raw.closed();
    expect(answer).toContain('200 OK');
    expect(answer).not.toContain('\r\n0\r\n\r\n');
  });

  it('that stops in the middle of a large answer is not waited for without end', async () => {
    world.wallet.answers((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write(Buffer.alloc(100_000, 'x'));
    });
    await expect(askBalance()).rejects.toThrow('terminated');
  });
});

describe('a service to which calls come together', () => {
  // Nothing hangs here, and a busy machine is no service that does.
  beforeAll(() => openWorld('2', 10_000));
  afterAll(() => world.close());
  beforeEach(() => world.wallet.answers(answerBalance(world.wallet.seen)));

  it('is asked over few connections, however many wait', async () => {
    const waiting: (() => void)[] = [];
    world.wallet.answers((_request, response) => {
      waiting.push(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
    });
    const calls = Array.from({ length: 6 }, () => askBalance());
    await eventually(() => expect(waiting).toHaveLength(6));
    expect(world.wallet.carrying.size).toBe(2);
    for (const answer of waiting) answer();
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const metrics = await (await fetch(`${world.url}/metrics`)).text();
    expect(metrics).toMatch(/^noriter_gateway_channels\{.*upstream="wallet".*\} 2$/m);
  });

  it('that dies inside a large answer is answered for with NT99', async () => {
    world.wallet.answers((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write(Buffer.alloc(LARGE_BYTES, 'x'));
      setTimeout(() => response.destroy(), 50);
    });
    const answer = await askBalance();
    expect([answer.status, answer.body.resultCode]).toEqual([504, 'NT99']);
  });

  it('that answers more than a call may hold is answered for with NT99', async () => {
    world.wallet.answers((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      while (response.write(Buffer.alloc(LARGE_BYTES, 'x')));
    });
    const answer = await askBalance();
    expect([answer.status, answer.body.resultCode]).toEqual([504, 'NT99']);
  });

  it('that leaves has answered what it got, and nobody notices', async () => {
    let arrived = 0;
    world.wallet.answers((request, response) => {
      arrived += 1;
      setTimeout(() => answerBalance(world.wallet.seen)(request, response), 200);
    });
    const { port } = world.wallet;
    const calls = Array.from({ length: 5 }, () => askBalance());
    await eventually(() => expect(arrived).toBe(5));
    world.wallet.leave();
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    await eventually(() => expect(world.wallet.carrying.size).toBe(0));
    await world.wallet.stop();
    world.wallet = await openService('wallet', port);
    await eventually(async () => expect((await askBalance()).status).toBe(200));
    await eventually(async () => {
      await askBalance();
      expect(world.wallet.carrying.size).toBe(2);
    });
  });

  it('of an operator streams, for it may be an export', async () => {
    const operator = await world.session({ kind: 'operator' });
    world.wallet.answers((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"resultCode":"0",');
      response.write(Buffer.alloc(LARGE_BYTES, ' '));
      setTimeout(() => response.destroy(), 50);
    });
    const asked = call(world.url, '/api/admin/cash/list', { token: operator.token });
    await expect(asked).rejects.toThrow('terminated');
  });
});
