/** What the live topic of a match says: new prices, where it stands, or all that was missed. */
import type { LiveMessage } from '../../live/live-message.ts';
import type { FixtureState, MarketState, Scoreboard } from './api.ts';

export type MarketDelta = {
  key: string;
  state: MarketState;
  prices: Readonly<Record<string, { odds: string; isActive: boolean }>>;
};

export type FixtureDelta =
  | { kind: 'odds'; version: number; markets: readonly MarketDelta[] }
  | { kind: 'score'; version: number; state: FixtureState; scoreboard: Scoreboard | null }
  | {
      kind: 'missed';
      version: number;
      /** All that changed after this one is in it; null: it says no more than its number. */
      since: number | null;
      state: FixtureState;
      scoreboard: Scoreboard | null;
      markets: readonly MarketDelta[];
    };

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
  const told = recordOf(parse(data1));
  const version = Number(told?.version);
  if (told === null || !Number.isSafeInteger(version)) return null;
  const markets = Array.isArray(told.markets) ? told.markets.flatMap(marketIn) : null;
  if (cmd === 'ODDS') return markets && { kind: 'odds', version, markets };
  const state = fixtureStates.find((one) => one === told.state);
  if (state === undefined) return null;
  const scoreboard = scoreboardIn(told.scoreboard);
  if (cmd === 'SCORE') return { kind: 'score', version, state, scoreboard };
  const since = typeof told.since === 'number' && markets !== null ? told.since : null;
  return { kind: 'missed', version, since, state, scoreboard, markets: markets ?? [] };
}

function marketIn(value: unknown): MarketDelta[] {
  const market = recordOf(value);
  if (market === null || typeof market.key !== 'string') return [];
  const prices = Object.entries(recordOf(market.prices) ?? {}).flatMap(([selectionId, told]) => {
    const price = recordOf(told);
    if (price === null || typeof price.odds !== 'string') return [];
    return [[selectionId, { odds: price.odds, isActive: price.isActive === true }] as const];
  });
  const state = stateOf(market.state);
  return [{ key: market.key, state, prices: Object.fromEntries(prices) }];
}

/** A state that is not known takes no bets. */
function stateOf(told: unknown): MarketState {
  if (told === 'active' || told === 'suspended') return told;
  return told === 'settled' || told === 'cancelled' ? told : 'closed';
}

function scoreboardIn(value: unknown): Scoreboard | null {
  const told = recordOf(value);
  if (told === null || typeof told.at !== 'string' || typeof told.part !== 'string') return null;
  const parts = Object.entries(recordOf(told.parts) ?? {});
  return {
    part: told.part,
    parts: Object.fromEntries(parts.map(([part, score]) => [part, scoreIn(score)])),
    total: scoreIn(told.total),
    elapsedSeconds: typeof told.elapsedSeconds === 'number' ? told.elapsedSeconds : null,
    at: told.at,
  };
}

function scoreIn(value: unknown): { home: number; away: number } {
  const told = recordOf(value);
  return { home: Number(told?.home ?? 0), away: Number(told?.away ?? 0) };
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
