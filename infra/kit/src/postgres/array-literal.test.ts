import fc from 'fast-check';
import pg from 'pg';
import { expect, test } from 'vitest';
import { arrayLiteral, textArrayLiteral } from './array-literal.ts';

/** PostgreSQL's number of the type text[], which pg has no name for. */
const TEXT_ARRAY: number = 1009;

/** As pg reads an array that the server sends. */
const read: (literal: string) => unknown = pg.types.getTypeParser(TEXT_ARRAY, 'text');

test('any texts are read as they were', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(null, '', 'NULL', 'null', '"', '\\', '{a,b}', ' a ', 'a\nb', "it's"),
  );
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      expect(read(textArrayLiteral(texts))).toEqual(texts);
    }),
    { numRuns: 300 },
  );
});

test('a text that comes again and again is the same each time, and so is none', () => {
  const texts = ['sport', 'sport', null, null, 'sport', '', ''];
  expect(textArrayLiteral(texts)).toBe('{"sport","sport",NULL,NULL,"sport","",""}');
});

test('moments and what is not there need no quotes', () => {
  expect(arrayLiteral([new Date(0), null, 5n])).toBe('{1970-01-01T00:00:00.000Z,NULL,5}');
});
