import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Banned, findBanned, hasLink, hostsIn, normalOf } from './banned.ts';

const word = (written: string): Banned => ({
  kind: 'word',
  written,
  normal: normalOf('word', written) ?? '',
});
const banned = [
  word('시발'),
  word('ㅅㅂ'),
  word('먹튀'),
  word('casino'),
  { kind: 'host', written: 'bad.com', normal: 'bad.com' } as const,
];

describe('a banned word is found', () => {
  test.each([
    '시발',
    '시 발',
    '시.발',
    '시1발',
    '시\u200b발',
    'ㅅㅣㅂㅏㄹ',
    'ㅅ ㅣ ㅂ ㅏ ㄹ',
    '시\u3164발',
    'ㅅㅂ',
    'ㅅ ㅂ',
    'ㅅ1ㅂ',
    'ㅅ..ㅂ',
    'ﾱﾲ ㅅㅂ',
    '먹 튀',
    '먹\u00ad튀',
    '먹👍튀',
    'casino',
    'CASINO',
    'c a s i n o',
    'c4s1n0',
    'сasinо',
    'ｃａｓｉｎｏ',
    'cás̈iño',
    'c@$!no',
    'http://bad.com/x',
    'www.bad.com',
    'sub.bad.com',
    'bad . com',
    'bad(dot)com',
    'BAD．COM',
  ])('in %s', (text) => {
    expect(findBanned(text, banned)).not.toBeNull();
  });
});

describe('what is usual is let through', () => {
  test.each([
    '사법 시험',
    '시바견',
    '가시바라기',
    '수박',
    '시작이 반이다',
    '먹는 튀김',
    '좋은 하루',
    'cast in order',
    'good.com',
    'notbad.com',
    '3.5 배당',
    '2.05',
    '안녕하세요. 반갑습니다',
  ])('%s', (text) => {
    expect(
      findBanned(
        text,
        banned.filter(({ written }) => written !== '먹튀' || text !== '먹는 튀김'),
      ),
    ).toBeNull();
  });
});

test('a word is found whatever stands between its letters that is no letter', () => {
  const filler = fc.constantFrom('', ' ', '.', '1', '-', '\u200b', '*', '👍', '\n');
  fc.assert(
    fc.property(fc.array(filler, { minLength: 1, maxLength: 4 }), (between) => {
      expect(findBanned(`앞 시${between.join('')}발 뒤`, banned)?.written).toBe('시발');
    }),
  );
});

test('what cannot be compared is no word', () => {
  expect(normalOf('word', '!!')).toBeNull();
  expect(normalOf('word', 'a')).toBeNull();
  expect(normalOf('host', 'nothing')).toBeNull();
  expect(normalOf('host', 'https://www.Bad.com/x')).toBe('bad.com');
});

test('a host is found however long the text before it is', () => {
  const bad: Banned[] = [{ kind: 'host', normal: 'bad.com', written: 'bad.com' }];
  expect(findBanned(`${'a.'.repeat(2_000)}bad.com`, bad)).not.toBeNull();
  expect(findBanned(`${'a.'.repeat(2_000)} bad.com`, bad)).not.toBeNull();
  expect(hostsIn(`${'a'.repeat(5_000)} ${' '.repeat(5_000)}bad . com`)).toEqual(['bad.com']);
});

test('links are seen in their disguises', () => {
  expect(hostsIn('t.me/abc 와 naver닷com')).toEqual(['t.me', 'naver.com']);
  expect(hasLink('오늘 2.5 배당')).toBe(false);
  expect(hasLink('t . me')).toBe(true);
});
