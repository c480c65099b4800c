/**
 * Sports in which points come one play after the other: each side's plays come by themselves at a
 * steady rate, so what is left of a match depends on how much of it is left alone.
 */
import type { ScoringForm } from '../world/forms.ts';
import { ratingOf } from '../world/random.ts';
import { type Board, type Course, partKey, type Side, type Stage } from './course.ts';
import {
  type Decider,
  decided,
  independent,
  type Model,
  plus,
  type Sides,
  type Span,
  suddenDeath,
  untilDecided,
} from './outlook.ts';
import { type Pmf, point, pointsOf } from './pmf.ts';

export type Plays = ScoringForm['plays'];

export type Rates = Sides<Plays>;

/** What two teams make of an average match; `drift` moves home's share a little. */
export function ratesOf(form: ScoringForm, teams: Sides<string>, drift: number): Rates {
  const { spread, homeWorth } = form;
  const better =
    (ratingOf(teams.home) - ratingOf(teams.away)) * spread + homeWorth + drift * spread;
  const at = (factor: number) => form.plays.map((one) => ({ ...one, mean: one.mean * factor }));
  return { home: at(Math.exp(better)), away: at(Math.exp(-better)) };
}

/** What the model predicts of a match in the given second of its course. */
export function scoringModel(
  form: ScoringForm,
  rates: Rates,
  { stages }: Course,
  { board, second }: { board: Board; second: number },
): Model {
  const left = (side: Side, share: number): Pmf => {
    return share <= 0 ? point(0) : pointsOf(rates[side].map((one) => times(one, share)));
  };
  const rest = (share: number) => ({ home: left('home', share), away: left('away', share) });
  const shareLeft = (keys: readonly string[]) => {
    const shares = stages.flatMap((stage) => {
      return keys.includes(partKey(stage.part)) ? leftOf(stage, second) : [];
    });
    return shares.reduce((sum, one) => sum + one, 0) / form.parts;
  };
  const scored = (keys?: readonly string[]) => {
    const parts = keys ? board.parts.filter((one) => keys.includes(partKey(one))) : board.parts;
    return {
      home: parts.reduce((sum, { home }) => sum + home, 0),
      away: parts.reduce((sum, { away }) => sum + away, 0),
    };
  };
  const regular = regularParts(form);
  const regularLeft = shareLeft(regular);
  const overtimeLeft = form.overtime ? overtimeShare(form.overtime, stages, second) : 0;
  const meanOf = (side: Side) => rates[side].reduce((sum, { mean }) => sum + mean, 0);
  const model: Model = {
    outlook(span) {
      if (span.count !== 'points') return null;
      if (span.span === 'match' && form.overtime) {
        if (board.isOver) return null;
        const sides = plus(rest(regularLeft > 0 ? regularLeft : overtimeLeft), scored());
        return decided(sides, deciderOf(form, rates, rest));
      }
      const keys = partsOf(form, span);
      const share = shareLeft(keys);
      if (keys.length === 0 || share <= 0) return null;
      return independent(plus(rest(share), scored(keys)));
    },
    next() {
      const [home, away] = [meanOf('home') * regularLeft, meanOf('away') * regularLeft];
      const none = Math.exp(-home - away);
      const share = home + away > 0 ? home / (home + away) : 0;
      return { home: share * (1 - none), none, away: (1 - share) * (1 - none) };
    },
    raceTo: (points) => raceTo(points, scored(), rates),
  };
  return model;
}

export function regularParts(form: ScoringForm): string[] {
  return Array.from({ length: form.parts }, (_, index) => `${form.part}-${index + 1}`);
}

/** The parts that a span has. */
export function partsOf(form: ScoringForm, { span, number }: Pick<Span, 'span' | 'number'>) {
  const regular = regularParts(form);
  if (span === 'regular' || span === 'match') return regular;
  if (span === 'first-5') return regular.slice(0, 5);
  const key = `${span}-${number}`;
  if (span === 'half-1' || span === 'half-2') {
    if (form.part === 'half') return [span];
    if (form.part !== 'quarter') return [];
    return span === 'half-1' ? regular.slice(0, 2) : regular.slice(2);
  }
  return regular.includes(key) ? [key] : [];
}

function deciderOf(form: ScoringForm, rates: Rates, rest: (share: number) => Sides<Pmf>): Decider {
  const { overtime } = form;
  if (overtime && !overtime.isSudden) return untilDecided(rest(overtime.share));
  const mean = (plays: Plays) => plays.reduce((sum, one) => sum + one.mean, 0);
  return suddenDeath(mean(rates.home), mean(rates.away));
}

/** Chances by the score at hand, from the end backwards: who scores next is all there is to know. */
function raceTo(points: number, from: Sides<number>, { home, away }: Rates): Sides<number> {
  const all = [...home, ...away].reduce((sum, { mean }) => sum + mean, 0);
  const known = new Map<number, number>();
  const homeWins = (h: number, a: number): number => {
    if (h >= points) return 1;
    if (a >= points) return 0;
    const key = h * 1000 + a;
    const found = known.get(key);
    if (found !== undefined) return found;
    const byHome = home.reduce((sum, one) => sum + one.mean * homeWins(h + one.points, a), 0);
    const byAway = away.reduce((sum, one) => sum + one.mean * homeWins(h, a + one.points), 0);
    const chance = (byHome + byAway) / all;
    known.set(key, chance);
    return chance;
  };
  const chance = homeWins(from.home, from.away);
  return { home: chance, away: 1 - chance };
}

function overtimeShare(
  overtime: NonNullable<ScoringForm['overtime']>,
  stages: readonly Stage[],
  second: number,
) {
  const stage = stages.findLast(({ part }) => part.type === overtime.part);
  return stage ? leftOf(stage, second) * overtime.share : 0;
}

/** How much of a stage is to come, from 1 to 0. */
function leftOf({ from, to }: Stage, second: number): number {
  if (second <= from) return 1;
  if (second >= to) return 0;
  return to === Number.POSITIVE_INFINITY ? 1 : (to - second) / (to - from);
}

function times(one: { points: number; mean: number }, share: number) {
  return { points: one.points, mean: one.mean * share };
}
