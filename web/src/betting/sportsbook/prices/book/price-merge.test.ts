import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FixtureRow } from '../../model/sport-types.ts';
import { createPriceBook } from './price-book.ts';
import type { FixtureDelta } from './price-delta.ts';

/** A match whose every version changes one of three markets: it has the version as its odds. */
const fixtureId = 'sr:match:1';
const keys = ['two-way', 'handicap', 'total'];
const versions = 24;
const firstPage = 4;
const keyOf = (version: number) => keys[version % keys.length] ?? '';

/** What each market is priced at in a version. */
function truth(version: number): Map<string, string> {
  const prices = new Map(keys.map((key) => [key, '0']));
  for (let at = 1; at <= version; at += 1) prices.set(keyOf(at), String(at));
  return prices;
}

function page(version: number, of: readonly string[] = keys): FixtureRow {
  const markets = [...truth(version)].filter(([key]) => of.includes(key));
  return {
    fixtureId,
    sport: 'baseball',
    league: { leagueId: 'kbo', nameKo: '프로야구', nameEn: 'KBO' },
    home: null,
    away: null,
    runners: [],
    startsAt: '2026-11-21T10:00:00.000Z',
    state: 'running',
    isLive: true,
    scoreboard: null,
    version,
    marketCount: keys.length,
    markets: markets.map(([marketKey, odds]) => ({
      marketKey,
      market: { kind: 'two-way', span: 'match', count: 'points' },
      producer: 'live',
      state: 'active',
      selections: [{ selectionId: 'home', odds, isOpen: true }],
    })),
  };
}

const published = (key: string, odds: string) => ({
  key,
  state: 'active' as const,
  prices: { home: { odds, isActive: true } },
});

const delta = (version: number): FixtureDelta => ({
  kind: 'odds',
  version,
  markets: [published(keyOf(version), String(version))],
});

function missed(since: number, version: number): FixtureDelta {
  const before = truth(since);
  const changed = [...truth(version)].filter(([key, odds]) => before.get(key) !== odds);
  const markets = changed.map(([key, odds]) => published(key, odds));
  return { kind: 'missed', since, version, state: 'running', scoreboard: null, markets };
}

const number = fc.integer({ min: 0, max: versions });
const step = fc.oneof(
  fc.record({ what: fc.constant('delta' as const), at: fc.integer({ min: 1, max: versions }) }),
  fc.record({ what: fc.constant('page' as const), at: number }),
  fc.record({ what: fc.constant('list' as const), at: number }),
  fc.record({ what: fc.constant('missed' as const), at: number, since: number }),
);

it('whatever comes, in whatever order, what is called whole is as it was in that version', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const book = createPriceBook({
        soon: () => undefined,
        now: () => 0,
        later: () => undefined,
      });
      book.take(page(firstPage), 'all');
      for (const one of steps) {
        if (one.what === 'page') book.take(page(one.at), 'all');
        else if (one.what === 'list') book.take(page(one.at, keys.slice(0, 1)), 'main');
        else if (one.what === 'delta') book.receive(fixtureId, delta(one.at));
        else book.receive(fixtureId, missed(Math.min(one.since, one.at), one.at));
        if (!book.isWhole(fixtureId)) continue;
        const shown = keys.map((key) => book.price(fixtureId, key, 'home')?.odds);
        expect(shown).toEqual([...truth(book.version(fixtureId) ?? -1).values()]);
      }
    }),
    { numRuns: 500 },
  );
});
