/** One fixture's game: its course, what the model predicts at a second, what is known of it then. */
import type { Line } from '../feed/standing.ts';
import type { Asked, Extras } from '../odds/chances.ts';
import type { Chance } from '../odds/price.ts';
import type { Known } from '../odds/verdict.ts';
import type { Plan } from '../world/fixtures.ts';
import type { Form } from '../world/forms.ts';
import { randomOf, ratingOf } from '../world/random.ts';
import { sportOf } from '../world/sports.ts';
import { boardAt, type Course, totalOf } from './course.ts';
import type { Model } from './outlook.ts';
import { type Placing, placeChances, ranking, strengthsOf } from './races.ts';
import { partsOf, type Rates, ratesOf, regularParts, scoringModel } from './scoring.ts';
import { scoringCourse, withOvertime } from './scoring-course.ts';
import { rallyChance, setsCourse } from './sets.ts';
import { setsModel } from './sets-model.ts';

const PENALTY_MEAN = 0.28;
const DRAW_CHANCE = 0.04;
const methods = { knockOut: 0.42, submission: 0.2, points: 0.34, draw: DRAW_CHANCE } as const;

export type Game = {
  readonly form: Form;
  readonly bestOf: number;
  course: Course;
  /** The second of a penalty kick, if there is one. */
  readonly penaltyAt: number | null;
  /** Of those who are ranked, when it is over. */
  readonly placings: readonly Placing[];
  /** A winner by whom there is one; null where many are ranked. */
  modelAt(second: number, drift: number): { model: Model; extras: Extras } | null;
  rankedChances(asked: Asked): Chance[];
  knownAt(second: number, isFinal: boolean): Known;
  /** Adds what is played after a tie. @returns false when the match is over */
  extend(): boolean;
};

export function createGame(seed: string, plan: Plan): Game {
  const { form } = sportOf(plan.sport);
  const random = (what: string) => randomOf(seed, what, plan.eventId);
  const [home, away] = plan.competitors.map(({ id }) => id);
  const teams = { home: home ?? '', away: away ?? '' };
  const bestOf = form.family === 'sets' ? random('best of').pick(form.bestOf) : 0;
  const runners = plan.isRanked ? plan.competitors.map(({ id }) => id) : [];
  const strengths = strengthsOf(seed, plan.eventId, runners);
  const penaltyAt = penaltyOf(plan, random('penalty').next(), random('penalty at').next());
  const game: Game = {
    form,
    bestOf,
    course: courseOf(form, plan, { teams, bestOf, seed }),
    penaltyAt,
    placings: ranking(runners, strengths, random('ranking')),
    modelAt(second, drift) {
      const model = modelOf(game, { plan, teams, second, drift });
      return model && { model, extras: extrasAt(game, plan, second) };
    },
    rankedChances({ number }) {
      const chances = placeChances(strengths, number ?? 1);
      return runners.map((id, at) => ({ id, p: chances[at] ?? 0 }));
    },
    knownAt: (second, isFinal) => knownAt(game, plan, second, isFinal),
    extend() {
      if (form.family !== 'scoring' || !form.overtime) return false;
      const score = totalOf(boardAt(game.course, Number.POSITIVE_INFINITY).parts);
      if (score.home !== score.away) return false;
      const part = String(game.course.stages.length);
      game.course = withOvertime(
        form,
        game.course,
        ratesOf(form, teams, 0),
        random(`after ${part}`),
      );
      return true;
    },
  };
  return game;
}

type Made = { teams: { home: string; away: string }; bestOf: number; seed: string };

function courseOf(form: Form, plan: Plan, { teams, bestOf, seed }: Made): Course {
  const random = randomOf(seed, 'course', plan.eventId);
  if (plan.isRanked) {
    const seconds = form.family === 'race' ? form.seconds : 60;
    return { stages: [{ part: { type: 'race', number: 1 }, from: 0, to: seconds }], plays: [] };
  }
  switch (form.family) {
    case 'scoring': {
      const course = scoringCourse(form, ratesOf(form, teams, 0), random);
      return plan.isQuiet ? { ...course, plays: [] } : course;
    }
    case 'sets': {
      const p = rallyChance(form, teams, 0);
      return plan.isQuiet ? endless(form.part) : setsCourse(form, { p, bestOf }, random);
    }
    case 'bout': {
      const stage = { part: { type: 'bout', number: 1 }, from: 0, to: form.seconds };
      const isDraw = random.chance(DRAW_CHANCE);
      const side = random.chance(boutChance(form.spread, teams, 0)) ? 'home' : 'away';
      const plays =
        isDraw || plan.isQuiet ? [] : [{ at: form.seconds - 1, side, points: 1 } as const];
      return { stages: [stage], plays };
    }
    default:
      throw new Error(`${form.family} has competitors who are ranked.`);
  }
}

