import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nicknameSkeleton } from './nickname-skeletons.ts';

it.each([
  ['a zero-width space behind', '행운이', '행운이\u200b'],
  ['a filler in between', '행운이', '행\u3164운이'],
  ['an order of letters', '행운이', '\u202e행운이'],
  ['a variation', '행운이', '행운이\ufe0f'],
  ['an empty cell of Braille', '행운이', '행운이\u2800'],
  ['Korean in parts', '행운이', '행운이'.normalize('NFD')],
  ['full-width forms', 'lucky7', 'ｌｕｃｋｙ７'],
  ['case', 'Lucky', 'lUCKY'],
  ['Cyrillic letters', 'paypal', 'раураӏ'],
  ['one Cyrillic letter', 'Noriter', 'Nоriter'],
  ['Cyrillic capitals', 'HOTEL', 'НОТЕL'],
  ['Greek letters', 'Oval', 'Οναl'],
  ['a capital I for an l', 'lan77', 'Ian77'],
  ['a digit for a letter', 'lucky0', 'luckyO'],
  ['letters drawn for formulas', 'lucky', '𝓵𝓾𝓬𝓴𝔂'],
  ['two letters for one', 'modern', 'rnodern'],
  ['a mark of another table', 'Hùng77', 'Hu\u0340ng77'],
  ['blanks of other widths', '행운 이', '행운\u3000\u2003이'],
])('sees through %s', (_what, name, likeIt) => {
  expect(nicknameSkeleton(likeIt)).toBe(nicknameSkeleton(name));
});

it.each([
  ['각가', '가까'],
  ['행운이', '행운아'],
  ['lan', 'ian'],
  ['Hùng', 'Hung'],
  ['행운 이', '행운이'],
  ['lucky7', 'lucky8'],
])('keeps %s and %s apart', (one, other) => {
  expect(nicknameSkeleton(one)).not.toBe(nicknameSkeleton(other));
});

it('is the same of a name in each normal form, and of one with unseen characters anywhere', () => {
  const unseen = fc.constantFrom('\u200b', '\u3164', '\u115f', '\u2800', '\u202e', '\u{e0041}');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), unseen, fc.nat(), (name, one, place) => {
      const skeleton = nicknameSkeleton(name);
      const at = place % (name.length + 1);
      for (const form of ['NFC', 'NFD', 'NFKC'] as const) {
        expect(nicknameSkeleton(name.normalize(form))).toBe(skeleton);
      }
      if (!name.slice(0, at).isWellFormed()) return;
      const longer = `${name.slice(0, at)}${one}${name.slice(at)}`;
      expect(nicknameSkeleton(longer)).toBe(skeleton);
    }),
  );
});
