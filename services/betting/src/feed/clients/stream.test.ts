import fc from 'fast-check';
import { expect, it } from 'vitest';

import { splitter } from './stream.ts';

it('gives the lines of a text, in whatever pieces it comes', () => {
  const line = fc.stringMatching(/^[a-z<>="가-힣]{1,12}$/);
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), fc.array(fc.nat(9)), (lines, sizes) => {
      const take = splitter();
      let rest = lines.map((one) => `${one}\n`).join('');
      const taken: string[] = [];
      for (const size of sizes) {
        taken.push(...take(rest.slice(0, size)));
        rest = rest.slice(size);
      }
      taken.push(...take(rest));
      expect(taken).toEqual(lines);
    }),
  );
});

it('leaves out a line without an end, and goes on behind it', () => {
  const take = splitter();
  expect(take(`a\n${'x'.repeat(4_000_001)}`)).toEqual(['a']);
  expect(take('xx')).toEqual([]);
  expect(take('x\nb\n')).toEqual(['b']);
});
