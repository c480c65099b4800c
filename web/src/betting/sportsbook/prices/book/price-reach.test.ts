import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterAll,
  afterDelta,
  afterMissed,
  afterNews,
  isBehind,
  type Reach,
  unreached,
} from './price-reach.ts';

const page = (version: number) => afterAll(unreached, version);
const deltas = (reach: Reach, ...versions: number[]) => versions.reduce(afterDelta, reach);

describe('how far a match is known', () => {
  it.each<[string, Reach, number, boolean]>([
    ['nothing came', unreached, -1, true],
    ['a page came', page(5), 5, false],
    ['the next came', deltas(page(5), 6), 6, false],
    ['one came twice', deltas(page(5), 6, 6), 6, false],
    ['an old one came', deltas(page(5), 3), 5, false],
    ['one is missing', deltas(page(5), 7), 5, true],
    ['the missing one came late', deltas(page(5), 8, 7, 6), 8, false],
    ['an older page came', afterAll(page(5), 4), 5, false],
    ['a page filled the gap', afterAll(deltas(page(5), 8), 7), 8, false],
    ['a page did not reach the gap', afterAll(deltas(page(5), 9), 7), 7, true],
    ['deltas came before any page', deltas(unreached, 6, 7), -1, true],
    ['and then an older page', afterAll(deltas(unreached, 6, 7), 5), 7, false],
    ['a newer one was named', afterNews(page(5), 6), 5, true],
    ['the named one came', deltas(afterNews(page(5), 6), 6), 6, false],
    ['what was missed came', afterMissed(page(5), 9, 5), 9, false],
    ['it begins before what is known', afterMissed(page(5), 9, 3), 9, false],
    ['it begins beyond a gap', afterMissed(page(5), 9, 7), 5, true],
    ['it is a number alone', afterMissed(page(5), 9, null), 5, true],
  ])('%s', (_case, reach, version, behind) => {
    expect([reach.version, isBehind(reach)]).toEqual([version, behind]);
  });

  it('is the same in whatever order deltas come, and never beyond one that is missing', () => {
    const numbers = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 40 });
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 10 }), (received, of) => {
        const { version } = deltas(page(of), ...received);
        let expected = of;
        while (received.includes(expected + 1)) expected += 1;
        expect(version).toBe(expected);
      }),
    );
  });
});
