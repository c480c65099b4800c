/**
 * Invariant: a road shows every result once, in order. A change begins a new column, a repetition
 * goes down; where there is no way down it turns right and stays in its row.
 */

export const ROAD_ROWS = 6;

export type RoadCell<Result> = {
  readonly result: Result;
  readonly column: number;
  readonly row: number;
  /** Which of the results it is, from 0. */
  readonly index: number;
};

export function layRoad<Result>(results: readonly Result[]): readonly RoadCell<Result>[] {
  const taken = new Set<string>();
  const cells: RoadCell<Result>[] = [];
  let start = -1;
  let column = -1;
  let row = 0;
  for (const [index, result] of results.entries()) {
    if (index === 0 || result !== results[index - 1]) {
      start = freeColumn(taken, start + 1);
      column = start;
      row = 0;
    } else if (row + 1 < ROAD_ROWS && !taken.has(`${column},${row + 1}`) && column === start) {
      row += 1;
    } else {
      column += 1;
    }
    taken.add(`${column},${row}`);
    cells.push({ result, column, row, index });
  }
  return cells;
}

/** A tail that turned right in the first row would stand where a column begins. */
function freeColumn(taken: ReadonlySet<string>, from: number): number {
  let column = from;
  while (taken.has(`${column},0`)) column += 1;
  return column;
}

export type Streak<Result> = { readonly result: Result; readonly length: number };

/** Equal results in a row, in order. */
export function streaksOf<Result>(results: readonly Result[]): readonly Streak<Result>[] {
  const streaks: Streak<Result>[] = [];
  for (const result of results) {
    const last = streaks.at(-1);
    if (last?.result === result) streaks[streaks.length - 1] = { result, length: last.length + 1 };
    else streaks.push({ result, length: 1 });
  }
  return streaks;
}
