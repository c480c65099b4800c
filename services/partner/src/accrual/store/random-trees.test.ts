import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Category } from '../../vocabulary/categories.ts';
import { shareOut } from '../../vocabulary/share-out.ts';
import { chainAt } from './book-chains.ts';
import { type Edge, emptyBook, FOREVER, type TreeBook } from './tree-book.ts';

const category: Category = 'slot';
const NOW_MAX = 60;
const moment = fc.integer({ min: 0, max: NOW_MAX });
const ppm = fc.integer({ min: 0, max: 30_000 });

/** A partner: its tier, whom it was moved below, what it got, and when it was suspended. */
const somebody = fc.record({
  tier: fc.integer({ min: 1, max: 5 }),
  moves: fc.array(fc.record({ from: moment, to: fc.nat(99) }), { maxLength: 4 }),
  rates: fc.uniqueArray(fc.record({ from: moment, ppm }), {
    selector: ({ from }) => from,
    maxLength: 4,
  }),
  pauses: fc.array(fc.record({ from: moment, length: fc.integer({ min: 1, max: 20 }) }), {
    maxLength: 2,
  }),
});
const network = fc.array(somebody, { minLength: 1, maxLength: 12 });
const bet = fc.record({
  below: fc.nat(99),
  at: moment,
  memberPpm: ppm,
  base: fc.bigInt({ min: -10_000_000n, max: 10_000_000n }),
});

type ValueOf<Any> = Any extends fc.Arbitrary<infer One> ? One : never;
type Bet = ValueOf<typeof bet>;
type Somebody = ReturnType<typeof peopleOf>[number];

/** From the network as it was made to one that stands: below a higher tier, or at the top. */
function peopleOf(made: ValueOf<typeof network>) {
  return made.map((one, place) => {
    const above = made.flatMap(({ tier }, other) => (tier < one.tier ? [other] : []));
    const moves = [{ from: -1, to: place }, ...one.moves]
      .sort((a, b) => a.from - b.from)
      .map(({ from, to }) => ({ from, parent: above[to % Math.max(above.length, 1)] ?? null }));
    return { ...one, place, moves };
  });
}

/** Who stood above at a moment, and the partner itself: from below up. */
function upAt(people: readonly Somebody[], place: number, at: number): Somebody[] {
  const one = people[place];
  if (one === undefined) return [];
  const parent = one.moves.findLast(({ from }) => from <= at)?.parent ?? null;
  return [one, ...(parent === null ? [] : upAt(people, parent, at))];
}

/** The book as the service reads it: a row for each ancestor and stretch of time. */
function bookOf(people: readonly Somebody[]): TreeBook {
  const book = emptyBook('noriter', 1n);
  const changes = new Set(people.flatMap(({ moves }) => moves.map(({ from }) => from)));
  const moments = [...changes].sort((a, b) => a - b);
  for (const { place, tier, rates, pauses } of people) {
    const up = moments.flatMap((from, at): Edge[] => {
      const until = moments[at + 1] ?? FOREVER;
      return upAt(people, place, from).map((above) => {
        return { descendantId: `${place}`, ancestorId: `${above.place}`, from, until };
      });
    });
    book.partners.set(`${place}`, {
      tier,
      up,
      pauses: pauses.map(({ from, length }) => ({ from, until: from + length })),
      rates: new Map([
        [
          `${category} rolling`,
          rates.map(({ from, ppm: own }) => ({
            holderId: `${place}`,
            category,
            kind: 'rolling' as const,
            ppm: own,
            effectiveFrom: new Date(from),
            changedAt: new Date(from),
            changedByName: '',
          })),
        ],
      ]),
    });
  }
  return book;
}

/** What each gets by the rule itself: own rate less the next active lower one, the rest to the top. */
function expected(people: readonly Somebody[], { below, at, memberPpm, base }: Bet) {
  const chain = upAt(people, below % people.length, at)
    .filter(({ pauses }) => !pauses.some(({ from, length }) => from <= at && at < from + length))
    .sort((a, b) => a.tier - b.tier);
  let cap = 1_000_000;
  const rates = chain.map((one) => {
    const begun = one.rates.filter(({ from }) => from <= at).sort((a, b) => a.from - b.from);
    cap = Math.min(cap, begun.at(-1)?.ppm ?? 0);
    return cap;
  });
  const member = Math.min(cap, memberPpm);
  const won = (of: number) => (base * BigInt(of)) / 1_000_000n;
  const shares = rates.map((rate, place) => won(rate - (rates[place + 1] ?? member)));
  const total = won(rates[0] ?? member);
  const rest = shares.reduce((left, share) => left - share, total - won(member));
  const byTier = chain.map(({ tier }, place) => {
    return [tier, (shares[place] ?? 0n) + (place === 0 ? rest : 0n)] as const;
  });
  return { byTier, total };
}

test('over random trees, moves, suspensions and rates all of a chain gets its top rate to the won', () => {
  fc.assert(
    fc.property(network, fc.array(bet, { minLength: 1, maxLength: 20 }), (made, bets) => {
      const people = peopleOf(made);
      const book = bookOf(people);
      for (const one of bets) {
        const { below, at, memberPpm, base } = one;
        const parentId = `${below % people.length}`;
        const chain = chainAt(book, parentId, { category, memberPpm, at: new Date(at) });
        const { byTier, member, total } = shareOut(base, chain.rolling);
        const should = expected(people, one);
        expect([...byTier]).toEqual(should.byTier);
        expect(total).toBe(should.total);
        expect([...byTier.values()].reduce((sum, won) => sum + won, member)).toBe(total);
      }
    }),
    { numRuns: 1_000 },
  );
});
