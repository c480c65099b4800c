/** A course that ends with another score than it had: by hand, or as it was first published. */
import type { ScoringForm, SetsForm } from '../world/forms.ts';
import { boardAt, type Course, type Play, type Score, type Stage, wonParts } from './course.ts';
import type { Game } from './game.ts';
import { rulesOf } from './sets.ts';

/** Ends it in this second, with the score as it stands. */
export function endedAt(game: Game, second: number): Course {
  const { stages, plays } = game.course;
  const begun = stages.map(({ part, from, to }) => ({
    part,
    from: Math.min(from, second),
    to: Math.min(to, second),
  }));
  const cut = { stages: begun, plays: plays.filter(({ at }) => at <= second) };
  if (game.form.family !== 'sets') return cut;
  const won = wonParts(boardAt({ stages, plays }, second).parts);
  const need = (game.bestOf + 1) / 2;
  const leads = won.home >= won.away ? { ...won, home: need } : { ...won, away: need };
  return withSets(game.form, game.bestOf, leads, second);
}

/** @returns null when a match of this kind can't end so */
export function rescored(game: Game, score: Score): Course | null {
  const { form, course, bestOf } = game;
  const end = course.stages.at(-1)?.to ?? 0;
  if (form.family === 'scoring') return withPoints(form, course, score);
  if (form.family === 'sets') {
    const [more, less] = [Math.max(score.home, score.away), Math.min(score.home, score.away)];
    const isResult = more * 2 === bestOf + 1 && less < more;
    return isResult ? withSets(form, bestOf, score, Number.isFinite(end) ? end : 1) : null;
  }
  if (form.family === 'race' || score.home + score.away > 1) return null;
  const side = score.home > 0 ? 'home' : 'away';
  const plays: Play[] = score.home === score.away ? [] : [{ at: end - 1, side, points: 1 }];
  return { ...course, plays };
}

/** Keeps the plays that fit, and adds what is missing in the last part. A tie is decided at once. */
function withPoints(form: ScoringForm, { stages, plays }: Course, score: Score): Course {
  const regular = stages.filter(({ part }) => part.type === form.part);
  const last = regular.at(-1);
  if (!last) return { stages, plays };
  const left = { ...score };
  const kept = plays.filter(({ at, side, points }) => {
    if (at > last.to || left[side] < points) return false;
    left[side] -= points;
    return true;
  });
  const missing = (['home', 'away'] as const).flatMap((side): Play[] =>
    Array.from({ length: left[side] }, () => ({ at: last.to + 0.5, side, points: 1 })),
  );
  const longer = [...regular.slice(0, -1), { ...last, to: last.to + 1 }];
  const all = [...kept, ...missing].sort((one, other) => one.at - other.at);
  if (score.home !== score.away || !form.overtime) return { stages: longer, plays: all };
  const part = { type: form.overtime.part, number: 1 };
  const overtime: Stage = { part, from: last.to + 2, to: last.to + 3 };
  const play: Play = { at: last.to + 2, side: 'home', points: 1 };
  return { stages: [...longer, overtime], plays: [...all, play] };
}

/** The winner of the match wins its last part. */
function withSets(form: SetsForm, bestOf: number, { home, away }: Score, end: number): Course {
  const count = home + away;
  const loser = home > away ? 'away' : 'home';
  const lost = Math.min(home, away);
  const stages: Stage[] = [];
  const plays: Play[] = [];
  for (let number = 1; number <= count; number += 1) {
    const from = (end * (number - 1)) / count;
    const to = (end * number) / count;
    const winner = number <= lost === (loser === 'home') ? 'home' : 'away';
    const { target } = rulesOf(form, number, bestOf);
    stages.push({ part: { type: form.part, number }, from, to });
    const points = (side: 'home' | 'away', many: number): Play[] =>
      Array.from({ length: many }, () => ({ at: (from + to) / 2, side, points: 1 }));
    const less = target === 1 ? 0 : Math.max(0, target - 2 - number);
    plays.push(...points(winner, target), ...points(winner === 'home' ? 'away' : 'home', less));
  }
  return { stages, plays };
}
