import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test('the order of keys does not matter, absent fields do not exist', () => {
  expect(canonicalJson({ b: 1, a: { d: 1, c: undefined } })).toBe('{"a":{"d":1},"b":1}');
  expect(canonicalJson(undefined)).toBe('null');
});

test('money and times are written as the wire has them', () => {
  expect(canonicalJson({ cash: 10n, at: new Date(0) })).toBe(
    '{"at":"1970-01-01T00:00:00.000Z","cash":"10"}',
  );
});

test('what was stored as JSON and read back is the same text', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      expect(canonicalJson(JSON.parse(text))).toBe(text);
    }),
  );
});
