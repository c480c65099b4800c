import { describe, expect, it } from 'vitest';
import { isVisibleName, personNamePattern } from './names.ts';

const personName = new RegExp(personNamePattern, 'u');

/** Characters that show nothing: alone, before, between and behind those of a name. */
const unseen = [
  ['a zero-width space', '\u200b'],
  ['a joiner', '\u200d'],
  ['a non-joiner', '\u200c'],
  ['a soft hyphen', '\u00ad'],
  ['a word joiner', '\u2060'],
  ['a Hangul filler', '\u3164'],
  ['a halfwidth filler', '\uffa0'],
  ['a filler of initial letters', '\u115f'],
  ['a filler of vowels', '\u1160'],
  ['an empty cell of Braille', '\u2800'],
  ['a Khmer vowel that is not shown', '\u17b4'],
  ['a Mongolian separator', '\u180e'],
  ['a grapheme joiner', '\u034f'],
  ['a variation', '\ufe0f'],
  ['a variation of the first plane', '\ufe00'],
  ['a variation of ideographs', '\u{e0100}'],
  ['a tag', '\u{e0041}'],
  ['an order from right to left', '\u202e'],
  ['an embedding', '\u202a'],
  ['an isolate', '\u2066'],
  ['a mark of direction', '\u200f'],
  ['a byte order mark', '\ufeff'],
  ['an annotation', '\ufff9'],
  ['a line separator', '\u2028'],
  ['a line break', '\n'],
  ['a NUL', '\u0000'],
  ['half a character', '\ud800'],
  ['a private character', '\ue000'],
  ['a character that is none', '\uffff'],
] as const;

describe('a name', () => {
  it.each(unseen)('has nowhere %s', (_what, one) => {
    const names = [one.repeat(3), `${one}행운이`, `행운${one}이`, `행운이${one}`, `a\n${one}b`];
    expect(names.filter(isVisibleName)).toEqual([]);
    expect(names.filter((name) => personName.test(name))).toEqual([]);
  });

  it.each([
    ['Korean', '행운이'],
    ['Korean in parts', '행운이'.normalize('NFD')],
    ['loose letters', 'ㅋㅋㅋ'],
    ['Vietnamese', 'Nguyễn Văn Hùng'],
    ['Vietnamese in parts', 'Nguyễn Thế Hùng'.normalize('NFD')],
    ['Russian', 'Удача'],
    ['Chinese', '幸運兒'],
    ['Thai', 'โชคดีที่สุด'],
    ['Hindi', 'किस्मत'],
    ['signs', '★Lucky_77★'],
    ['an emoji', '행운🍀이'],
    ['a heart as keyboards write it', '행운❤️'],
    ['a family', '우리👨‍👩‍👧‍👦'],
    ['a surfer of a colour', '🏄🏽‍♀️서퍼'],
    ['a flag', '🇰🇷선수'],
    ['a keycap', '7️⃣번'],
  ])('may be of %s', (_what, name) => {
    expect(isVisibleName(name)).toBe(true);
  });

  it('begins with no mark, and has no pile of them', () => {
    expect(isVisibleName('\u0301abc')).toBe(false);
    expect(isVisibleName(`a${'\u0300'.repeat(5)}bc`)).toBe(false);
  });

  it('of a person is of letters', () => {
    expect(personName.test('홍길동')).toBe(true);
    expect(personName.test('Nguyễn Văn A'.normalize('NFD'))).toBe(true);
    expect(personName.test("O'Neil Jr.")).toBe(true);
    expect(personName.test('홍길동1')).toBe(false);
    expect(personName.test('행운🍀')).toBe(false);
  });

  it('is judged in a time that grows with its length', () => {
    // Patterns that try every way of reading a text would never end with this one.
    expect(isVisibleName(`${'❤️‍'.repeat(2_000)}\u200b`)).toBe(false);
  });
});
