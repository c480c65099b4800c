import { expect, it } from 'vitest';
import { addressesOf, wrongAddress } from './address-list.ts';

it('takes addresses line by line, each once', () => {
  expect(addressesOf(' 203.0.113.7\n203.0.113.7, 198.51.100.0/24\n\n')).toEqual([
    '203.0.113.7',
    '198.51.100.0/24',
  ]);
});

it.each(['203.0.113.7', '203.0.113.0/24', '2001:db8::/32', '::1'])('knows %s', (entry) => {
  expect(wrongAddress([entry])).toBeUndefined();
});

it.each(['everywhere', '300.1.1.1', '203.0.113.0/33', '2001:db8::/129', '203.0.113'])(
  'does not take %s for an address',
  (entry) => {
    expect(wrongAddress(['203.0.113.7', entry])).toBe(entry);
  },
);
