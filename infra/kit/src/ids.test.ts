import { validate, version } from 'uuid';
import { expect, test } from 'vitest';
import { deriveId, systemIds } from './ids.ts';

test('new ids are UUID v7 and sort in the order in which they were made', () => {
  const made = Array.from({ length: 1_000 }, () => systemIds.next());
  expect(made.every((id) => version(id) === 7)).toBe(true);
  expect(new Set(made).size).toBe(1_000);
  expect([...made].sort()).toEqual(made);
});

test('a derived id is the same for the same namespace and name, and different otherwise', () => {
  const id = deriveId('wallet-command', 'request-1');
  expect(validate(id)).toBe(true);
  expect(deriveId('wallet-command', 'request-1')).toBe(id);
  expect(deriveId('wallet-command', 'request-2')).not.toBe(id);
  expect(deriveId('http', 'request-1')).not.toBe(id);
});

test('a derived id never changes: rows made last year must still be found', () => {
  expect(deriveId('wallet-command', 'request-1')).toBe('a68d662f-d446-5193-b0d5-786575c91aee');
});
