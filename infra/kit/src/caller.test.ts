import { describe, expect, test } from 'vitest';
import { type Caller, createCallerSigner, signCaller, verifyCaller } from './caller.ts';

const key = 'an internal key of 32 characters!';
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
    { kind: 'service', siteId: '*', address: '', service: 'wallet' },
  ])('of kind $kind is read back as it was', (caller) => {
    const jws = signCaller(key, caller, now);
    // Twice: the second reading comes from memory.
    expect(verifyCaller(key, jws, caller.address, now)).toEqual(caller);
    expect(verifyCaller(key, jws, caller.address, now)).toEqual(caller);
  });

  test('takes the address from beside it, so that one signature serves a whole session', () => {
    const jws = signCaller(key, member, now);
    expect(verifyCaller(key, jws, '198.51.100.1', now)?.address).toBe('198.51.100.1');
  });

  test('ends after a minute and some leeway, also when it was read before', () => {
    const jws = signCaller(key, member, now);
    expect(verifyCaller(key, jws, '', now + 64_000)).not.toBeNull();
    expect(verifyCaller(key, jws, '', now + 66_000)).toBeNull();
  });

  test('means nothing under another key, also when it was read before', () => {
    const jws = signCaller(key, member, now);
    expect(verifyCaller(key, jws, '', now)).not.toBeNull();
    expect(verifyCaller('another key of more than 32 characters', jws, '', now)).toBeNull();
  });
});

describe('a forged caller is nobody', () => {
  const jws = signCaller(key, member, now);
  const [header, payload, signature] = jws.split('.');
  const operatorPayload = signCaller(key, operator, now).split('.')[1];
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  test.each([
    ['another payload', `${header}.${operatorPayload}.${signature}`],
    ['another algorithm', `${none}.${payload}.${signature}`],
    ['no signature', `${header}.${payload}.`],
    ['a short signature', `${header}.${payload}.${signature?.slice(0, 10)}`],
    ['a fourth part', `${jws}.x`],
    ['no parts', 'nonsense'],
    ['nothing', ''],
  ])('with %s', (_what, forged) => {
    expect(verifyCaller(key, forged, '', now)).toBeNull();
  });
});

test('a signer hands the same signature out for half a minute, then makes a new one', () => {
  const sign = createCallerSigner(key);
  const first = sign('token-1', member, now);
  expect(sign('token-1', member, now + 29_000)).toBe(first);
  expect(sign('token-1', member, now + 31_000)).not.toBe(first);
  expect(sign('token-2', operator, now)).not.toBe(first);
});
