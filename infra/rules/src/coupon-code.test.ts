import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  couponChosen,
  couponCode,
  couponSymbols,
  isCouponCode,
  shownCoupon,
  typedCoupon,
} from './coupon-code.ts';

const chosen = fc.array(fc.integer({ min: 0, max: couponSymbols - 1 }), {
  minLength: couponChosen,
  maxLength: couponChosen,
});
const place = fc.integer({ min: 0, max: couponChosen });

describe('a code', () => {
  it('checks itself, and is read as it is shown', () => {
    fc.assert(
      fc.property(chosen, (numbers) => {
        const code = couponCode(numbers);
        expect(isCouponCode(code)).toBe(true);
        expect(typedCoupon(` ${shownCoupon(code).toLowerCase()} `)).toBe(code);
      }),
    );
  });

  it('is none with one symbol wrong', () => {
    fc.assert(
      fc.property(
        chosen,
        place,
        fc.integer({ min: 0, max: couponSymbols - 1 }),
        (numbers, at, other) => {
          const code = couponCode(numbers);
          const symbol = couponCode(Array.from({ length: couponChosen }, () => other))[0] ?? '';
          const wrong = code.slice(0, at) + symbol + code.slice(at + 1);
          expect(isCouponCode(wrong)).toBe(wrong === code);
        },
      ),
    );
  });

  it('is none with two symbols exchanged', () => {
    fc.assert(
      fc.property(chosen, place, place, (numbers, one, other) => {
        const symbols = couponCode(numbers).split('');
        const before = symbols.join('');
        [symbols[one], symbols[other]] = [symbols[other] ?? '', symbols[one] ?? ''];
        expect(isCouponCode(symbols.join(''))).toBe(symbols.join('') === before);
      }),
    );
  });

  it.each([
    '',
    'ABCD',
    '2222-2222-2222-2222',
    '0000000000000000',
    'ÀBCDEFGHJKMNPQRS',
    '2'.repeat(17),
  ])('is not %j as it stands', (text) => {
    expect(isCouponCode(text) && text !== '2'.repeat(16)).toBe(false);
  });
});
