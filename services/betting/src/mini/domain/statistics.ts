/** Invariant: statistics count rounds that were drawn, each once, in the order of their numbers. */

import type { Facts } from './facts.ts';
import { type Road, roadSide } from './games.ts';
import { layRoad, streaksOf } from './road.ts';

export type RoadStatistics = {
  fact: string;
  from: number | null;
  counts: { a: number; b: number };
  longest: { a: number; b: number };
  cells: { number: number; side: 'a' | 'b'; column: number; row: number }[];
};

/** @param draws oldest first */
export function statisticsOf(
  road: Road,
  draws: readonly { number: number; draw: { facts: Facts } }[],
): RoadStatistics {
  const sides = draws.map(({ draw }) => roadSide(road, draw.facts));
  const streaks = streaksOf(sides);
  const longest = (side: 'a' | 'b') =>
    Math.max(0, ...streaks.filter(({ result }) => result === side).map(({ length }) => length));
  return {
    fact: road.fact,
    from: road.from ?? null,
    counts: {
      a: sides.filter((side) => side === 'a').length,
      b: sides.filter((side) => side === 'b').length,
    },
    longest: { a: longest('a'), b: longest('b') },
    cells: layRoad(sides).map(({ result, column, row, index }) => ({
      number: draws[index]?.number ?? 0,
      side: result,
      column,
      row,
    })),
  };
}
