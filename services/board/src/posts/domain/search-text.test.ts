import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchFor, searchTextOf } from './search-text.ts';

const post = { title: '축구 토토 분석', body: '오늘은 Manchester 경기', author: '홍길동' };
const stored = searchTextOf(post);
const isFound = (words: string) => {
  const asked = searchFor(words);
  return (
    asked?.grams.every((gram) => stored.grams.includes(gram)) && stored.text.includes(asked.text)
  );
};

test.each([
  ['축구', true],
  ['토토', true],
  ['축구 토토', true],
  ['분석', true],
  ['ㅊㄱ', true],
  ['ㅌㅌ', true],
  ['ㅎㄱㄷ', true],
  ['길동', true],
  ['manchester', true],
  ['MANCH', true],
  ['오늘은', true],
  ['야구', false],
  ['ㅇㄱ', false],
  ['토축', false],
])('%s is found: %s', (words, expected) => {
  expect(isFound(words)).toBe(expected);
});

test('one character is too short to look for', () => {
  expect(searchFor('축')).toBeNull();
  expect(searchFor('  ')).toBeNull();
});

test('any piece of two or more characters of a title is found', () => {
  const letter = fc.constantFrom(...Array.from('가나다라마바사abc012'));
  fc.assert(
    fc.property(
      fc.string({ unit: letter, minLength: 2, maxLength: 30 }),
      fc.nat(),
      fc.nat(),
      (title, from, length) => {
        const start = from % (title.length - 1);
        const piece = title.slice(start, start + 2 + (length % title.length));
        const text = searchTextOf({ title, body: 'x', author: 'y' });
        const asked = searchFor(piece);
        fc.pre(asked !== null);
        expect(asked?.grams.every((gram) => text.grams.includes(gram))).toBe(true);
        expect(text.text).toContain(asked?.text);
      },
    ),
  );
});
