import { describe, expect, it } from 'vitest';
import { csvText } from './csv.ts';

describe('a CSV file', () => {
  it('begins with the mark of UTF-8 and ends each line', () => {
    expect(
      csvText([
        ['시각', '금액'],
        ['2026-01-01', '1000'],
      ]),
    ).toBe('\uFEFF시각,금액\r\n2026-01-01,1000\r\n');
  });

  it('quotes what would break its columns', () => {
    expect(csvText([['a,b', 'say "hi"', 'two\nlines']])).toBe(
      '\uFEFF"a,b","say ""hi""","two\nlines"\r\n',
    );
  });

  it.each(['=1+1', '+821012345678', '-2', '@SUM(A1)', '\t=1', '\r=1'])(
    'does not let %j run as a formula',
    (value) => {
      expect(csvText([[value]])).toContain(`'${value}`);
    },
  );
});
