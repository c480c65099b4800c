/** How roads lie on paper: six rows, a new column for each run, and a tail to the right below. */
export const ROWS = 6;

export type Placed<Mark> = { readonly column: number; readonly row: number; readonly mark: Mark };

/**
 * Places runs of equal marks: down while there is room, then to the right. A run that starts where
 * another one's tail lies goes around it.
 */
export function placeRuns<Mark>(runs: readonly (readonly Mark[])[]): Placed<Mark>[] {
  const taken = new Set<string>();
  const placed: Placed<Mark>[] = [];
  const isTaken = (column: number, row: number) => taken.has(`${column},${row}`);
  let nextColumn = 0;
  for (const run of runs) {
    let column = nextColumn;
    while (isTaken(column, 0)) column += 1;
    nextColumn = column + 1;
    let row = 0;
    let isTail = false;
    for (const [at, mark] of run.entries()) {
      if (at > 0) {
        isTail ||= row + 1 >= ROWS || isTaken(column, row + 1);
        if (isTail) column += 1;
        else row += 1;
      }
      taken.add(`${column},${row}`);
      placed.push({ column, row, mark });
    }
  }
  return placed;
}

export function runsOf<Item>(
  items: readonly Item[],
  same: (one: Item, other: Item) => boolean,
): Item[][] {
  const runs: Item[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last !== undefined && same(last, item)) run.push(item);
    else runs.push([item]);
  }
  return runs;
}
