import { describe, expect, test } from 'vitest';
import { sitesSetting, trustProxySetting } from './edge-settings.ts';

describe('TRUST_PROXY', () => {
  test.each([
    [undefined, 0],
    ['false', 0],
    ['no', 0],
    ['0', 0],
    ['true', 1],
    ['TRUE', 1],
    ['on', 1],
    ['1', 1],
    ['2', 2],
  ])('%s is %i proxies', (text, proxies) => {
    expect(trustProxySetting.parse(text)).toBe(proxies);
  });

  test.each(['maybe', '-1', '12', ''])('"%s" is refused', (text) => {
    expect(trustProxySetting.safeParse(text).success).toBe(false);
  });
});

test('SITES without any site may be the default of a service', () => {
  expect(sitesSetting.prefault('{}').parse(undefined)).toEqual({});
});

test('SITES with a payload key is refused: it is for one process alone', () => {
  const sites = { noriter: { key: 'a-site-key-of-ours', payloadKey: 'AAAA' } };
  expect(sitesSetting.safeParse(JSON.stringify(sites)).success).toBe(false);
});
