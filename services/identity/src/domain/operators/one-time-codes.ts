// Invariant: a code is made of fresh random bytes and is kept as a digest only.
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Bytes of one code: a letter for each. */
export const RECOVERY_LETTERS = 16;
export const RECOVERY_CODES = 10;
export const ENROLMENT_LETTERS = 10;

/** Bytes from here on would make some letters likelier than others. */
const FAIR_BELOW = 256 - (256 % letters.length);

/**
 * Writes random bytes as letters that nobody mistakes for others.
 *
 * @param random at least twice as many bytes as letters are wanted
 */
export function codeOf(random: Uint8Array, length: number): string {
  const chosen = [...random].filter((byte) => byte < FAIR_BELOW).slice(0, length);
  if (chosen.length < length) throw new RangeError('More random bytes are needed.');
  return chosen.map((byte) => letters[byte % letters.length]).join('');
}

/** A code as it is read: in fours. */
export function shownCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** A typed code as it was made. */
export function typedCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}
