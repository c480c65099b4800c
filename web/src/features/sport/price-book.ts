/**
 * Invariant: the book holds the newest price that was told of each selection, and who shows one
 * hears of its changes alone. Deltas come in the order of their versions: one that left a hole
 * behind it makes the match incomplete until a whole answer fills it.
 */
import { type Fixture, type FixtureRow, legText, type MarketState } from './api.ts';
import { type Changes, createChanges } from './changes.ts';
import type { FixtureDelta, MarketDelta } from './delta.ts';

export type Price = {
  odds: string;
  state: MarketState;
  isOpen: boolean;
  /** The odds it had, while the change is fresh. */
  before: string | undefined;
};

/** Where a match stands. */
export type FixtureHead = Pick<Fixture, 'state' | 'isLive' | 'scoreboard'>;

type Known = {
  version: number;
  hasHole: boolean;
  head: FixtureHead | undefined;
  /** By market, then by selection. */
  markets: Map<string, Map<string, Price>>;
};

type Wishes = {
  /** Works in turns: what is told to nobody within one is told in the next. */
  soon: (work: () => void) => void;
  /** Calls after so many milliseconds. */
  later: (work: () => void, ms: number) => void;
};

/** So long a change is shown as one. */
const FRESH_MS = 2_500;

/** complete: nothing is missing. hole: the whole match has to be asked for. */
export type Heard = 'complete' | 'hole';

export function createPriceBook({ soon, later }: Wishes) {
  const changes = createChanges(soon);
  const { fixtures, knownOf, put } = createPrices(changes, later);
  return {
    /** A whole answer: of all markets of a match, or of its main ones. */
    take: (fixture: FixtureRow): void => {
      const { fixtureId, version, state, isLive, scoreboard } = fixture;
      const known = knownOf(fixtureId);
      // Asked for before the last deltas came: what it says of the others is old as well.
      if (version < known.version) return;
      known.version = version;
      known.hasHole = false;
      known.head = { state, isLive, scoreboard };
      changes.tell(fixtureId);
      for (const { marketKey, state: marketState, selections } of fixture.markets) {
        const told = selections.map(
          ({ selectionId, odds, isOpen }) => [selectionId, { odds, isOpen }] as const,
        );
        put(fixtureId, marketKey, nextPrices(known.markets.get(marketKey), marketState, told));
      }
    },
    /** A live delta; one that is known already changes nothing. */
    hear: (fixtureId: string, delta: FixtureDelta): Heard => {
      const known = knownOf(fixtureId);
      if (delta.version <= known.version) return known.hasHole ? 'hole' : 'complete';
      if (known.version >= 0 && delta.version > known.version + 1) known.hasHole = true;
      known.version = delta.version;
      if (delta.kind === 'score') {
        const { state, scoreboard } = delta;
        known.head = { state, isLive: state === 'running', scoreboard };
        changes.tell(fixtureId);
      } else {
        for (const market of delta.markets) {
          put(fixtureId, market.key, afterDelta(known.markets.get(market.key), market));
        }
      }
      return known.hasHole ? 'hole' : 'complete';
    },
    head: (fixtureId: string) => fixtures.get(fixtureId)?.head,
    price: (fixtureId: string, marketKey: string, selectionId: string) =>
      fixtures.get(fixtureId)?.markets.get(marketKey)?.get(selectionId),
    isWhole: (fixtureId: string) => fixtures.get(fixtureId)?.hasHole === false,
    /** `name` is a match's id, or a selection as a text (`legText`). */
    subscribe: changes.subscribe,
  };
}

/** What is known of each match; who shows a price is told when another one is put in its place. */
function createPrices(changes: Changes, later: Wishes['later']) {
  const fixtures = new Map<string, Known>();

  function knownOf(fixtureId: string): Known {
    const known = fixtures.get(fixtureId);
    if (known !== undefined) return known;
    const none = { version: -1, hasHole: true, head: undefined, markets: new Map() };
    fixtures.set(fixtureId, none);
    return none;
  }

  function put(fixtureId: string, marketKey: string, prices: Map<string, Price>): void {
    const { markets } = knownOf(fixtureId);
    const before = markets.get(marketKey);
    markets.set(marketKey, prices);
    let hasMoved = false;
    for (const [selectionId, price] of prices) {
      if (before?.get(selectionId) === price) continue;
      changes.tell(legText({ fixtureId, marketKey, selectionId }));
      hasMoved ||= price.before !== undefined;
    }
    if (hasMoved) later(() => settle(fixtureId, marketKey, prices), FRESH_MS);
  }

  /** The changes are no news any more; a price that changed since has its own. */
  function settle(fixtureId: string, marketKey: string, shown: Map<string, Price>): void {
    const present = fixtures.get(fixtureId)?.markets.get(marketKey);
    if (present === undefined) return;
    for (const [selectionId, price] of shown) {
      if (price.before === undefined || present.get(selectionId) !== price) continue;
      present.set(selectionId, { ...price, before: undefined });
      changes.tell(legText({ fixtureId, marketKey, selectionId }));
    }
  }

  return { fixtures, knownOf, put };
}

function afterDelta(
  present: Map<string, Price> | undefined,
  { state, prices }: MarketDelta,
): Map<string, Price> {
  const told = Object.entries(prices).map(
    ([selectionId, { odds, isActive }]) =>
      [selectionId, { odds, isOpen: isActive && state === 'active' }] as const,
  );
  return nextPrices(present, state, told);
}

type Told = readonly (readonly [string, { odds: string; isOpen: boolean }])[];

/** Prices nothing was told of stay, and take no bets once their market takes none. */
function nextPrices(
  present: Map<string, Price> | undefined,
  state: MarketState,
  told: Told,
): Map<string, Price> {
  const next = new Map<string, Price>();
  for (const [selectionId, price] of present ?? []) {
    const isOpen = price.isOpen && state === 'active';
    const isSame = price.state === state && price.isOpen === isOpen;
    next.set(selectionId, isSame ? price : { ...price, state, isOpen });
  }
  for (const [selectionId, { odds, isOpen }] of told) {
    const known = next.get(selectionId);
    const isSame = known?.odds === odds && known.isOpen === isOpen && known.state === state;
    if (isSame) continue;
    const before = known === undefined || known.odds === odds ? known?.before : known.odds;
    next.set(selectionId, { odds, state, isOpen, before });
  }
  return next;
}