function endless(part: string): Course {
  const stage = { part: { type: part, number: 1 }, from: 0, to: Number.POSITIVE_INFINITY };
  return { stages: [stage], plays: [] };
}

type At = { plan: Plan; teams: { home: string; away: string }; second: number; drift: number };

function modelOf(game: Game, { plan, teams, second, drift }: At): Model | null {
  const { form, course, bestOf } = game;
  if (plan.isRanked) return null;
  const board = boardAt(course, second);
  if (form.family === 'scoring') {
    const rates: Rates = ratesOf(form, teams, drift);
    return scoringModel(form, rates, course, { board, second });
  }
  if (form.family === 'sets') {
    return setsModel(form, { p: rallyChance(form, teams, drift), bestOf }, board);
  }
  const p = form.family === 'bout' ? boutChance(form.spread, teams, drift) : 0;
  const ahead = { from: -1, p: [(1 - p) * (1 - DRAW_CHANCE), DRAW_CHANCE, p * (1 - DRAW_CHANCE)] };
  const outlook = { ahead, sum: { from: 0, p: [DRAW_CHANCE, 1 - DRAW_CHANCE] }, score: () => 0 };
  return {
    outlook: () => (board.isOver ? null : outlook),
    next: () => ({ home: 0, none: 1, away: 0 }),
    raceTo: () => ({ home: p, away: 1 - p }),
  };
}

function extrasAt(game: Game, { isQuiet }: Plan, second: number): Extras {
  const last = game.course.stages.at(-1)?.to ?? 1;
  const left = isQuiet ? 1 : Math.max(0, 1 - second / last);
  const isGiven = game.penaltyAt !== null && game.penaltyAt <= second;
  const penalty = isGiven ? 1 : 1 - Math.exp(-PENALTY_MEAN * left);
  return { bestOf: game.bestOf, penalty, method: methods };
}

function knownAt(game: Game, plan: Plan, second: number, isFinal: boolean): Known {
  const { form, course, penaltyAt, placings } = game;
  const board = boardAt(course, second);
  const regular = form.family === 'scoring' ? regularParts(form) : [];
  const isScored = form.family === 'scoring';
  return {
    board,
    plays: course.plays.filter(({ at }) => at <= second),
    isFinal,
    partsOf({ type, number }: Line) {
      if (type.span === 'match') return null;
      if (isScored)
        return type.span === 'regular'
          ? regular
          : partsOf(form, { span: type.span, number: number ?? 0 });
      return [`${type.span}-${number}`];
    },
    penalty: penaltyAt !== null && penaltyAt <= second ? true : null,
    method: isFinal && form.family === 'bout' ? methodOf(plan, totalOf(board.parts)) : null,
    placings: isFinal ? placings : [],
  };
}

function methodOf({ eventId }: Plan, { home, away }: { home: number; away: number }) {
  if (home === away) return 'draw';
  const { knockOut, submission } = methods;
  const chance = randomOf('method', eventId).next() * (1 - DRAW_CHANCE);
  if (chance < knockOut) return 'knockOut';
  return chance < knockOut + submission ? 'submission' : 'points';
}

function penaltyOf({ sport, isQuiet }: Plan, chance: number, when: number): number | null {
  if (sport !== 'soccer' || isQuiet || chance > 1 - Math.exp(-PENALTY_MEAN)) return null;
  return Math.floor(when * 45 * 60);
}

function boutChance(spread: number, teams: { home: string; away: string }, drift: number): number {
  const better = (ratingOf(teams.home) - ratingOf(teams.away)) * spread + drift * spread;
  return Math.min(0.85, Math.max(0.15, 0.5 + better));
}
