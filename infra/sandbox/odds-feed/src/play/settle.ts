/** Reports what became of markets: as soon as they are decided, and of the rest when all is over. */
import type { Line, Result } from '../feed/standing.ts';
import { verdictOf } from '../odds/verdict.ts';
import { type Decision, isCancelled, publishSettlement } from './publish.ts';
import { type Match, secondOf, type World } from './world.ts';

/** What is decided while the match goes on. */
export function settleDecided(world: World, match: Match): void {
  publishSettlement(world, match, decisionsOf(world, match, openLines(match)), 1);
}

/** All that has no result yet, once nothing more is played. */
export function settleAll(world: World, match: Match, certainty: 1 | 2): void {
  publishSettlement(world, match, decisionsOf(world, match, openLines(match)), certainty);
}

/** What has another result than was published. */
export function settleAgain(world: World, match: Match): void {
  const lines = [...match.standing.lines.values()].filter(({ settled }) => settled !== null);
  const decisions = decisionsOf(world, match, lines).filter(({ line, results }) => {
    return line.settled && !isSameResults(line.settled.results, results);
  });
  publishSettlement(world, match, decisions, 2);
}

export function decisionsOf(world: World, match: Match, lines: readonly Line[]): Decision[] {
  return decisionsAt(match, lines, secondOf(world, match));
}

/** What is decided once it has been played up to a second. */
export function decisionsAt(match: Match, lines: readonly Line[], second: number): Decision[] {
  const known = match.game.knownAt(second, match.isEnded);
  return lines.flatMap((line) => {
    const results = verdictOf(line, known);
    return results === null ? [] : [{ line, results }];
  });
}

export function openLines({ standing }: Match): Line[] {
  return [...standing.lines.values()].filter((line) => line.settled === null && !isCancelled(line));
}

function isSameResults(one: readonly Result[], other: readonly Result[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
