import { expect, test } from 'vitest';
import { versionedOf } from './settings.ts';

const settings = {
  initial: { max: 1n },
  parse: (stored: unknown) => ({ max: BigInt(String(stored)) }),
};
const row = { version: 3, document: '7', changedAt: new Date(0), changedBy: 'anna' };

test('a site without a row has the initial settings at version 0', () => {
  expect(versionedOf(settings, null)).toEqual({
    version: 0,
    document: { max: 1n },
    changedAt: null,
    changedBy: null,
  });
});

test('a row is parsed, and says who set it', () => {
  expect(versionedOf(settings, row)).toEqual({ ...row, document: { max: 7n } });
});

test('what was seeded at version 0 was changed by nobody', () => {
  expect(versionedOf(settings, { ...row, version: 0 })).toEqual({
    version: 0,
    document: { max: 7n },
    changedAt: null,
    changedBy: null,
  });
});
