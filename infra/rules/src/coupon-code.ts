/**
 * Invariant: a coupon's code has 15 symbols of chance and one that checks them. With 31 symbols, a prime,
 * and a different weight for each place, one wrong symbol or two exchanged ones never make another code.
 */

/** Digits and capital letters without those that are read as another: 0 O 1 I L. */
const SYMBOLS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 16;
const GROUP = 4;

/** How many symbols there are to choose from, and how many are chosen. */
export const couponSymbols = SYMBOLS.length;
export const couponChosen = LENGTH - 1;

/** The weight of the last place is 16, and 16 × 2 is 1 over 31. */
const LAST_WEIGHT_INVERSE = 2;

/** A code of chosen symbols, given by their numbers from 0 to 30. */
export function couponCode(chosen: readonly number[]): string {
  const sum = weightedSum(chosen);
  const check = ((couponSymbols - sum) * LAST_WEIGHT_INVERSE) % couponSymbols;
  return [...chosen, check].map((number) => SYMBOLS[number] ?? '').join('');
}

/** What was typed as it is compared: without spaces and strokes, in capital letters. */
export function typedCoupon(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s\-–—]/g, '')
    .toUpperCase();
}

/** Whether a text can be a code at all: mistyped ones are found without asking anybody. */
export function isCouponCode(code: string): boolean {
  const numbers = code.split('').map((symbol) => SYMBOLS.indexOf(symbol));
  return numbers.length === LENGTH && !numbers.includes(-1) && weightedSum(numbers) === 0;
}

/** A code as people read it: `ABCD-EFGH-JKMN-PQRS`. */
export function shownCoupon(code: string): string {
  return (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');
}

function weightedSum(numbers: readonly number[]): number {
  return numbers.reduce((sum, number, place) => sum + number * (place + 1), 0) % couponSymbols;
}
