import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvNumber, csvText } from './csv.ts';

const lineOf = (...cells: Parameters<typeof csvText>[0][number]) => csvText([cells]).slice(1, -2);

describe('a CSV file', () => {
  it('begins with the mark of UTF-8 and ends each line', () => {
    expect(
      csvText([
        ['시각', '금액'],
        ['2026-01-01', 1000n],
      ]),
    ).toBe('\uFEFF시각,금액\r\n2026-01-01,1000\r\n');
  });

  it('quotes what would break its columns', () => {
    expect(lineOf('a,b', 'say "hi"', 'two\nlines')).toBe('"a,b","say ""hi""","two\nlines"');
  });

  it.each(['=1+1', '+821012345678', '-2', '@SUM(A1)', '\t=1', '＝1+1', '－2'])(
    'does not let %j run as a formula',
    (text) => {
      expect(lineOf(text)).toBe(`'${text}`);
    },
  );

  it('marks a formula also inside quotes', () => {
    expect(lineOf('\r=1', '=1,"2"')).toBe(`"'\r=1","'=1,""2"""`);
  });

  it.each(['01012345678', '110123456789', '00', '12345e67'])(
    'keeps %j as it is written',
    (text) => {
      expect(lineOf(text)).toBe(`'${text}`);
    },
  );

  it('leaves plain text and short numbers alone', () => {
    expect(lineOf('player1', '2026-01-01 09:30:00', '3', '010-1234-5678', '')).toBe(
      'player1,2026-01-01 09:30:00,3,010-1234-5678,',
    );
  });
});

describe('a number', () => {
  it('is bare, whatever its sign', () => {
    expect(lineOf(-5000n, 5000, csvNumber('-5000'), csvNumber('1.85'))).toBe(
      '-5000,5000,-5000,1.85',
    );
  });

  it.each(['', '+5', '1e5', '-', '-=1', '1,000', ' 5', '--5'])('is not %j', (text) => {
    expect(csvNumber(text)).toBe(text);
  });

  it('of any size adds up as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt(), { minLength: 1 }), (amounts) => {
        const cells = lineOf(...amounts.map((amount) => csvNumber(amount.toString()))).split(',');
        expect(cells.map(BigInt)).toEqual(amounts);
      }),
    );
  });

  it('is the only thing that begins with a sign', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(/^"?[=+\-@]/.test(lineOf(text))).toBe(false);
      }),
    );
  });
});
