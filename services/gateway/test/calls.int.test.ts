import { verifyCaller } from '@noriter/kit/caller';
import { eventually } from '@noriter/kit/testing/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answerBalance,
  balance,
  call,
  type GatewaySpace,
  INTERNAL_KEY,
  OTHER_SITE_KEY,
  openGatewaySpace,
} from './gateway-space.ts';
import { openRaw, parseAnswer } from './raw-socket.ts';

let space: GatewaySpace;

beforeAll(async () => {
  space = await openGatewaySpace();
});
afterAll(() => space.close());
beforeEach(() => {
  for (const service of [space.wallet, space.identity]) {
    service.seen.length = 0;
    service.answers(answerBalance(service.seen));
  }
});

describe('a call', () => {
  it('reaches its service as the member it comes from, and its answer comes back', async () => {
    const { token, memberId, sessionId } = await space.session();
    const answer = await call(space.url, '/api/cash/getUserCash', {
      token,
      headers: { 'idempotency-key': 'a-key', 'accept-language': 'vi-VN,vi;q=0.9' },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(balance);
    const seen = space.wallet.seen[0];
    expect(seen?.url).toBe('/api/cash/getUserCash');
    expect(seen?.body).toBe('{"siteId":"noriter"}');
    expect(seen?.headers['idempotency-key']).toBe('a-key');
    expect(seen?.headers['accept-language']).toBe('vi');
    const jws = String(seen?.headers['x-noriter-caller']);
    expect(verifyCaller(INTERNAL_KEY, jws, String(seen?.headers['x-noriter-address']))).toEqual({
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

  it('without a token goes on as a guest', async () => {
    await call(space.url, '/api/etc/bank');
    const jws = String(space.identity.seen[0]?.headers['x-noriter-caller']);
    expect(verifyCaller(INTERNAL_KEY, jws)).toMatchObject({ kind: 'guest', siteId: 'noriter' });
  });

  it('cannot bring its own word on who calls, nor its token, into a service', async () => {
    const { token } = await space.session();
    await call(space.url, '/api/cash/getUserCash', {
      token,
      headers: { 'x-noriter-caller': 'forged', 'x-noriter-address': '1.1.1.1', 'x-noriter-x': '1' },
    });
    const headers = space.wallet.seen[0]?.headers ?? {};
    expect(headers['x-noriter-caller']).not.toBe('forged');
    expect(headers['x-noriter-address']).toBe('127.0.0.1');
    expect(headers['x-noriter-x']).toBeUndefined();
    expect(headers.token).toBeUndefined();
    expect(headers.authorization).toBeUndefined();
  });

  it('carries one id through: the client’s where it is a UUID, else a new one', async () => {
    const own = 'f81d4fae-7dec-41d0-a765-00a0c91e6bf6';
    const kept = await call(space.url, '/api/cash/list', { headers: { 'x-request-id': own } });
    expect(kept.headers.get('x-request-id')).toBe(own);
    expect(space.wallet.seen[0]?.headers['x-request-id']).toBe(own);
    const made = await call(space.url, '/api/cash/list', { headers: { 'x-request-id': 'me' } });
    const id = made.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(space.wallet.seen[1]?.headers['x-request-id']).toBe(id);
    expect(space.wallet.seen[1]?.headers.traceparent).toContain(String(id).replaceAll('-', ''));
  });

  it('keeps Korean text whole on its way there and back', async () => {
    const body = JSON.stringify({ siteId: 'noriter', memNick: '번개🎲' });
    const answer = await call(space.url, '/api/member/update', { body });
    expect(space.identity.seen[0]?.body).toBe(body);
    expect(answer.body.resultMessage).toBe('정상 처리되었습니다.');
  });

  it('may have no body, and a service may answer with none', async () => {
    space.wallet.answers((_request, response) => response.writeHead(204).end());
    const response = await fetch(`${space.url}/api/cash/list`, {
      method: 'POST',
      headers: { authorization: 'noriter-demo-site-key' },
    });
    expect(response.status).toBe(204);
  });
});

describe('who may call', () => {
  it('nobody without the site’s key', async () => {
    const without = await call(space.url, '/api/etc/bank', { headers: { authorization: 'x' } });
    expect([without.status, without.body.resultCode]).toEqual([401, 'S001']);
    expect(space.identity.seen).toHaveLength(0);
  });

  it('nobody with a token that is forged, run out or of another site', async () => {
    const other = await space.session({ site: 'other' });
    const late = await space.session({ ttlSeconds: -1 });
    const unknown = await space.session({ site: 'nowhere' });
    for (const token of ['forged', late.token, other.token, unknown.token]) {
      const answer = await call(space.url, '/api/cash/getUserCash', { token });
      expect([answer.status, answer.body.resultCode]).toEqual([401, 'H401']);
    }
    const fitting = await call(space.url, '/api/cash/getUserCash', {
      token: other.token,
      headers: { authorization: OTHER_SITE_KEY },
    });
    expect(fitting.status).toBe(200);
  });

  it.each([
    ['replaced', 'TK999'],
    ['ended', 'TK998'],
  ] as const)('a session that is %s is refused within a second', async (state, code) => {
    const { token, sessionId } = await space.session();
    expect((await call(space.url, '/api/cash/getUserCash', { token })).status).toBe(200);
    const from = performance.now();
    expect((await call(space.url, '/api/cash/getUserCash', { token })).status).toBe(200);
    const callMs = performance.now() - from;
    await space.setState(sessionId, state);
    await eventually(async () => {
      const answer = await call(space.url, '/api/cash/getUserCash', { token });
      expect([answer.status, answer.body.resultCode]).toEqual([401, code]);
    }, 1_000 + callMs);
  });

  it('asks identity about a session that Redis does not know, once for calls that meet', async () => {
    const { token } = await space.session({ state: null });
    const state = { ...balance, data: { state: 'live' } };
    space.identity.answers((request, response) => {
      space.identity.seen.push({ url: request.url ?? '', headers: request.headers, body: '' });
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(state));
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call(space.url, '/api/cash/getUserCash', { token })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(space.identity.seen.map(({ url }) => url)).toEqual(['/internal/sessions/state']);
  });

  it('lets nobody in whose session nobody can tell about', async () => {
    const { token } = await space.session({ state: null });
    space.identity.answers((request) => request.socket.destroy());
    const answer = await call(space.url, '/api/cash/getUserCash', { token });
    expect([answer.status, answer.body.resultCode]).toEqual([503, 'TE99']);
  });
});

describe('what is no call', () => {
  it.each(['/api', '/api/', '/api/../internal/balances', '/api/cash/%2e%2e/in'])(
    'has no answer but H404: %s',
    async (path) => {
      const raw = await openRaw(space.port);
      raw.write(`POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
      const answer = parseAnswer(await raw.closed());
      expect([answer.status, answer.code]).toEqual([404, 'H404']);
    },
  );

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('is refused by its method: %s', async (method) => {
    const answer = await call(space.url, '/api/etc/bank', { method });
    expect([answer.status, answer.body.resultCode]).toEqual([405, 'H405']);
    expect(answer.headers.get('allow')).toBe('POST');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'is refused by its content type: %s',
    async (type) => {
      const answer = await call(space.url, '/api/etc/bank', { headers: { 'content-type': type } });
      expect([answer.status, answer.body.resultCode]).toEqual([415, 'H415']);
    },
  );

  it('leaves malformed JSON to the service', async () => {
    await call(space.url, '/api/etc/bank', {
      body: '{"a":',
      headers: { 'content-type': 'application/json; charset=UTF-8' },
    });
    expect(space.identity.seen[0]?.body).toBe('{"a":');
  });

  it.each([
    ['ko', '로그인 이후 이용 가능합니다.'],
    ['en', 'Please Log-in'],
    ['vi', 'Please Log-in'],
  ])('is refused in the language of the site: %s', async (language, message) => {
    const answer = await call(space.url, '/api/cash/getUserCash', {
      token: 'forged',
      headers: { cookie: `lang=${language}` },
    });
    expect(answer.body).toMatchObject({ resultCode: 'H401', resultMessage: message, data: null });
    expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
  });
});
