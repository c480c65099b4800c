import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Category } from '../../vocabulary/categories.ts';
import { chainAt } from './book-chains.ts';
import { emptyBook, FOREVER, type Partner } from './tree-book.ts';

const category: Category = 'casino';

/** A store below a head office, with rates, a suspension and a move of their own moments. */
function bookOf(moments: { raised: number; paused: number; back: number; moved: number }) {
  const { raised, paused, back, moved } = moments;
  const rate = (holderId: string, ppm: number, from: number) => ({
    holderId,
    category,
    kind: 'rolling' as const,
    ppm,
    effectiveFrom: new Date(from),
    changedAt: new Date(from),
    changedByName: '',
  });
  const edge = (ancestorId: string, from: number, until: number) => ({
    descendantId: 'store',
    ancestorId,
    from,
    until,
  });
  const partner = (tier: number, rates: ReturnType<typeof rate>[]): Partner => ({
    tier,
    up: null,
    pauses: [],
    rates: new Map([[`${category} rolling`, rates]]),
  });
  const book = emptyBook('noriter', 1n);
  book.partners.set('old', partner(1, [rate('old', 12_000, 0)]));
  book.partners.set('new', partner(1, [rate('new', 15_000, 0)]));
  book.partners.set('store', {
    ...partner(5, [rate('store', 6_000, 0), rate('store', 9_000, raised)]),
    pauses: [{ from: Math.min(paused, back), until: Math.max(paused, back) }],
    up: [edge('store', 0, FOREVER), edge('old', 0, moved), edge('new', moved, FOREVER)],
  });
  return book;
}

test('a chain that is kept in mind is the one that is read anew, at any moment', () => {
  const moment = fc.integer({ min: 1, max: 50 });
  const moments = fc.record({ raised: moment, paused: moment, back: moment, moved: moment });
  const asked = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(moments, asked, (of, times) => {
      const kept = bookOf(of);
      for (const time of times) {
        const wish = { category, memberPpm: 1_000, at: new Date(time) } as const;
        expect(chainAt(kept, 'store', wish)).toEqual(chainAt(bookOf(of), 'store', wish));
      }
    }),
  );
});
