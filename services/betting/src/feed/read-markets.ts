/** Markets, prices, scores and results of the feed, in the form of `feedMessageShape`. */
import type { z } from 'zod';
import type { feedMessageShape } from '../domain/feed/messages.ts';
import { knownMarket, Unreadable } from './market-table.ts';
import type { WireOdds, WireOutcome, WireStatus } from './wire.ts';

type Input = z.input<typeof feedMessageShape>;
type Odds = Extract<Input, { type: 'odds-change' }>;
type Settlement = Extract<Input, { type: 'settlement' }>;

/** Statuses of markets. What the feed has settled or cancelled it says in messages of its own. */
const states = {
  '1': 'active',
  '-1': 'suspended',
  '0': 'deactivated',
  '-2': 'handed-over',
  '-3': 'suspended',
  '-4': 'suspended',
} as const;

/** @throws Unreadable */
export function readOdds(wire: readonly WireOdds[]): Pick<Odds, 'markets' | 'states'> {
  const markets: Odds['markets'][number][] = [];
  const waiting: Odds['states'][number][] = [];
  for (const { id, specifiers, status, outcome } of wire) {
    const known = knownMarket(id, specifiers);
    if (known === null) continue;
    const state = stateOf(status);
    if (outcome.length === 0) {
      if (state === 'active') throw new Unreadable(`market ${id} is open without prices`);
      waiting.push({ marketKey: known.marketKey, state });
      continue;
    }
    const prices: Odds['markets'][number]['prices'] = {};
    for (const one of outcome) {
      if (one.odds === undefined) continue;
      // One that it cannot have is told on: a market that is offered wrongly is closed.
      const selection = known.selectionOf(one.id) ?? `unknown outcome ${one.id}`;
      prices[selection] = { odds: one.odds, isActive: one.active === '1' };
    }
    markets.push({ market: known.market(outcome.map((one) => one.id)), state, prices });
  }
  return { markets, states: waiting };
}

function stateOf(status: string): (typeof states)[keyof typeof states] {
  const found = Object.entries(states).find(([one]) => one === status);
  if (found === undefined) throw new Unreadable(`a market's status ${status}`);
  return found[1];
}

/** Parts that are called otherwise. The others are named by type and number, such as half-1. */
const partNames: Readonly<Record<string, string>> = {
  overtime: 'overtime',
  extra_innings: 'extra-innings',
  penalties: 'shoot-out',
  bout: 'bout',
};

function partOf(type: string, number: number): string {
  return Object.hasOwn(partNames, type) ? (partNames[type] ?? type) : `${type}-${number}`;
}

export function readScoreboard(status: WireStatus): NonNullable<Odds['scoreboard']> {
  const { period_type, period_number, period_score, elapsed } = status;
  const parts = period_score.map(
    ({ type, number, home_score: home, away_score: away }) =>
      [partOf(type, number), { home, away }] as const,
  );
  return {
    part: period_type === undefined ? '' : partOf(period_type, period_number),
    parts: Object.fromEntries(parts),
    total: { home: status.home_score, away: status.away_score },
    elapsedSeconds: elapsed ?? null,
  };
}

type WireSettled = { id: string; specifiers: string; outcome: readonly WireOutcome[] };

/** @throws Unreadable */
export function readResults(wire: readonly WireSettled[]): Settlement['markets'] {
  return wire.flatMap(({ id, specifiers, outcome }) => {
    const known = knownMarket(id, specifiers);
    if (known === null) return [];
    const results = outcome.flatMap((one) => {
      const selection = known.selectionOf(one.id);
      return selection === null ? [] : [[selection, resultOf(one)] as const];
    });
    return [{ marketKey: known.marketKey, results: Object.fromEntries(results) }];
  });
}

type Result = Settlement['markets'][number]['results'][string];

function resultOf(outcome: WireOutcome): Result {
  const won = outcome.result === '1';
  const { void_factor: returned } = outcome;
  // All of it back: nobody has won anything.
  if (returned === 1) return { won: false, voidHalves: 2 };
  const deadHeat = won ? deadHeatOf(outcome) : null;
  return { won, voidHalves: returned === 0.5 ? 1 : 0, ...(deadHeat && { deadHeat }) };
}

const FACTOR_DIGITS = 1_000_000;

/** The exact fraction where the feed has it; else the decimals it gave, and no more than those. */
function deadHeatOf(outcome: WireOutcome): NonNullable<Result['deadHeat']> | null {
  const { dead_heat_factor: factor, dead_heat_places: places, dead_heat_of: of } = outcome;
  if (places !== undefined && of !== undefined) {
    if (places < 1 || of < places) throw new Unreadable(`a dead heat of ${places} by ${of}`);
    return { places, of };
  }
  if (factor === undefined || Number(factor) === 1) return null;
  return { places: Math.round(Number(factor) * FACTOR_DIGITS), of: FACTOR_DIGITS };
}

/** Keys of the markets that are offered. */
export function readKeys(wire: readonly { id: string; specifiers: string }[]): string[] {
  return wire.flatMap(({ id, specifiers }) => knownMarket(id, specifiers)?.marketKey ?? []);
}
