/** Messages about a fixture, as README.md describes them. */
import { sportOf } from '../world/sports.ts';
import type { Draft } from './product.ts';
import type { Line, LineStatus, Result, Standing, Window } from './standing.ts';
import type { Element } from './xml.ts';

export type ChangeType = 1 | 2 | 3 | 4;
const HANDED_OVER = -2;

export function fixtureChange({ plan, status }: Standing, changeType: ChangeType): Draft {
  const { eventId, sport, startTime, tournament, competitors, isRanked, inPlay } = plan;
  const competitor = competitors.map(({ id, names, number }, at): Element => {
    const qualifier = isRanked ? 'runner' : at === 0 ? 'home' : 'away';
    return { attributes: { id, qualifier, number, name_ko: names.ko, name_en: names.en } };
  });
  const attributes = {
    id: eventId,
    sport: sportOf(sport).wireId,
    start_time: startTime,
    status,
    live_odds: inPlay ? 'booked' : 'not_available',
  };
  const { id, names } = tournament;
  const children = {
    tournament: { attributes: { id, name_ko: names.ko, name_en: names.en } },
    competitor,
  };
  const fixture = { attributes, children };
  return {
    name: 'fixture_change',
    eventId,
    attributes: { change_type: changeType },
    children: { fixture },
  };
}

export function oddsChange(standing: Standing, lines: readonly Line[]): Draft {
  const { plan, eventStatus } = standing;
  return {
    name: 'odds_change',
    eventId: plan.eventId,
    children: {
      ...(eventStatus ? { sport_event_status: eventStatus } : {}),
      odds: {
        attributes: {},
        children: { market: lines.map((line) => priced(line, line.status)) },
      },
    },
  };
}

/** Its markets are another product's from now on. */
export function handOver({ plan, lines }: Standing): Draft {
  const market = [...lines.values()].map(({ type, specifiers }) => ({
    attributes: { ...market_(type.id, specifiers), status: HANDED_OVER },
  }));
  const odds = { attributes: {}, children: { market } };
  return { name: 'odds_change', eventId: plan.eventId, children: { odds } };
}

export function betStop({ plan }: Standing, groups: string): Draft {
  return { name: 'bet_stop', eventId: plan.eventId, attributes: { groups } };
}

export function betSettlement(
  { plan }: Standing,
  lines: readonly { readonly line: Line; readonly results: readonly Result[] }[],
  certainty: 1 | 2,
): Draft {
  const market = lines.map(({ line: { type, specifiers }, results }) => ({
    attributes: market_(type.id, specifiers),
    children: { outcome: results.map(resultElement) },
  }));
  const outcomes = { attributes: {}, children: { market } };
  return {
    name: 'bet_settlement',
    eventId: plan.eventId,
    attributes: { certainty },
    children: { outcomes },
  };
}

export function rollbackSettlement({ plan }: Standing, lines: readonly Line[]): Draft {
  return {
    name: 'rollback_bet_settlement',
    eventId: plan.eventId,
    children: { market: named(lines) },
  };
}

export function betCancel(
  { plan }: Standing,
  lines: readonly Line[],
  { window, reason }: { window: Window; reason: string },
): Draft {
  return {
    name: 'bet_cancel',
    eventId: plan.eventId,
    attributes: bounds(window),
    children: { market: named(lines, reason) },
  };
}

export function rollbackCancel({ plan }: Standing, lines: readonly Line[], window: Window): Draft {
  return {
    name: 'rollback_bet_cancel',
    eventId: plan.eventId,
    attributes: bounds(window),
    children: { market: named(lines) },
  };
}

/** Thousandths as decimal odds: at least two decimals. */
export function oddsText(odds: number): string {
  const decimals = String(odds % 1000).padStart(3, '0');
  return `${Math.floor(odds / 1000)}.${decimals.endsWith('0') ? decimals.slice(0, 2) : decimals}`;
}

function priced({ type, specifiers, outcomes, isFavourite }: Line, status: LineStatus): Element {
  const outcome = outcomes.map(({ id, odds }) => ({
    attributes: {
      id,
      odds: odds === null ? undefined : oddsText(odds),
      active: odds === null ? 0 : 1,
    },
  }));
  const favourite = isFavourite ? 1 : undefined;
  return {
    attributes: { ...market_(type.id, specifiers), status, favourite },
    children: { outcome },
  };
}

function resultElement({ outcomeId, won, voidHalves, deadHeat }: Result): Element {
  const tie = deadHeat && {
    dead_heat_factor: (deadHeat.places / deadHeat.of).toFixed(4),
    dead_heat_places: deadHeat.places,
    dead_heat_of: deadHeat.of,
  };
  const factor = [undefined, '0.5', '1'][voidHalves];
  return { attributes: { id: outcomeId, result: won ? 1 : 0, void_factor: factor, ...tie } };
}

function named(lines: readonly Line[], reason?: string): Element[] {
  return lines.map(({ type, specifiers }) => ({
    attributes: { ...market_(type.id, specifiers), void_reason: reason },
  }));
}

function market_(id: number, specifiers: string) {
  return { id, specifiers: specifiers === '' ? undefined : specifiers };
}

function bounds({ from, to }: Window) {
  return { start_time: from ?? undefined, end_time: to ?? undefined };
}
