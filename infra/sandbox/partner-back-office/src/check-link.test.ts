import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { challengeOf, createLinkCheck } from './check-link.ts';

const PUBLIC_URL = 'https://partners.example/demo';
const NOW = Date.parse('2026-01-15T03:00:00Z') / 1_000;

const pairOf = (kid: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return { kid, privateKey, jwk: { kty: 'OKP', crv: 'Ed25519', x, kid } as const };
};
const own = pairOf('now');
const older = pairOf('before');
const stranger = pairOf('now');

type Link = { key: { kid: string; privateKey: KeyObject }; audience: string; issuedAt: number };

function linkOf(changes: Partial<Link> = {}, claims: object = {}): Promise<string> {
  const { key, audience, issuedAt } = {
    key: own,
    audience: 'https://partners.example',
    issuedAt: NOW,
    ...changes,
  };
  const who = { site: 'noriter', loginId: 'ptn1', nickname: '한빛', tier: 1 };
  return new SignJWT({ nonce: challengeOf('mine'), ...who, ...claims })
    .setProtectedHeader({ alg: 'EdDSA', kid: key.kid })
    .setIssuer('noriter')
    .setAudience(audience)
    .setSubject(randomUUID())
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 60)
    .sign(key.privateKey);
}

const checkAt = (seconds = NOW + 5) =>
  createLinkCheck(
    { LINK_KEYS: { keys: [own.jwk, older.jwk] }, PUBLIC_URL },
    () => new Date(seconds * 1_000),
  );

test('a link lets in once, and a key that is being replaced is still good', async () => {
  const check = checkAt();
  const link = await linkOf();
  expect(await check(link, 'mine')).toMatchObject({ claims: { loginId: 'ptn1', kid: 'now' } });
  expect(await check(link, 'mine')).toEqual({ problem: 'used' });
  expect(await check(await linkOf({ key: older }), 'mine')).toMatchObject({
    claims: { kid: 'before' },
  });
});

test.each([
  ['signed by a stranger', { key: stranger }, 'signature'],
  ['of a key that is not known', { key: { ...own, kid: 'other' } }, 'signature'],
  ['for somebody else', { audience: 'https://elsewhere.example' }, 'audience'],
  ['of a minute ago', { issuedAt: NOW - 60 }, 'expired'],
] as const)('a link %s is refused', async (_, changes, problem) => {
  expect(await checkAt()(await linkOf(changes), 'mine')).toEqual({ problem });
});

test('a link without the claims, or of no shape, is refused', async () => {
  expect(await checkAt()(await linkOf({}, { tier: 9 }), 'mine')).toEqual({ problem: 'signature' });
  expect(await checkAt()('a.b.c', 'mine')).toEqual({ problem: 'signature' });
});

test.each(['yours', undefined])(
  'a browser with %s is refused, and the link is used up',
  async (entry) => {
    const check = checkAt();
    const link = await linkOf();
    expect(await check(link, entry)).toEqual({ problem: 'browser' });
    expect(await check(link, 'mine')).toEqual({ problem: 'used' });
  },
);
