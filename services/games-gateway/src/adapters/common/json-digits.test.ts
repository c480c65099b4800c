import { expect, test } from 'vitest';
import { isDigits, leafAt, readJson, writeJson } from './json-digits.ts';

const amountOf = (text: string) => {
  const tree = readJson(Buffer.from(text));
  return tree === null ? null : leafAt(tree, 'amount');
};

test.each(['0', '-0', '1e400', '9223372036854775808', '10.00'])(
  'the number %s keeps its digits',
  (digits) => {
    expect(amountOf(`{"amount":${digits}}`)).toEqual({ digits });
    expect(isDigits(amountOf(`{"amount":${digits}}`))).toBe(true);
  },
);

test.each(['{"digits":"100"}', '{"digits":100}', '"100"', '[100]', 'null', 'true', '{}'])(
  '%s is no number',
  (written) => {
    expect(isDigits(amountOf(`{"amount":${written}}`))).toBe(false);
  },
);

test.each([[[0xff]], [[0xfe]], [[0xc0, 0x80]], [[0xed, 0xa0, 0x80]]])(
  'bytes that are no text are not read: %j',
  (bytes) => {
    const body = Buffer.concat([Buffer.from('{"id":"'), Buffer.from(bytes), Buffer.from('"}')]);
    expect(readJson(body)).toBeNull();
  },
);

test('what is no object, or too deep, is not read', () => {
  const nested = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  for (const text of ['', '1', 'null', '[]', '"a"', '{', '\ufeff{}', nested(20), nested(30_000)]) {
    expect(readJson(Buffer.from(text))).toBeNull();
  }
});

test('half a character is written as what every reader takes', () => {
  expect(JSON.parse(writeJson({ id: '\ud800' }))).toEqual({ id: '\ud800' });
});
