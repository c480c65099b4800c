import { randomBytes } from 'node:crypto';

import { expect, it } from 'vitest';

import { type DataKeys, ivBytes, lookupDigest, open, seal, versionOf } from './sealing.ts';

const first = randomBytes(32);
const second = randomBytes(32);
const old: DataKeys = { current: 1, byVersion: new Map([[1, first]]) };
const both: DataKeys = {
  current: 2,
  byVersion: new Map([
    [1, first],
    [2, second],
  ]),
};
const place = { rowId: 'row-1', column: 'member.phone' };

function sealed(keys: DataKeys): string {
  return seal(keys, place, randomBytes(ivBytes), '01012345678');
}

it('opens what it sealed, also after a newer key came', () => {
  expect(open(old, place, sealed(old))).toBe('01012345678');
  expect(open(both, place, sealed(old))).toBe('01012345678');
  expect(versionOf(sealed(old))).toBe(1);
  expect(versionOf(sealed(both))).toBe(2);
});

it('shows nothing, and differs each time', () => {
  expect(sealed(old)).not.toContain('01012345678');
  expect(sealed(old)).not.toBe(sealed(old));
});

it.each([
  ['in another row', { ...place, rowId: 'row-2' }],
  ['in another column', { ...place, column: 'payout_account.account' }],
])('does not open %s', (_name, elsewhere) => {
  expect(() => open(old, elsewhere, sealed(old))).toThrow();
});

it('does not open without its key, nor when a letter was changed', () => {
  const newer: DataKeys = { current: 2, byVersion: new Map([[2, second]]) };
  expect(() => open(newer, place, sealed(old))).toThrow('no key of version 1');
  const text = sealed(old);
  const changed = text.slice(0, -2) + (text.endsWith('AA') ? 'BB' : 'AA');
  expect(() => open(old, place, changed)).toThrow();
});

it('finds equal values by digest, column by column', () => {
  expect(lookupDigest(first, 'a', '1')).toBe(lookupDigest(first, 'a', '1'));
  expect(lookupDigest(first, 'a', '1')).not.toBe(lookupDigest(first, 'b', '1'));
  expect(lookupDigest(first, 'a', '1')).not.toBe(lookupDigest(second, 'a', '1'));
});
