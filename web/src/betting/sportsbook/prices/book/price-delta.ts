/** What the live topic of a match says: new prices, where it stands, or all that was missed. */
import type { LiveMessage } from '../../../../shared/live/live-message.ts';
import type { FixtureState, MarketState, Scoreboard } from '../../model/sport-types.ts';

export type MarketDelta = {
  key: string;
  state: MarketState;
  prices: Readonly<Record<string, { odds: string; isActive: boolean }>>;
};

export type FixtureDelta =
  | { kind: 'odds'; version: number; markets: readonly MarketDelta[] }
  | ({ kind: 'score'; version: number } & Stand)
  | ({
      kind: 'missed';
      version: number;
      /** All that changed after this one is in it; null: it says no more than its number. */
      since: number | null;
      markets: readonly MarketDelta[];
    } & Stand);

/** Where a match stands, and when it begins where that is said. */
type Stand = { state: FixtureState; startsAt?: string; scoreboard: Scoreboard | null };

const fixtureStates: readonly FixtureState[] = [
  'planned',
  'running',
  'finished',
  'abandoned',
  'postponed',
  'cancelled',
];

const known = new WeakMap<LiveMessage, FixtureDelta | null>();

/**
 * Reads a message; null when it is none of these, or makes no sense. One that names all prices of a
 * match is long: it is read once, however many hear it.
 */
export function readDelta(message: LiveMessage): FixtureDelta | null {
  const before = known.get(message);
  if (before !== undefined) return before;
  const delta = readMessage(message);
  known.set(message, delta);
  return delta;
}

function readMessage({ cmd, data1 }: LiveMessage): FixtureDelta | null {
  if (cmd !== 'ODDS' && cmd !== 'SCORE' && cmd !== 'FIXTURE') return null;
  const received = recordOf(parse(data1));
  const version = Number(received?.version);
  if (received === null || !Number.isSafeInteger(version)) return null;
  const markets = Array.isArray(received.markets) ? received.markets.flatMap(marketIn) : null;
  if (cmd === 'ODDS') return markets && { kind: 'odds', version, markets };
  const state = fixtureStates.find((one) => one === received.state);
  if (state === undefined) return null;
  const stand = {
    state,
    ...startIn(received.startsAt),
    scoreboard: scoreboardIn(received.scoreboard),
  };
  if (cmd === 'SCORE') return { kind: 'score', version, ...stand };
  const since = typeof received.since === 'number' && markets !== null ? received.since : null;
  return { kind: 'missed', version, since, ...stand, markets: markets ?? [] };
}

/** A match that is put off begins later, at whatever page it is seen. */
function startIn(received: unknown): { startsAt?: string } {
  if (typeof received !== 'string' || Number.isNaN(Date.parse(received))) return {};
  return { startsAt: received };
}

function marketIn(value: unknown): MarketDelta[] {
  const market = recordOf(value);
  if (market === null || typeof market.key !== 'string') return [];
  const prices = Object.entries(recordOf(market.prices) ?? {}).flatMap(
    ([selectionId, received]) => {
      const price = recordOf(received);
      if (price === null || typeof price.odds !== 'string') return [];
      return [[selectionId, { odds: price.odds, isActive: price.isActive === true }] as const];
    },
  );
  const state = stateOf(market.state);
  return [{ key: market.key, state, prices: Object.fromEntries(prices) }];
}

/** A state that is not known takes no bets. */
function stateOf(received: unknown): MarketState {
  if (received === 'active' || received === 'suspended') return received;
  return received === 'settled' || received === 'cancelled' ? received : 'closed';
}

function scoreboardIn(value: unknown): Scoreboard | null {
  const received = recordOf(value);
  if (received === null || typeof received.at !== 'string' || typeof received.part !== 'string')
    return null;
  const parts = Object.entries(recordOf(received.parts) ?? {});
  return {
    part: received.part,
    parts: Object.fromEntries(parts.map(([part, score]) => [part, scoreIn(score)])),
    total: scoreIn(received.total),
    elapsedSeconds: typeof received.elapsedSeconds === 'number' ? received.elapsedSeconds : null,
    at: received.at,
  };
}

function scoreIn(value: unknown): { home: number; away: number } {
  const received = recordOf(value);
  return { home: Number(received?.home ?? 0), away: Number(received?.away ?? 0) };
}

function recordOf(value: unknown): Record<string, unknown> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return { ...value };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
