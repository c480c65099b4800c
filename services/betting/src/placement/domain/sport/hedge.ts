/**
 * Invariant: nobody holds tickets that between them win, or give a stake back, whatever happens:
 * that is what turnover rules are cheated with (양방). A loss that can happen is looked for over
 * all outcomes of the matches together; a ticket counts as its lines.
 */

import { legText } from '@noriter/rules/leg-name';
import { ticketLines } from '@noriter/rules/lines';
import type { Leg } from '../../../vocabulary/leg.ts';
import { deciderOf, type Outcome, outcomesOf } from './outcomes.ts';

/**
 * How many lines are looked at in search of a loss; beyond it nothing is proven, and nothing is
 * refused. What members hold takes some hundreds.
 */
const LINES_LOOKED_AT_MAX = 200_000;

type CombinedLegs = { readonly legs: readonly Leg[]; readonly linesOf: number };
/** A leg as a text, and what decides it. */
type Hinge = { readonly leg: string; readonly decider: string };
type Line = readonly Hinge[];
type Search = {
  readonly outcomes: ReadonlyMap<string, readonly Outcome[]>;
  /** Lines that were looked at so far. */
  looked: number;
};

/** Whether the ticket, with those that are open, leaves no outcome in which every line is lost. */
export function leavesNoLoss(ticket: CombinedLegs, open: readonly CombinedLegs[]): boolean {
  const tickets = connected(ticket, open);
  const legs = new Map(tickets.flatMap((one) => one.legs).map((leg) => [legText(leg), leg]));
  const byDecider = Map.groupBy(legs.values(), deciderOf);
  const outcomes = new Map([...byDecider].map(([name, group]) => [name, outcomesOf(group)]));
  const lines = tickets.flatMap((one) => ticketLines(one.legs.map(hingeOf), one.linesOf));
  const search: Search = { outcomes, looked: 0 };
  const canLose = findLoss(lines, new Map(), search);
  return !canLose && search.looked <= LINES_LOOKED_AT_MAX;
}

function hingeOf(leg: Leg): Hinge {
  return { leg: legText(leg), decider: deciderOf(leg) };
}

/**
 * The tickets that share a match with it, or with one that does. The others can be lost whatever
 * becomes of these.
 */
function connected(ticket: CombinedLegs, open: readonly CombinedLegs[]): readonly CombinedLegs[] {
  const found = [ticket];
  const fixtures = new Set(ticket.legs.map(({ fixtureId }) => fixtureId));
  let rest = open;
  for (let grown = true; grown; ) {
    const near = rest.filter(({ legs }) => legs.some(({ fixtureId }) => fixtures.has(fixtureId)));
    for (const { fixtureId } of near.flatMap(({ legs }) => legs)) fixtures.add(fixtureId);
    found.push(...near);
    rest = rest.filter((one) => !near.includes(one));
    grown = near.length > 0;
  }
  return found;
}

/** Takes a line that still stands, and tries each way in which one of its legs is lost. */
function findLoss(
  lines: readonly Line[],
  decided: ReadonlyMap<string, Outcome>,
  search: Search,
): boolean {
  search.looked += lines.length;
  if (search.looked > LINES_LOOKED_AT_MAX) return false;
  const standing = lines.filter((line) => !isLost(line, decided));
  const line = standing[0];
  if (line === undefined) return true;
  return [...new Set(line.map(({ decider }) => decider))]
    .filter((decider) => !decided.has(decider))
    .some((decider) =>
      (search.outcomes.get(decider) ?? []).some((outcome) => {
        const next = new Map(decided).set(decider, outcome);
        return isLost(line, next) && findLoss(standing, next, search);
      }),
    );
}

function isLost(line: Line, decided: ReadonlyMap<string, Outcome>): boolean {
  return line.some(({ leg, decider }) => decided.get(decider)?.has(leg) === false);
}
