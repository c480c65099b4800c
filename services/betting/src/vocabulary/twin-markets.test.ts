import { expect, it } from 'vitest';
import type { Market } from './market.ts';
import { withoutTwins } from './twin-markets.ts';

const market = (asked: object) => ({ market: asked as Market });
const winner = market({ kind: 'two-way', span: 'match', count: 'parts' });
const three = market({ kind: 'three-way', span: 'match', count: 'parts' });
const handicap = (line: number, part: object = {}) =>
  market({ kind: 'handicap', span: 'match', count: 'parts', line, ...part });

it.each([
  ['half a map up', handicap(2)],
  ['half a map down', handicap(-2)],
])('leaves out %s beside the winner', (_name, twin) => {
  expect(withoutTwins([winner, twin, handicap(6)])).toEqual([winner, handicap(6)]);
});

it.each([
  ['another line', winner, handicap(-6)],
  ['another part of the match', winner, handicap(2, { span: 'map-1' })],
  ['points instead of maps', winner, handicap(2, { count: 'points' })],
  ['a match that may be drawn: the other side wins then too', three, handicap(2)],
])('keeps %s', (_name, beside, kept) => {
  expect(withoutTwins([beside, kept])).toEqual([beside, kept]);
});
