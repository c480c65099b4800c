/** What was last published of a fixture and its markets, with the numbers under which it was published. */
import type { MarketType } from '../markets.ts';
import type { Plan } from '../world/fixtures.ts';
import type { ProductId } from './product.ts';
import type { Element } from './xml.ts';

export type FixtureStatus =
  | 'not_started'
  | 'live'
  | 'closed'
  | 'abandoned'
  | 'postponed'
  | 'cancelled';

/** active, suspended, deactivated */
export type LineStatus = 1 | -1 | 0;

export type OutcomePrice = {
  readonly id: string;
  /** In thousandths; null while it has none. */
  readonly odds: number | null;
};

export type Result = {
  readonly outcomeId: string;
  readonly won: boolean;
  /** How much is given back, in halves. */
  readonly voidHalves: 0 | 1 | 2;
  readonly deadHeat?: { readonly places: number; readonly of: number };
};

export type Window = { readonly from: number | null; readonly to: number | null };

/** A market of a fixture: its line, if it has one, is part of what it is. */
export type Line = {
  readonly type: MarketType;
  /** The part, goal or number of points that is meant. */
  readonly number: number | null;
  /** A handicap or a total, in quarters. */
  readonly quarters: number | null;
  readonly specifiers: string;
  status: LineStatus;
  outcomes: readonly OutcomePrice[];
  isFavourite: boolean;
  /** Its odds were given by hand: the model leaves it alone. */
  isHeld: boolean;
  publishedAt: number;
  /** When the product that publishes it now first did; null before anything was published. */
  firstPublished: { product: ProductId; sequence: number } | null;
  settled: { sequence: number; certainty: 1 | 2; results: readonly Result[] } | null;
  rolledBackAt: number | null;
  windows: { window: Window; reason: string; sequence: number }[];
  windowsBack: { window: Window; sequence: number }[];
};

/** Under which number a product first and last published the fixture, and that it handed it over. */
export type Mention = { first: number; last: number; handedOver: number | null };

export type Standing = {
  plan: Plan;
  status: FixtureStatus;
  /** Who publishes it now. */
  product: ProductId;
  readonly lines: Map<string, Line>;
  mentions: Partial<Record<ProductId, Mention>>;
  /** What is shown of the match; null before it begins. */
  eventStatus: Element | null;
  /** When that was last published. */
  eventStatusAt: number;
  closedAt: number | null;
};

export function newStanding(plan: Plan, product: ProductId): Standing {
  return {
    plan,
    status: 'not_started',
    product,
    lines: new Map(),
    mentions: {},
    eventStatus: null,
    eventStatusAt: 0,
    closedAt: null,
  };
}

export function lineKey(id: number, specifiers: string): string {
  return `${id}/${specifiers}`;
}

export function isOver({ status }: Standing): boolean {
  return status !== 'not_started' && status !== 'live';
}
