import type { Outcome } from './outcomes.ts';

/**
 * How many lines are looked at in search of a loss: some tens of milliseconds. What members hold takes some
 * hundreds; who holds what takes more does not bet on these matches until some of it is settled.
 */
export const LINES_LOOKED_AT_MAX = 100_000;

/** A leg as a text, and what decides it. */
export type Hinge = { readonly leg: string; readonly decider: string };
export type Line = readonly Hinge[];
export type Search = {
  /** By leg: the outcomes of its decider in which it is lost. */
  readonly losses: ReadonlyMap<string, readonly Outcome[]>;
  /** Lines that were looked at so far. */
  looked: number;
};

/**
 * Takes of the lines that stand the one that can be lost in the fewest ways, and tries each of them. In its order
 * of lines a search would be led astray: cheap systems beside a hedge can be lost in a great many ways, all of which
 * it would try out before the line that never can.
 */
export function findLoss(
  standing: readonly Line[],
  decided: ReadonlySet<string>,
  search: Search,
): boolean {
  search.looked += standing.length;
  if (search.looked > LINES_LOOKED_AT_MAX) return false;
  const line = hardest(standing, decided, search);
  if (line === null) return true;
  return line.some(
    ({ leg, decider }) =>
      !decided.has(decider) &&
      (search.losses.get(leg) ?? []).some((outcome) => {
        const left = standing.filter((one) => !isLost(one, decider, outcome));
        return findLoss(left, new Set(decided).add(decider), search);
      }),
  );
}

/** @returns null where no line stands */
function hardest(
  standing: readonly Line[],
  decided: ReadonlySet<string>,
  { losses }: Search,
): Line | null {
  let found: { line: Line; ways: number } | null = null;
  for (const line of standing) {
    let ways = 0;
    for (const { leg, decider } of line) {
      if (!decided.has(decider)) ways += losses.get(leg)?.length ?? 0;
    }
    if (found === null || ways < found.ways) found = { line, ways };
    if (ways === 0) break;
  }
  return found?.line ?? null;
}

function isLost(line: Line, decider: string, outcome: Outcome): boolean {
  return line.some((hinge) => hinge.decider === decider && !outcome.has(hinge.leg));
}
