/**
 * A number that can be read out: the first forty bits of an id in the digits of Crockford, which are
 * not taken for each other. It is made of the id, so that nobody has to keep it; ids are derived by
 * a hash, so that two of ten million share one in a few cases, and a search shows both.
 */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const LENGTH = 8;
const HALF = LENGTH / 2;

/** `K7QM-2D9X` of a UUID; a text that is none has no number. */
export function shortNumber(id: string): string {
  const [, first = '', second = ''] = /^([0-9a-f]{8})-([0-9a-f]{2})[0-9a-f]{2}-/.exec(id) ?? [];
  if (first === '') return '';
  let rest = BigInt(`0x${first}${second}`);
  let number = '';
  for (let place = 0; place < LENGTH; place += 1) {
    number = `${digits[Number(rest % 32n)] ?? ''}${number}`;
    rest /= 32n;
  }
  return `${number.slice(0, HALF)}-${number.slice(HALF)}`;
}

/** How the ids begin that a number stands for; null for words that are no number. */
export function idPrefixOf(words: string): string | null {
  const typed = words.trim().toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (!/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(typed)) return null;
  const value = Array.from(typed.replace('-', '')).reduce(
    (sum, digit) => sum * 32n + BigInt(digits.indexOf(digit)),
    0n,
  );
  const hex = value.toString(16).padStart(10, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}
