/**
 * Invariant: a name is seen as it is kept. Patterns are to be compiled with the `u` flag; they are
 * those of PRECIS (RFC 8264, FreeformClass; RFC 8266), and take emoji as keyboards write them.
 */

/** What shows nothing, or only turns the letters around: unassigned and private ones among it. */
const UNSEEN = '[\\p{Default_Ignorable_Code_Point}\\p{C}\\p{Zl}\\p{Zp}\\u2800]';

/** Emoji alone are put together by what is unseen elsewhere: a variation, or a joiner. */
const inEmoji = '[\\ufe0f\\u200d]';

const PICTURE = '\\p{Extended_Pictographic}';

/** Somewhere in a name: nothing to be seen, a variation or a joiner of no picture, a pile of marks. */
const misuses = [
  `(?!${inEmoji})${UNSEEN}`,
  // Of a keycap the variation stands between its digit and its frame.
  `[^${PICTURE}]\\ufe0f(?!\\u20e3)`,
  `[^${PICTURE}\\p{Emoji_Modifier}\\ufe0f]\\u200d`,
  `\\u200d(?!${PICTURE})`,
  '\\p{M}{5}',
];

/** Begins what every name keeps, whatever else its own pattern asks: it takes no character itself. */
const seen = `(?!${inEmoji}|\\p{M})${misuses.map((one) => `(?!.*${one})`).join('')}`;

/** A name of any letters, digits, signs and emoji. */
export const visibleNamePattern = `^${seen}`;

/** A person's name as a bank writes it. */
export const personNamePattern = `^${seen}\\p{L}[\\p{L}\\p{M} .'\\-]{0,39}$`;

const visibleName = new RegExp(visibleNamePattern, 'u');

/** Whether a name is seen as it is kept; a blank one promises nothing. */
export function isVisibleName(text: string): boolean {
  return visibleName.test(text);
}
