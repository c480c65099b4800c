import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { verifyCaller } from '@noriter/kit/caller';
import { eventually } from '@noriter/kit/testing/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answerBalance,
  balance,
  call,
  type GatewayWorld,
  keyring,
  OTHER_SITE_KEY,
  openGatewayWorld,
  SITE_KEY,
} from './gateway-world.ts';
import { openRaw, parseAnswer } from './raw-socket.ts';

let world: GatewayWorld;

beforeAll(async () => {
  world = await openGatewayWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  for (const service of [world.wallet, world.identity]) {
    service.seen.length = 0;
    service.answers(answerBalance(service.seen));
  }
});

/** Resolves once so many requests for a path have come, to the gateway as long as it passes none on. */
function arrivalsOf(path: string, count: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let came = 0;
  const channel = 'http.server.request.start';
  const onRequest = (message: unknown) => {
    const { request } = message as { request: IncomingMessage };
    if (request.url === path) came += 1;
    if (came < count) return;
    unsubscribe(channel, onRequest);
    resolve();
  };
  subscribe(channel, onRequest);
  return promise;
}

describe('a call', () => {
  it('of an operator is refused from an address that is not on their list', async () => {
    const path = '/api/admin/info';
    const here = await world.session({ kind: 'operator', nets: ['127.0.0.0/8'] });
    expect((await call(world.url, path, { token: here.token })).status).toBe(200);
    const elsewhere = await world.session({ kind: 'operator', nets: ['198.51.100.0/24'] });
    const refused = await call(world.url, path, { token: elsewhere.token });
    expect(refused).toMatchObject({ status: 403, body: { resultCode: 'H403' } });
    expect(world.identity.seen).toHaveLength(1);
  });

  it('of an operator says whether theirs is the site that acts for all', async () => {
    const callerFrom = async (site: string, siteKey: string) => {
      world.identity.seen.length = 0;
      const { token } = await world.session({ kind: 'operator', site });
      const headers = { authorization: siteKey };
      const body = JSON.stringify({ siteId: site });
      await call(world.url, '/api/admin/info', { token, headers, body });
      return verifyCaller(
        keyring.checkerOf('identity'),
        String(world.identity.seen[0]?.headers['x-noriter-caller']),
      );
    };
    expect(await callerFrom('noriter', SITE_KEY)).toMatchObject({ isPlatform: true });
    const other = await callerFrom('other', OTHER_SITE_KEY);
    expect(other).toMatchObject({ kind: 'operator', siteId: 'other' });
    expect(other).not.toHaveProperty('isPlatform');
  });

  it('reaches its service as the member it comes from, and its answer comes back', async () => {
    const { token, memberId, sessionId } = await world.session();
    const answer = await call(world.url, '/api/cash/getUserCash', {
      token,
      headers: { 'idempotency-key': 'a-key', 'accept-language': 'vi-VN,vi;q=0.9' },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(balance);
    const seen = world.wallet.seen[0];
    expect(seen?.url).toBe('/api/cash/getUserCash');
    expect(seen?.body).toBe('{"siteId":"noriter"}');
    expect(seen?.headers['idempotency-key']).toBe('a-key');
    expect(seen?.headers['accept-language']).toBe('vi');
    const jws = String(seen?.headers['x-noriter-caller']);
    expect(
      await verifyCaller(keyring.checkerOf('wallet'), jws, {
        address: String(seen?.headers['x-noriter-address']),
      }),
    ).toEqual({
      kind: 'member',
      siteId: 'noriter',
      address: '127.0.0.1',
      memberId,
      sessionId,
      loginId: 'player1',
      level: 2,
      isPartner: false,
    });
  });

  it('with a slash at its end is the same call', async () => {
    const { token } = await world.session();
    expect((await call(world.url, '/api/cash/getUserCash/', { token })).body).toEqual(balance);
    expect(world.wallet.seen[0]?.url).toBe('/api/cash/getUserCash');
  });

  it('without a token goes on as a guest', async () => {
    await call(world.url, '/api/etc/bank');
    const jws = String(world.identity.seen[0]?.headers['x-noriter-caller']);
    expect(await verifyCaller(keyring.checkerOf('identity'), jws)).toMatchObject({
      kind: 'guest',
      siteId: 'noriter',
    });
  });

  it('cannot name its own caller, nor pass its token, into a service', async () => {
    const { token } = await world.session();
    await call(world.url, '/api/cash/getUserCash', {
      token,
      headers: { 'x-noriter-caller': 'forged', 'x-noriter-address': '1.1.1.1', 'x-noriter-x': '1' },
    });
    const headers = world.wallet.seen[0]?.headers ?? {};
    expect(headers['x-noriter-caller']).not.toBe('forged');
    expect(headers['x-noriter-address']).toBe('127.0.0.1');
    expect(headers['x-noriter-x']).toBeUndefined();
    expect(headers.token).toBeUndefined();
    expect(headers.authorization).toBeUndefined();
  });

  it('attack: two calls under one id that the client chose; each has its own, made here', async () => {
    const chosen = 'f81d4fae-7dec-41d0-a765-00a0c91e6bf6';
    const ids = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await call(world.url, '/api/cash/list', {
        headers: { 'x-request-id': chosen },
      });
      const id = String(answer.headers.get('x-request-id'));
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      const sent = world.wallet.seen[turn]?.headers;
      expect(sent?.['x-request-id']).toBe(id);
      expect(sent?.traceparent).toContain(id.replaceAll('-', ''));
      ids.push(id);
    }
    expect(new Set([chosen, ...ids]).size).toBe(3);
  });

  it('keeps Korean text whole on its way there and back', async () => {
    const body = JSON.stringify({ siteId: 'noriter', memNick: '번개🎲' });
    const answer = await call(world.url, '/api/member/update', { body });
    expect(world.identity.seen[0]?.body).toBe(body);
    expect(answer.body.resultMessage).toBe('정상 처리되었습니다.');
  });

  it('may have no body, and a service may answer with none', async () => {
    world.wallet.answers((_request, response) => response.writeHead(204).end());
    const response = await fetch(`${world.url}/api/cash/list`, {
      method: 'POST',
      headers: { authorization: 'noriter-demo-site-key' },
    });
    expect(response.status).toBe(204);
  });
});

describe('who may call', () => {
  it('nobody without the site’s key', async () => {
    const without = await call(world.url, '/api/etc/bank', { headers: { authorization: 'x' } });
    expect([without.status, without.body.resultCode]).toEqual([401, 'S001']);
    expect(world.identity.seen).toHaveLength(0);
  });

  it('nobody with a token that is forged, run out or of another site', async () => {
    const other = await world.session({ site: 'other' });
    const late = await world.session({ ttlSeconds: -1 });
    const unknown = await world.session({ site: 'nowhere' });
    for (const token of ['forged', late.token, other.token, unknown.token]) {
      const answer = await call(world.url, '/api/cash/getUserCash', { token });
      expect([answer.status, answer.body.resultCode]).toEqual([401, 'H401']);
    }
    const fitting = await call(world.url, '/api/cash/getUserCash', {
      token: other.token,
      headers: { authorization: OTHER_SITE_KEY },
    });
    expect(fitting.status).toBe(200);
  });

  it.each([
    ['replaced', 'TK999'],
    ['ended', 'TK998'],
  ] as const)('a session that is %s is refused within a second', async (state, code) => {
    const { token, sessionId } = await world.session();
    expect((await call(world.url, '/api/cash/getUserCash', { token })).status).toBe(200);
    await world.setState(sessionId, state);
    const changedAt = performance.now();
    /** When the last call began that was served: a busy machine may take its time with any of them. */
    let servedAt = changedAt;
    await eventually(async () => {
      const begunAt = performance.now();
      const answer = await call(world.url, '/api/cash/getUserCash', { token });
      if (answer.status === 200) servedAt = begunAt;
      expect([answer.status, answer.body.resultCode]).toEqual([401, code]);
    });
    expect(servedAt - changedAt).toBeLessThan(1_000);
  });

  it('asks identity about a session that Redis does not know, once for calls that meet', async () => {
    const { token } = await world.session({ state: null });
    const state = { ...balance, data: { state: 'live' } };
    const path = '/api/cash/getUserCash';
    const allCame = arrivalsOf(path, 20);
    world.identity.answers((request, response) => {
      world.identity.seen.push({ url: request.url ?? '', headers: request.headers, body: '' });
      response.writeHead(200, { 'content-type': 'application/json' });
      void allCame.then(() => response.end(JSON.stringify(state)));
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call(world.url, path, { token })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(world.identity.seen.map(({ url }) => url)).toEqual(['/internal/sessions/state']);
  });

  it('lets nobody in whose session nobody knows', async () => {
    const { token } = await world.session({ state: null });
    world.identity.answers((request) => request.socket.destroy());
    const answer = await call(world.url, '/api/cash/getUserCash', { token });
    expect([answer.status, answer.body.resultCode]).toEqual([503, 'TE99']);
  });
});

describe('what is no call', () => {
  it.each(['/api', '/api/', '/api/../internal/balances', '/api/cash/%2e%2e/in'])(
    'has no answer but H404: %s',
    async (path) => {
      const raw = await openRaw(world.port);
      raw.write(`POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
      const answer = parseAnswer(await raw.closed());
      expect([answer.status, answer.code]).toEqual([404, 'H404']);
    },
  );

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('is refused by its method: %s', async (method) => {
    const answer = await call(world.url, '/api/etc/bank', { method });
    expect([answer.status, answer.body.resultCode]).toEqual([405, 'H405']);
    expect(answer.headers.get('allow')).toBe('POST');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'is refused by its content type: %s',
    async (type) => {
      const answer = await call(world.url, '/api/etc/bank', { headers: { 'content-type': type } });
      expect([answer.status, answer.body.resultCode]).toEqual([415, 'H415']);
    },
  );

  it('leaves malformed JSON to the service', async () => {
    await call(world.url, '/api/etc/bank', {
      body: '{"a":',
      headers: { 'content-type': 'application/json; charset=UTF-8' },
    });
    expect(world.identity.seen[0]?.body).toBe('{"a":');
  });

  it.each([
    ['ko', '로그인 이후 이용 가능합니다.'],
    ['en', 'Please Log-in'],
    ['vi', 'Please Log-in'],
  ])('is refused in the language of the site: %s', async (language, message) => {
    const answer = await call(world.url, '/api/cash/getUserCash', {
      token: 'forged',
      headers: { cookie: `lang=${language}` },
    });
    expect(answer.body).toMatchObject({ resultCode: 'H401', resultMessage: message, data: null });
    expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
  });
});
