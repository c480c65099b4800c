/** The roads of a shoe: results as players of baccarat write them down. Pure, for server and page. */
import type { Outcome } from './coup.ts';
import { type Placed, placeRuns, ROWS, runsOf } from './road-grid.ts';

export type Result = {
  readonly outcome: Outcome;
  readonly hasPlayerPair: boolean;
  readonly hasBankerPair: boolean;
};

/** Each result in its order, down six rows and then to the next column. */
export function beadPlate(results: readonly Result[]): Placed<Result>[] {
  return results.map((mark, at) => ({ column: Math.floor(at / ROWS), row: at % ROWS, mark }));
}

export type BigMark = Result & {
  readonly outcome: 'player' | 'banker';
  /** Ties since this result. */
  readonly ties: number;
};

/** Ties before the first winner stand on no mark: they are counted with the first one. */
function winners(results: readonly Result[]): BigMark[] {
  const marks: BigMark[] = [];
  let early = 0;
  for (const result of results) {
    const last = marks.at(-1);
    if (result.outcome !== 'tie') {
      marks.push({ ...result, outcome: result.outcome, ties: marks.length === 0 ? early : 0 });
    } else if (last) marks[marks.length - 1] = { ...last, ties: last.ties + 1 };
    else early += 1;
  }
  return marks;
}

function bigRuns(results: readonly Result[]): BigMark[][] {
  return runsOf(winners(results), (one, other) => one.outcome === other.outcome);
}

export function bigRoad(results: readonly Result[]): Placed<BigMark>[] {
  return placeRuns(bigRuns(results));
}

/** Red: the shoe repeats itself; blue: it does not. */
export type DerivedMark = 'red' | 'blue';
export const derivedRoads = { bigEyeBoy: 1, smallRoad: 2, cockroachRoad: 3 } as const;
export type DerivedRoad = keyof typeof derivedRoads;

/** The marks of a derived road in their order. */
export function derivedMarks(results: readonly Result[], road: DerivedRoad): DerivedMark[] {
  const back = derivedRoads[road];
  const lengths = bigRuns(results).map(({ length }) => length);
  return lengths.flatMap((length, column) =>
    Array.from({ length }, (_, row) => markAt(lengths, column, row, back)).filter(
      (mark) => mark !== null,
    ),
  );
}

/** A new run compares the two before it; a longer one looks beside itself, as far back as the road. */
function markAt(
  lengths: readonly number[],
  column: number,
  row: number,
  back: number,
): DerivedMark | null {
  const lengthAt = (at: number) => lengths[at] ?? 0;
  if (row === 0) {
    if (column < back + 1) return null;
    return lengthAt(column - 1) === lengthAt(column - 1 - back) ? 'red' : 'blue';
  }
  if (column < back) return null;
  return lengthAt(column - back) === row ? 'blue' : 'red';
}

export function derivedRoad(results: readonly Result[], road: DerivedRoad): Placed<DerivedMark>[] {
  return placeRuns(runsOf(derivedMarks(results, road), (one, other) => one === other));
}
