/**
 * Invariant: what becomes of a market follows from the score alone, and all its outcomes are
 * answered at once or none.
 */
import type { Line, Result } from '../feed/standing.ts';
import { OTHER_SCORE, outcomeIds, SCORE_MAX, scoreOutcomeId } from '../markets.ts';
import {
  type Board,
  type Part,
  type Play,
  partKey,
  type Score,
  totalOf,
  wonParts,
} from '../model/course.ts';
import type { Placing } from '../model/races.ts';

/** What is known of a match when it is asked. */
export type Known = {
  readonly board: Board;
  /** Up to now, in their order. */
  readonly plays: readonly Play[];
  readonly isFinal: boolean;
  /** The parts of a span; null for the whole match, whatever is played. */
  partsOf(line: Line): readonly string[] | null;
  /** null: not decided yet. */
  readonly penalty: boolean | null;
  readonly method: keyof typeof outcomeIds.method | null;
  readonly placings: readonly Placing[];
};

/** null: it is not decided yet. */
export function verdictOf(line: Line, known: Known): Result[] | null {
  const ids = line.outcomes.map(({ id }) => id);
  const { type, number } = line;
  switch (type.asks) {
    case 'goal':
      return goal(ids, known, number ?? 1);
    case 'race-to':
      return raceTo(ids, known, number ?? 1);
    case 'yes-no':
      return yesNo(ids, line, known);
    case 'method':
      return known.method === null ? null : winner(ids, outcomeIds.method[known.method]);
    case 'ranked':
      return known.placings.length === 0 ? null : ranked(ids, known.placings, number ?? 1);
    default: {
      const score = scoreOf(line, known);
      if (score === 'void') return ids.map(voided);
      return score && ids.map((id) => scored(line, id, score));
    }
  }
}

/** A part that was never played has no score, and nobody won or lost on it. */
function scoreOf(line: Line, known: Known): Score | 'void' | null {
  const keys = known.partsOf(line);
  const { parts } = known.board;
  if (keys === null) return known.isFinal ? counted(line, parts) : null;
  const played = parts.filter((part) => keys.includes(partKey(part)));
  if (played.length < keys.length) return known.isFinal ? 'void' : null;
  return known.isFinal || played.every(({ isOver }) => isOver) ? counted(line, played) : null;
}

function counted({ type }: Line, parts: readonly Part[]): Score {
  return type.count === 'parts' ? wonParts(parts) : totalOf(parts);
}

function scored(line: Line, outcomeId: string, { home, away }: Score): Result {
  const { type, quarters } = line;
  const ahead = home - away;
  switch (type.asks) {
    case 'three-way':
    case 'two-way': {
      if (type.asks === 'two-way' && ahead === 0) return voided(outcomeId);
      const three = outcomeIds['three-way'];
      const two = outcomeIds['two-way'];
      const won =
        ahead > 0 ? [three.home, two.home] : ahead < 0 ? [three.away, two.away] : [three.draw];
      const ids: readonly string[] = type.asks === 'three-way' ? won.slice(0, 1) : won.slice(1);
      return wonIf(outcomeId, ids.includes(outcomeId));
    }
    case 'handicap': {
      const margin = ahead * 4 + (quarters ?? 0);
      return byQuarters(outcomeId, outcomeId === outcomeIds.handicap.home ? margin : -margin);
    }
    case 'total': {
      const margin = (home + away) * 4 - (quarters ?? 0);
      return byQuarters(outcomeId, outcomeId === outcomeIds.total.over ? margin : -margin);
    }
    case 'odd-even':
      return wonIf(
        outcomeId,
        (outcomeId === outcomeIds['odd-even'].odd) === ((home + away) % 2 === 1),
      );
    case 'correct-score':
      return wonIf(outcomeId, outcomeId === scoreId(line, home, away));
    default:
      throw new Error(`A score does not decide ${type.asks}.`);
  }
}

function scoreId({ type }: Line, home: number, away: number): string {
  if (type.count === 'parts') return `${home}:${away}`;
  return home > SCORE_MAX || away > SCORE_MAX ? OTHER_SCORE : scoreOutcomeId(home, away);
}

/** Half a point and more is all of it, a quarter half of it; nothing gives the stake back. */
function byQuarters(outcomeId: string, margin: number): Result {
  if (margin === 0) return voided(outcomeId);
  return { outcomeId, won: margin > 0, voidHalves: Math.abs(margin) === 1 ? 1 : 0 };
}

function goal(ids: readonly string[], { plays, isFinal }: Known, number: number): Result[] | null {
  const play = plays[number - 1];
  if (play) return winner(ids, outcomeIds.goal[play.side]);
  return isFinal ? winner(ids, outcomeIds.goal.none) : null;
}

function raceTo(
  ids: readonly string[],
  { plays, isFinal }: Known,
  points: number,
): Result[] | null {
  const score = { home: 0, away: 0 };
  for (const play of plays) {
    score[play.side] += play.points;
    if (score[play.side] >= points) return winner(ids, outcomeIds['race-to'][play.side]);
  }
  return isFinal ? ids.map(voided) : null;
}

function yesNo(ids: readonly string[], line: Line, known: Known): Result[] | null {
  const yes = yesOf(line.type.id, known);
  const answers = outcomeIds['yes-no'];
  return yes === null ? null : winner(ids, yes ? answers.yes : answers.no);
}

function yesOf(id: number, { board, penalty, isFinal }: Known): boolean | null {
  if (id === 9004) return penalty ?? (isFinal ? false : null);
  if (id === 9003) {
    const first = board.parts[0];
    if (first && first.home + first.away > 0) return true;
    return first?.isOver || isFinal ? false : null;
  }
  const { home, away } = totalOf(board.parts);
  if (home > 0 && away > 0) return true;
  return isFinal ? false : null;
}

/** Who tie share the winning places that are left from theirs on. */
function ranked(ids: readonly string[], placings: readonly Placing[], places: number): Result[] {
  return ids.map((outcomeId) => {
    const own = placings.find(({ runner }) => runner === outcomeId);
    if (!own || own.place > places) return wonIf(outcomeId, false);
    const tied = placings.filter(({ place }) => place === own.place).length;
    const left = places - own.place + 1;
    if (tied <= left) return wonIf(outcomeId, true);
    return { outcomeId, won: true, voidHalves: 0, deadHeat: { places: left, of: tied } };
  });
}

function winner(ids: readonly string[], won: string): Result[] {
  return ids.map((id) => wonIf(id, id === won));
}

function wonIf(outcomeId: string, won: boolean): Result {
  return { outcomeId, won, voidHalves: 0 };
}

function voided(outcomeId: string): Result {
  return { outcomeId, won: false, voidHalves: 2 };
}
