/**
 * Invariant: nobody holds tickets that between them win, or give a stake back, whatever happens:
 * that is what turnover rules are cheated with (양방). A loss that can happen is looked for over
 * all outcomes of the matches together; a ticket counts as its lines, and a line as its legs that
 * are open: what is decided can be lost no more.
 */

import { legText } from '@noriter/rules/leg-name';
import { isLost } from '@noriter/rules/leg-result';
import { ticketLines } from '@noriter/rules/lines';
import type { Leg } from '../../../vocabulary/leg.ts';
import type { HeldLeg } from './ask.ts';
import { findLoss, type Hinge, LINES_LOOKED_AT_MAX, type Line, type Search } from './find-loss.ts';
import { deciderOf, type Outcome, outcomesOf } from './outcomes.ts';

type CombinedLegs = { readonly legs: readonly HeldLeg[]; readonly linesOf: number };
/** `unknown`: whether all of it can be lost is too much to find out. */
export type Hedge = 'none' | 'hedged' | 'unknown';

/** Whether the ticket, with those that are open, leaves no outcome in which every line is lost. */
export function hedgeOf(ticket: CombinedLegs, open: readonly CombinedLegs[]): Hedge {
  const lines = connected(ticket, open).flatMap(openLines);
  const legs = new Map(lines.flat().map((leg) => [legText(leg), leg]));
  const search: Search = { losses: lossesOf([...legs.values()]), looked: 0 };
  const hinges = lines.map((line) => line.map(hingeOf));
  if (findLoss(distinct(hinges), new Set(), search)) return 'none';
  return search.looked > LINES_LOOKED_AT_MAX ? 'unknown' : 'hedged';
}

/**
 * What is open of a ticket's lines. One that is lost wins nothing any more, and one that is won to its end is
 * a win of before, beside which anything may be bet on.
 */
function openLines({ legs, linesOf }: CombinedLegs): readonly (readonly Leg[])[] {
  return ticketLines(legs, linesOf)
    .filter((line) => line.every(({ result }) => !result || !isLost(result)))
    .map((line) => line.filter(({ result }) => !result))
    .filter((line) => line.length > 0);
}

function lossesOf(legs: readonly Leg[]): ReadonlyMap<string, readonly Outcome[]> {
  return new Map(
    [...Map.groupBy(legs, deciderOf).values()].flatMap((group) => {
      const outcomes = outcomesOf(group);
      return group.map((leg) => {
        const text = legText(leg);
        return [text, outcomes.filter((outcome) => !outcome.has(text))] as const;
      });
    }),
  );
}

/** Many tickets have lines in common, and one of each is enough. */
function distinct(lines: readonly Line[]): readonly Line[] {
  return [...new Map(lines.map((line) => [line.map(({ leg }) => leg).join('\n'), line])).values()];
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
