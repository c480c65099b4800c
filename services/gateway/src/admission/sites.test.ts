import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSites } from './sites.ts';

const SITES = { noriter: { key: 'a-site-key-of-ours' }, other: { key: 'another-site-key' } };
const key = randomBytes(32);
const withKeys = (PAYLOAD_KEYS: Record<string, string>) =>
  createSites({ SITES, PAYLOAD_KEYS, PLATFORM_SITE: 'noriter' });

test('a site encrypts its calls where it has a key for them', () => {
  const sites = withKeys({ noriter: key.toString('base64') });
  expect(sites.ofKey('a-site-key-of-ours')?.payloadKey).toEqual(new Uint8Array(key));
  expect(sites.ofId('other')?.payloadKey).toBeNull();
  expect(sites.ofId('noriter')?.isPlatform).toBe(true);
});

test('a payload key of the wrong length, or of a site that is not there, is an error', () => {
  const short = randomBytes(16).toString('base64');
  expect(() => withKeys({ noriter: short })).toThrow('has 16 bytes instead of 32');
  expect(() => withKeys({ nowhere: key.toString('base64') })).toThrow('SITES has none');
});
