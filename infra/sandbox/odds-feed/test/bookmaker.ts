import { marketType } from '../src/markets.ts';
import { all, type Node } from './listening.ts';

/** What somebody knows who applies messages in the order of their numbers. */
export type Known = {
  readonly fixtures: Map<string, Record<string, string>>;
  readonly scores: Map<string, Node>;
  readonly markets: Map<string, Market>;
};

export type Market = {
  id: string;
  specifiers: string;
  eventId: string;
  status: string;
  prices: Record<string, string>;
  results: Record<string, string> | null;
  windows: string[];
};

export function newKnown(): Known {
  return { fixtures: new Map(), scores: new Map(), markets: new Map() };
}

export function applyAll(known: Known, messages: readonly Node[]): Known {
  for (const message of messages) apply(known, message);
  return known;
}

function apply(known: Known, message: Node): void {
  const eventId = message.attributes.event_id ?? '';
  const named = all(message, 'market').map((market) => ({
    market,
    held: held(known, eventId, market),
  }));
  switch (message.name) {
    case 'fixture_change':
      known.fixtures.set(eventId, all(message, 'fixture')[0]?.attributes ?? {});
      return;
    case 'odds_change': {
      const score = all(message, 'sport_event_status')[0];
      if (score) known.scores.set(eventId, score);
      for (const { market, held: one } of named) price(one, market);
      return;
    }
    case 'bet_stop': {
      const groups = (message.attributes.groups ?? 'all').split('|');
      for (const one of known.markets.values()) {
        const isNamed = ['all', marketType(Number(one.id)).group].some((it) => groups.includes(it));
        if (one.eventId === eventId && one.status === '1' && isNamed) one.status = '-1';
      }
      return;
    }
    case 'bet_settlement':
      for (const { market, held: one } of named) {
        one.results = Object.fromEntries(
          all(market, 'outcome').map((of) => [of.attributes.id, text(of)]),
        );
        one.status = 'settled';
      }
      return;
    case 'rollback_bet_settlement':
      for (const { held: one } of named) {
        one.results = null;
        one.status = '-1';
      }
      return;
    case 'bet_cancel':
      for (const { held: one } of named) {
        one.windows = [...new Set([...one.windows, bounds(message)])].sort();
        if (bounds(message) === '–') one.status = 'cancelled';
      }
      return;
    case 'rollback_bet_cancel':
      for (const { held: one } of named) {
        one.windows = one.windows.filter((window) => window !== bounds(message));
        if (bounds(message) === '–') one.status = '-1';
      }
      return;
    case 'alive':
    case 'snapshot_complete':
      return;
    default:
      throw new Error(`Nobody knows what ${message.name} is.`);
  }
}

/** Odds of a settled market reveal nothing of its result. */
function price(one: Market, market: Node): void {
  if (one.results === null && one.status !== 'cancelled')
    one.status = market.attributes.status ?? '';
  for (const { attributes } of all(market, 'outcome')) {
    one.prices[attributes.id ?? ''] = attributes.active === '1' ? (attributes.odds ?? '') : '';
  }
}

function held({ markets }: Known, eventId: string, { attributes }: Node): Market {
  const { id = '', specifiers = '' } = attributes;
  const key = `${eventId} ${id} ${specifiers}`;
  const found = markets.get(key);
  if (found) return found;
  const market = { id, specifiers, eventId, status: '', prices: {}, results: null, windows: [] };
  markets.set(key, market);
  return market;
}

function text({ attributes }: Node): string {
  const { result, void_factor: factor = '0', dead_heat_factor: tie = '1' } = attributes;
  return [result, factor, tie].join(' ');
}

function bounds({ attributes }: Node): string {
  return `${attributes.start_time ?? ''}–${attributes.end_time ?? ''}`;
}
