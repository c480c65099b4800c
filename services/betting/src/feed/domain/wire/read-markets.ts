/** Markets, prices, scores and results of the feed, in the form of `feedMessageShape`. */
import type { z } from 'zod';
import type { feedMessageShape } from '../../../sportsbook/domain/messages/messages.ts';
import type { WireOdds, WireStatus } from './elements.ts';
import { knownMarket } from './market-table.ts';
import { Unreadable } from './specifiers.ts';

export type Input = z.input<typeof feedMessageShape>;

type Odds = Extract<Input, { type: 'odds-change' }>;

/** Statuses of markets. What the feed has settled or cancelled comes in messages of its own. */
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
      // One that it cannot have is passed on: a market that is offered wrongly is closed.
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

/** Keys of the markets that are offered. */
export function readKeys(wire: readonly { id: string; specifiers: string }[]): string[] {
  return wire.flatMap(({ id, specifiers }) => knownMarket(id, specifiers)?.marketKey ?? []);
}
