import { expect, test } from 'vitest';
import { choseongOf, isChoseong } from './choseong.ts';

test.each([
  ['게이츠 오브 올림푸스', 'ㄱㅇㅊㅇㅂㅇㄹㅍㅅ'],
  ['스타라이트 프린세스', 'ㅅㅌㄹㅇㅌㅍㄹㅅㅅ'],
  ['Sweet Bonanza', ''],
])('the initial consonants of %s', (name, consonants) => {
  expect(choseongOf(name)).toBe(consonants);
});

test.each([
  ['ㄱㅇㅊ', true],
  ['ㄱ ㅇ', true],
  ['게', false],
  ['ㄱ게', false],
  ['', false],
  ['a', false],
])('%s is typed as initial consonants: %s', (text, expected) => {
  expect(isChoseong(text)).toBe(expected);
});
