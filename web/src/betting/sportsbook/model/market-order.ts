import type { MarketShape } from './shape.ts';
import type { Market } from './sport-types.ts';

export const wholeSpans = new Set(['regular', 'match']);

const kindRank: readonly Market['kind'][] = [
  'three-way',
  'two-way',
  'outright',
  'handicap',
  'total',
  'odd-even',
  'correct-score',
  'first-to',
  'special',
];

const lineShift = 5_000;

type Ranked = Pick<MarketShape, 'market' | 'marketKey'>;

/** Markets by span, kind and line: the whole match first, and its lines from low to high. */
export function inOrder<Row extends Ranked>(markets: readonly Row[]): Row[] {
  return markets.toSorted((a, b) => rankOf(a).localeCompare(rankOf(b)));
}

function rankOf({ market, marketKey }: Ranked): string {
  const span = 'span' in market && !wholeSpans.has(market.span) ? market.span : '';
  const kind = String(kindRank.indexOf(market.kind));
  const line = 'line' in market ? String(market.line + lineShift).padStart(5, '0') : '';
  return `${span} ${kind} ${line} ${marketKey}`;
}
