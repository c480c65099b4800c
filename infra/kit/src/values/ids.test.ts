import fc from 'fast-check';
import { v5, validate, version } from 'uuid';
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

test('no id is derived from half a character: its bytes are those of any other half', () => {
  expect(() => deriveId('http', 'request \ud800')).toThrow(RangeError);
});

test('a derived id is the UUID v5 of its name, whatever the name', () => {
  const space = v5('bet-event', '5b0e2a52-6c0f-5d0e-9b8e-6f3c7c2f6a11');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(deriveId('bet-event', name)).toBe(v5(name, space));
    }),
  );
});
