/**
 * Invariant: the book holds the newest price that was published of each selection, and who shows one
 * hears of its changes alone. Answers and deltas may come in any order and more than once: each
 * market goes by the version it was published at, and a match is whole while no number is missing.
 */
import { legText } from '@noriter/rules/leg-name';
import type { Fixture, FixtureRow } from '../../model/sport-types.ts';
import { nextPrices, type Price, type PublishedMarket, publishedBy } from './next-prices.ts';
import { type Changes, createChanges } from './price-changes.ts';
import type { FixtureDelta } from './price-delta.ts';
import {
  afterAll,
  afterDelta,
  afterMissed,
  afterNews,
  isBehind,
  type Reach,
  unreached,
} from './price-reach.ts';

/** Where a match stands. */
export type FixtureHead = Pick<Fixture, 'state' | 'isLive' | 'scoreboard'> & { startsAt?: string };

type Known = {
  reach: Reach;
  head: FixtureHead | undefined;
  headVersion: number;
  markets: Map<string, KnownMarket>;
};

type KnownMarket = {
  /** At which it was published last. */
  version: number;
  /** By selection. */
  prices: Map<string, Price>;
};

type Wishes = {
  /** Milliseconds that only ever grow. */
  now: () => number;
  /** Works in turns: who is not notified in one is notified in the next. */
  soon: (work: () => void) => void;
  /** Calls after so many milliseconds. */
  later: (work: () => void, ms: number) => void;
};

/** So long a change is shown as one. */
const FRESH_MS = 2_500;

/** complete: nothing is missing. hole: the whole match has to be asked for. */
export type Received = 'complete' | 'hole';

export function createPriceBook({ soon, now, later }: Wishes) {
  const changes = createChanges({ soon, now });
  const { fixtures, knownOf, put } = createPrices(changes, later);

  function putHead(fixtureId: string, version: number, head: FixtureHead): void {
    const known = knownOf(fixtureId);
    if (version < known.headVersion) return;
    known.head = head;
    known.headVersion = version;
    changes.notify(fixtureId);
  }

  return {
    /** An answer to a call: with all markets of a match, or its main ones alone. */
    take: (fixture: FixtureRow, of: 'all' | 'main'): void => {
      const { fixtureId, version, state, startsAt, isLive, scoreboard, markets } = fixture;
      const known = knownOf(fixtureId);
      // Asked for before the last deltas came: what it says of the others is old as well.
      if (version < known.reach.version) return;
      putHead(fixtureId, version, { state, startsAt, isLive, scoreboard });
      const isAll = of === 'all' || coversAll(known, fixture);
      for (const { marketKey, state: marketState, selections } of markets) {
        const published = selections.map(
          ({ selectionId, odds, isOpen }) => [selectionId, { odds, isOpen }] as const,
        );
        put(fixtureId, { marketKey, version, state: marketState, published });
      }
      known.reach = isAll ? afterAll(known.reach, version) : afterNews(known.reach, version);
    },
    /** What the live line says; what is known already changes nothing. */
    receive: (fixtureId: string, delta: FixtureDelta): Received => {
      const known = knownOf(fixtureId);
      const { version } = delta;
      if (version > known.reach.version) {
        if (delta.kind !== 'odds') {
          const { state, startsAt = known.head?.startsAt, scoreboard } = delta;
          const stand = { state, isLive: state === 'running', scoreboard };
          putHead(fixtureId, version, startsAt === undefined ? stand : { ...stand, startsAt });
        }
        for (const market of delta.kind === 'score' ? [] : delta.markets) {
          put(fixtureId, publishedBy(market, version));
        }
        known.reach = reachAfter(known.reach, delta);
      }
      return isBehind(known.reach) ? 'hole' : 'complete';
    },
    /** Up to which all that is known of a match is known; undefined while nothing is. */
    version: (fixtureId: string): number | undefined => {
      const known = fixtures.get(fixtureId)?.reach.version ?? -1;
      return known < 0 ? undefined : known;
    },
    head: (fixtureId: string) => fixtures.get(fixtureId)?.head,
    price: (fixtureId: string, marketKey: string, selectionId: string) =>
      fixtures.get(fixtureId)?.markets.get(marketKey)?.prices.get(selectionId),
    isWhole: (fixtureId: string) => !isBehind(fixtures.get(fixtureId)?.reach ?? unreached),
    /** `name` is a match's id, or a selection as a text (`legText`). */
    subscribe: changes.subscribe,
  };
}

/** What is known of each match; who shows a price is notified when another one is put in its place. */
function createPrices(changes: Changes, later: Wishes['later']) {
  const fixtures = new Map<string, Known>();

  function knownOf(fixtureId: string): Known {
    const known = fixtures.get(fixtureId);
    if (known !== undefined) return known;
    const none = {
      reach: unreached,
      head: undefined,
      headVersion: -1,
      markets: new Map<string, KnownMarket>(),
    };
    fixtures.set(fixtureId, none);
    return none;
  }

  function put(fixtureId: string, { marketKey, version, state, published }: PublishedMarket): void {
    const { markets } = knownOf(fixtureId);
    const before = markets.get(marketKey);
    if (before !== undefined && version < before.version) return;
    const prices = nextPrices(before?.prices, state, published);
    markets.set(marketKey, { version, prices });
    let hasMoved = false;
    for (const [selectionId, price] of prices) {
      if (before?.prices.get(selectionId) === price) continue;
      changes.notify(legText({ fixtureId, marketKey, selectionId }));
      hasMoved ||= price.before !== undefined;
    }
    if (hasMoved) later(() => settle(fixtureId, marketKey, prices), FRESH_MS);
  }

  /** The changes are no news any more; a price that changed since has its own. */
  function settle(fixtureId: string, marketKey: string, shown: Map<string, Price>): void {
    const present = fixtures.get(fixtureId)?.markets.get(marketKey)?.prices;
    if (present === undefined) return;
    for (const [selectionId, price] of shown) {
      if (price.before === undefined || present.get(selectionId) !== price) continue;
      present.set(selectionId, { ...price, before: undefined });
      changes.notify(legText({ fixtureId, marketKey, selectionId }));
    }
  }

  return { fixtures, knownOf, put };
}

/** A list shows the main markets alone: it says all where nothing else is known of the match. */
function coversAll({ markets }: Known, answer: FixtureRow): boolean {
  const named = new Set(answer.markets.map(({ marketKey }) => marketKey));
  return [...markets].every(([key, { version }]) => named.has(key) || version >= answer.version);
}

function reachAfter(known: Reach, delta: FixtureDelta): Reach {
  if (delta.kind === 'missed') return afterMissed(known, delta.version, delta.since);
  return afterDelta(known, delta.version);
}
