import { describe, expect, test } from 'vitest';
import { makeKeyring } from '../testing/keyring.ts';
import { type Caller, createCallerSigner, peekCaller, signCaller, verifyCaller } from './caller.ts';

const keyring = makeKeyring();
const gateway = keyring.signerOf('gateway');
const checker = keyring.checkerOf('wallet');
const here = { to: 'wallet' };
const now = Date.parse('2026-01-01T00:00:00Z');
const member: Caller = {
  kind: 'member',
  siteId: 'noriter',
  address: '203.0.113.8',
  memberId: 'm1',
  sessionId: 's1',
  loginId: 'player1',
  level: 3,
  isPartner: false,
};
const operator: Caller = {
  kind: 'operator',
  siteId: 'noriter',
  address: '203.0.113.9',
  operatorId: 'o1',
  sessionId: 's2',
  loginId: 'admin',
  permissions: ['cash.read'],
};

describe('a signed caller', () => {
  test.each<Caller>([
    member,
    operator,
    { kind: 'guest', siteId: 'noriter', address: '203.0.113.7' },
    { kind: 'service', siteId: '*', address: '', service: 'gateway' },
  ])('of kind $kind is read back as it was', async (caller) => {
    const jws = await signCaller(gateway, here, caller, now);
    expect(peekCaller(checker, jws, { address: caller.address }, now)).toBeNull();
    expect(await verifyCaller(checker, jws, { address: caller.address }, now)).toEqual(caller);
    expect(peekCaller(checker, jws, { address: caller.address }, now)).toEqual(caller);
  });

  test('takes the address from beside it, so that one signature serves a whole session', async () => {
    const jws = await signCaller(gateway, here, member, now);
    expect(await verifyCaller(checker, jws, { address: '198.51.100.1' }, now)).toMatchObject({
      address: '198.51.100.1',
    });
  });

  test('ends after a minute and some leeway, also when it was read before', async () => {
    const jws = await signCaller(gateway, here, member, now);
    expect(await verifyCaller(checker, jws, {}, now + 64_000)).not.toBeNull();
    expect(await verifyCaller(checker, jws, {}, now + 66_000)).toBeNull();
  });

  test('means nothing at another service or under other keys, also when it was read before', async () => {
    const jws = await signCaller(gateway, here, member, now);
    expect(await verifyCaller(checker, jws, {}, now)).not.toBeNull();
    expect(await verifyCaller(keyring.checkerOf('board'), jws, {}, now)).toBeNull();
    expect(await verifyCaller(makeKeyring().checkerOf('wallet'), jws, {}, now)).toBeNull();
  });

  test("is the gateway's word alone, and a service's about itself", async () => {
    const board = keyring.signerOf('board');
    const asWallet = { kind: 'service', siteId: '*', address: '', service: 'wallet' } as const;
    for (const caller of [member, operator, asWallet]) {
      const jws = await signCaller(board, here, caller, now);
      expect(await verifyCaller(checker, jws, {}, now)).toBeNull();
    }
  });

  test('of a service is good for the route it was signed for', async () => {
    const caller = { kind: 'service', siteId: '*', address: '', service: 'betting' } as const;
    const route = 'POST /internal/one';
    const jws = await signCaller(keyring.signerOf('betting'), { ...here, route }, caller, now);
    expect(await verifyCaller(checker, jws, { route: 'POST /internal/two' }, now)).toBeNull();
    expect(await verifyCaller(checker, jws, { route }, now)).toEqual(caller);
    expect(await verifyCaller(checker, jws, { route: 'POST /internal/two' }, now)).toBeNull();
  });
});

describe('a forged caller is nobody', async () => {
  const jws = await signCaller(gateway, here, member, now);
  const [header, payload, signature] = jws.split('.');
  const [, operatorPayload] = (await signCaller(gateway, here, operator, now)).split('.');
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  test.each([
    ['another payload', `${header}.${operatorPayload}.${signature}`],
    ['another algorithm', `${none}.${payload}.${signature}`],
    ['no signature', `${header}.${payload}.`],
    ['a short signature', `${header}.${payload}.${signature?.slice(0, 10)}`],
    ['a fourth part', `${jws}.x`],
    ['no parts', 'nonsense'],
    ['nothing', ''],
  ])('with %s', async (_what, forged) => {
    expect(await verifyCaller(checker, forged, {}, now)).toBeNull();
  });
});

test('a signer hands the same signature out for 45 seconds, then makes a new one', async () => {
  const sign = createCallerSigner(gateway);
  const first = await sign('token-1', here, member, now);
  expect(await sign('token-1', here, member, now + 44_000)).toBe(first);
  expect(await sign('token-1', here, member, now + 46_000)).not.toBe(first);
  expect(await sign('token-2', here, operator, now)).not.toBe(first);
});
