import type { Won } from '@noriter/kit/money';
import { type Digits, isDigits } from './json-digits.ts';

/** How a protocol writes money. What cannot be whole won is null, never rounded. */
export type MoneyFormat = {
  read(leaf: unknown): Won | null;
  write(won: Won): string | Digits;
};

/** `1000.00`: a decimal whose fraction must be nothing. */
const DECIMAL = /^(-?\d{1,15})(?:\.0{1,4})?$/;
const WHOLE = /^-?\d{1,15}$/;
const INTEGER = /^-?\d{1,21}$/;

function wonOf(text: string, form: RegExp): Won | null {
  const digits = text.match(form)?.[1] ?? (form.test(text) ? text : undefined);
  return digits === undefined ? null : BigInt(digits);
}

/** JSON integers of so many parts of a won. */
export function parts(perWon: bigint): MoneyFormat {
  return {
    read(leaf) {
      if (!isDigits(leaf) || !INTEGER.test(leaf.digits)) return null;
      const sum = BigInt(leaf.digits);
      return sum % perWon === 0n ? sum / perWon : null;
    },
    write: (won) => ({ digits: `${won * perWon}` }),
  };
}

/** JSON numbers with at most two decimals. */
export const decimalNumbers: MoneyFormat = {
  read: (leaf) => (isDigits(leaf) ? wonOf(leaf.digits, DECIMAL) : null),
  write: (won) => ({ digits: `${won}.00` }),
};

const readDecimalText: MoneyFormat['read'] = (leaf) =>
  typeof leaf === 'string' ? wonOf(leaf, DECIMAL) : null;

/** Decimals as text, in a form; answered as JSON numbers. */
export const decimalTexts: MoneyFormat = {
  read: readDecimalText,
  write: (won) => ({ digits: `${won}.00` }),
};

/** Decimals as text, in both directions. */
export const decimalStrings: MoneyFormat = {
  read: readDecimalText,
  write: (won) => `${won}.00`,
};

/** Whole won as text. */
export const wonTexts: MoneyFormat = {
  read: (leaf) => (typeof leaf === 'string' ? wonOf(leaf, WHOLE) : null),
  write: (won) => `${won}`,
};
