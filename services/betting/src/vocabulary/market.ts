/**
 * Invariant: a market is data, and its key holds all of what it asks: two markets of one fixture
 * with the same key are the same market. Its selections follow from it.
 */
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';

/** What a market of scores is decided by. */
const measure = {
  span: z.string().min(1).max(40).describe('regular, match, a part such as half-1 or set-2'),
  count: z
    .enum(['points', 'parts'])
    .describe('points: goals, runs and the like; parts: sets, games or maps won'),
};

const line = z.int().min(-4_000).max(4_000).describe('In quarters of a point: -0.75 is -3');

const name = z.string().min(1).max(80);

/** Points of both sides. */
export const scoreShape = z
  .object({ home: z.int().min(0).max(999), away: z.int().min(0).max(999) })
  .readonly();

const names = z.array(name).min(1).max(100).readonly();

export const marketShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('three-way'), ...measure }),
  z.object({ kind: z.literal('two-way'), ...measure }).describe('A tie gives the stake back'),
  z.object({ kind: z.literal('handicap'), ...measure, line: line.describe("Added to home's") }),
  z.object({ kind: z.literal('total'), ...measure, line }),
  z.object({ kind: z.literal('odd-even'), ...measure }),
  z.object({
    kind: z.literal('correct-score'),
    ...measure,
    scores: z.array(scoreShape).min(1).max(100).readonly().describe('Every other one is "other"'),
  }),
  z.object({
    kind: z.literal('first-to'),
    mark: name.describe('What is reached first, such as goal-1 or points-20'),
    contenders: names.describe('home and away, or players'),
    withNone: z.boolean().describe('false: stakes go back when nobody reaches it'),
  }),
  z.object({
    kind: z.literal('outright'),
    race: name.describe('What is ranked'),
    competitors: names,
    places: z.int().min(1).max(20).describe('So many win: 1 is the winner, 3 a place'),
  }),
  z.object({ kind: z.literal('special'), question: name, answers: names }),
]);

nameSchemas({ Score: scoreShape, Market: marketShape });

export type Market = z.infer<typeof marketShape>;

export type MarketKind = Market['kind'];

/** Decided by a score alone. */
export type ScoredMarket = Extract<Market, { count: string }>;

export type Measure = Pick<ScoredMarket, 'span' | 'count'>;

export type Score = z.infer<typeof scoreShape>;

/** Quarters of a point: 2.5 is 10. */
export type Line = number;

export function isScored(market: Market): market is ScoredMarket {
  return 'count' in market;
}

/** Names the market among those of its fixture. */
export function marketKey(market: Market): string {
  switch (market.kind) {
    case 'handicap':
    case 'total':
      return keyOf(market.kind, market.span, market.count, String(market.line));
    case 'three-way':
    case 'two-way':
    case 'odd-even':
    case 'correct-score':
      return keyOf(market.kind, market.span, market.count);
    case 'first-to':
      return keyOf(market.kind, market.mark);
    case 'outright':
      return keyOf(market.kind, market.race, String(market.places));
    case 'special':
      return keyOf(market.kind, market.question);
    default:
      return market satisfies never;
  }
}

/**
 * Whether a market asks what a family of them asks: the family is a key whose end may be left out,
 * and in which `#` stands for any number.
 *
 * @example isOfFamily('handicap/set-2/points/-3', 'handicap/set-#/points') // true
 */
export function isOfFamily(key: string, family: string): boolean {
  const parts = key.split('/');
  return family.split('/').every((wanted, at) => isPart(parts[at] ?? '', wanted));
}

function isPart(part: string, wanted: string): boolean {
  if (!wanted.endsWith('#')) return part === wanted;
  const name = wanted.slice(0, -1);
  return part.startsWith(name) && /^\d+$/.test(part.slice(name.length));
}

/** A part may hold any text: what separates them is written out in it. */
function keyOf(...parts: readonly string[]): string {
  return parts.map((part) => part.replace(/[%/]/g, encodeURIComponent)).join('/');
}
