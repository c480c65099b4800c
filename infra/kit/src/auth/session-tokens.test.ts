import { generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { issueSessionToken, peekSessionToken, verifySessionToken } from './session-tokens.ts';

const pair = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    privateKeyObject: privateKey,
  };
};
const { publicKey, privateKey, privateKeyObject } = pair();
const now = new Date('2026-01-01T00:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const claims = {
  sub: 'm1',
  sid: 's1',
  site: 'noriter',
  kind: 'member' as const,
  lid: 'player1',
  lvl: 1,
  ptn: false,
};

describe('a session token', () => {
  test('names who it was issued to, for two hours', async () => {
    const { token, expiresAt } = await issueSessionToken(privateKey, claims, undefined, now);
    expect(expiresAt).toEqual(later(7_200));
    expect(await verifySessionToken(publicKey, token, later(7_199))).toMatchObject(claims);
    expect(await verifySessionToken(publicKey, token, later(7_200))).toBeNull();
  });

  test('carries the permissions of an operator', async () => {
    const operator = { ...claims, kind: 'operator' as const, perms: ['cash.read'] };
    const { token } = await issueSessionToken(privateKey, operator, 60, now);
    expect((await verifySessionToken(publicKey, token, now))?.perms).toEqual(['cash.read']);
  });

  test('is known at once when it was checked before, until it runs out', async () => {
    const { token } = await issueSessionToken(privateKey, claims, 60, now);
    expect(peekSessionToken(publicKey, token, now.getTime())).toBeNull();
    await verifySessionToken(publicKey, token, now);
    expect(peekSessionToken(publicKey, token, now.getTime())).toMatchObject(claims);
    expect(peekSessionToken(publicKey, token, later(61).getTime())).toBeNull();
    expect(peekSessionToken(pair().publicKey, token, now.getTime())).toBeNull();
  });

  test('signed by another key is not good', async () => {
    const { token } = await issueSessionToken(pair().privateKey, claims, 60, now);
    expect(await verifySessionToken(publicKey, token, now)).toBeNull();
  });

  test.each(['', 'nonsense', 'a.b.c'])('is not %j', async (token) => {
    expect(await verifySessionToken(publicKey, token, now)).toBeNull();
  });

  test('of another issuer, or without its claims, is not good', async () => {
    const base = () => new SignJWT({ ...claims }).setProtectedHeader({ alg: 'EdDSA' });
    const foreign = await base()
      .setIssuer('elsewhere')
      .setIssuedAt(now)
      .setExpirationTime(later(60))
      .sign(privateKeyObject);
    const endless = await base().setIssuer('noriter').setIssuedAt(now).sign(privateKeyObject);
    expect(await verifySessionToken(publicKey, foreign, now)).toBeNull();
    expect(await verifySessionToken(publicKey, endless, now)).toBeNull();
  });
});
