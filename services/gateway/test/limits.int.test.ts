import { eventually } from '@noriter/kit/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, type GatewayWorld, openGatewayWorld } from './gateway-world.ts';

/** Longer than a test takes, so that no window ends inside one. */
const WINDOW_MS = '600000';
let world: GatewayWorld;

beforeAll(async () => {
  world = await openGatewayWorld({
    LIMIT_WINDOW_MS: WINDOW_MS,
    LIMIT_MEMBER_MAX: '8',
    LIMIT_ADDRESS_MAX: '60',
    TRUST_PROXY: 'true',
  });
});
afterAll(() => world.close());

const from = (address: string) => ({ 'x-forwarded-for': address });

describe('the limit', () => {
  it('of a member holds wherever the member calls from, and answers when to come again', async () => {
    const { token } = await world.session();
    for (let i = 0; i < 8; i += 1) {
      const headers = from(`203.0.113.${i}`);
      expect((await call(world.url, '/api/cash/list', { token, headers })).status).toBe(200);
    }
    const headers = { ...from('203.0.113.99'), 'accept-language': 'en' };
    const answer = await call(world.url, '/api/cash/list', { token, headers });
    expect([answer.status, answer.body.resultCode]).toEqual([429, 'H429']);
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(answer.body.resultMessage).toBe(`Too many requests. Try again in ${seconds} seconds.`);
    const other = await world.session();
    expect((await call(world.url, '/api/cash/list', { token: other.token })).status).toBe(200);
  });

  it('of an address counts refused calls of strangers too, and nobody else’s', async () => {
    const headers = { ...from('198.51.100.7'), authorization: 'guess' };
    const codes: string[] = [];
    for (let i = 0; i < 62; i += 1) {
      codes.push((await call(world.url, '/api/etc/bank', { headers })).body.resultCode);
    }
    expect(codes.filter((code) => code === 'S001')).toHaveLength(60);
    expect(codes.at(-1)).toBe('H429');
    const answer = await call(world.url, '/api/etc/bank', { headers: from('198.51.100.8') });
    expect(answer.status).toBe(200);
  });

  it.each([
    ['x-forwarded-for', '192.0.2.1:50001', '192.0.2.1:50002', '192.0.2.2:50001'],
    ['x-forwarded-for', '[2001:db8:1::1]:50001', '2001:DB8:1::2', '[2001:db8:2::1]:50001'],
    ['forwarded', 'for="192.0.2.3:50001"', 'for=192.0.2.3', 'for="192.0.2.4:50001"'],
    ['x-forwarded-for', 'unknown', '192.0.2.5,', '192.0.2.6'],
  ])('of an address is the client’s behind a proxy: %s %s', async (name, first, again, other) => {
    const codeOf = async (value: string) => {
      const headers = { [name]: value, authorization: 'guess' };
      return (await call(world.url, '/api/etc/bank', { headers })).body.resultCode;
    };
    for (let i = 0; i < 60; i += 1) expect(await codeOf(first)).toBe('S001');
    expect(await codeOf(first)).toBe('H429');
    expect(await codeOf(again)).toBe('H429');
    expect(await codeOf(other)).toBe('S001');
    expect((await call(world.url, '/api/etc/bank')).status).toBe(200);
  });

  it('is one for all gateways', async () => {
    const { token } = await world.session();
    const second = await world.another();
    for (let i = 0; i < 8; i += 1) await call(world.url, '/api/cash/list', { token });
    await eventually(async () => {
      const answer = await call(second.url, '/api/cash/list', { token });
      expect(answer.body.resultCode).toBe('H429');
    });
    await second.stop();
  });

  it('holds in each gateway while Redis is away, and so do sessions', async () => {
    const alone = await world.another({ REDIS_URL: 'redis://127.0.0.1:1' });
    world.identity.answers((_request, response) => {
      const answer = { resultCode: '0', resultMessage: '', data: { state: 'live' } };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
    const { token } = await world.session();
    const codes: number[] = [];
    for (let i = 0; i < 10; i += 1) {
      codes.push((await call(alone.url, '/api/cash/list', { token })).status);
    }
    expect(codes).toEqual([...Array(8).fill(200), 429, 429]);
    await alone.stop();
  });
});
