import { expect, it } from 'vitest';

import { isAddressAllowed, isAddressEntry } from './address-list.ts';

it.each([
  ['203.0.113.7', true],
  ['203.0.113.0/24', true],
  ['2001:db8::/32', true],
  ['::1', true],
  ['203.0.113.0/33', false],
  ['203.0.113', false],
  ['2001:db8::/129', false],
  ['203.0.113.0/', false],
  ['203.0.113.0/24/8', false],
  ['somewhere', false],
  ['', false],
])('reads the entry %j: %s', (entry, isEntry) => {
  expect(isAddressEntry(entry)).toBe(isEntry);
});

it.each([
  ['203.0.113.7', [], true],
  ['203.0.113.7', ['203.0.113.7'], true],
  ['203.0.113.8', ['203.0.113.7'], false],
  ['203.0.113.8', ['203.0.113.0/24'], true],
  ['::ffff:203.0.113.8', ['203.0.113.0/24'], true],
  ['198.51.100.1', ['203.0.113.0/24', '198.51.100.0/25'], true],
  ['2001:db8::5', ['2001:db8::/32'], true],
  ['2001:db9::5', ['2001:db8::/32'], false],
  ['', ['203.0.113.0/24'], false],
  ['not an address', ['0.0.0.0/0'], false],
])('lets %s through %j: %s', (address, entries, allowed) => {
  expect(isAddressAllowed(address, entries)).toBe(allowed);
});
