import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WON_DIGITS_MAX } from './amounts.ts';
import { readCode, readDecimal, readWon } from './typed-number.ts';

const anyWon = fc.bigInt({ min: 0n, max: 10n ** BigInt(WON_DIGITS_MAX) - 1n });
const grouped = (won: bigint) => won.toLocaleString('en-US');
const wide = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

describe('won', () => {
  it.each([
    ['0', '0'],
    ['007', '7'],
    ['10000', '10000'],
    ['10,000.00', '10000'],
    [' 10,000원 ', '10000'],
    ['₩5,000', '5000'],
    ['￦5,000', '5000'],
    ['１２３', '123'],
    ['１０，０００', '10000'],
    ['1만', '10000'],
    ['5천', '5000'],
    ['1만5천', '15000'],
    ['1만 5천원', '15000'],
    ['2천5백만', '25000000'],
    ['3억 2천만', '320000000'],
    ['1,200만', '12000000'],
    ['12345만', '123450000'],
    ['3만500', '30500'],
    ['1만 5원', '10005'],
    ['1조 1', null],
  ])('%j is %j', (text, won) => {
    expect(readWon(text)).toBe(won);
  });

  it.each([
    '',
    ' ',
    '-5000',
    '+5000',
    '1e5',
    '132.4',
    '10.000',
    '1,5',
    '10,00',
    '1,0000',
    ',100',
    '1만5',
    '1만2만',
    '20000만 3만',
    '5천1만2천만',
    '2만3억',
    '1천2천',
    '12천',
    '만',
    '1만10000',
    '원',
    '1 000',
    '0x10',
    '5000 6000',
    '1.5만',
    '5.0천',
    'abc',
    '9'.repeat(16),
    '1000조',
    '10,000.000',
  ])('%j is none', (text) => {
    expect(readWon(text)).toBeNull();
  });

  it('is the same however it is written', () => {
    fc.assert(
      fc.property(anyWon, (won) => {
        const digits = won.toString();
        for (const text of [digits, grouped(won), `${grouped(won)}.00`, `₩${grouped(won)}`]) {
          expect(readWon(text)).toBe(digits);
          expect(readWon(wide(text))).toBe(digits);
        }
      }),
    );
  });

  it('is the same in Korean units', () => {
    fc.assert(
      fc.property(anyWon, (won) => {
        const rests = [won / 10n ** 12n, won / 10n ** 8n, won / 10n ** 4n, won];
        const counts = rests.map((rest) => rest % 10_000n);
        const words = ['조', '억', '만', ''].flatMap((unit, at) =>
          counts[at] === 0n ? [] : [`${grouped(counts[at] ?? 0n)}${unit}`],
        );
        const text = words.length === 0 ? '0원' : `${words.join(' ')}원`;
        expect(readWon(text)).toBe(won.toString());
      }),
    );
  });

  it('of any text is its own digits or nothing', () => {
    const signs = fc.string({
      unit: fc.constantFrom(...'0123456789,.-+e원₩ '.split('')),
      maxLength: 12,
    });
    fc.assert(
      fc.property(signs, (text) => {
        const won = readWon(text);
        const plain = text.replace(/\.0{1,2}(?= ?원? *$)/, '').replaceAll(/[^\d]/g, '');
        expect(won === null || BigInt(won) === BigInt(plain)).toBe(true);
      }),
    );
  });
});

describe('a code', () => {
  it.each([
    ['1234', '1234'],
    ['0012', '0012'],
    ['12 34', '1234'],
    ['12-34', '1234'],
    ['１２３４', '1234'],
    ['12345', null],
    ['a1234', null],
    ['12.34', null],
    ['', null],
  ])('%j is %j', (text, code) => {
    expect(readCode(text, 4)).toBe(code);
  });
});

describe('a decimal', () => {
  it.each([
    ['1.95', '1.95'],
    ['1.950', '1.950'],
    ['.5', '0.5'],
    ['01.5', '1.5'],
    ['1,234.5', '1234.5'],
    ['１．５', '1.5'],
    ['1,5', null],
    ['1.', null],
    ['1.2345', null],
    ['-1', null],
    ['1e3', null],
    ['.', null],
    ['', null],
  ])('%j is %j', (text, decimal) => {
    expect(readDecimal(text, 3)).toBe(decimal);
  });
});
