import { expect, test } from 'vitest';
import type { ScoringForm, SetsForm } from '../world/forms.ts';
import { randomOf } from '../world/random.ts';
import { sportOf } from '../world/sports.ts';
import { boardAt, totalOf, wonParts } from './course.ts';
import { around, massOf, pointsOf } from './pmf.ts';
import { placeChances, ranking } from './races.ts';
import { ratesOf, scoringModel } from './scoring.ts';
import { scoringCourse, withOvertime } from './scoring-course.ts';
import { rallyChance, setOutcomes, setsCourse } from './sets.ts';
import { setsModel } from './sets-model.ts';

const teams = { home: 'one', away: 'another' };
const GAMES = 4000;

function scoringForm(name: 'soccer' | 'basketball' | 'hockey' | 'baseball'): ScoringForm {
  const { form } = sportOf(name);
  if (form.family !== 'scoring') throw new Error(`${name} does not score.`);
  return form;
}

function setsForm(name: 'tennis' | 'volleyball'): SetsForm {
  const { form } = sportOf(name);
  if (form.family !== 'sets') throw new Error(`${name} has no sets.`);
  return form;
}

test('chances of points sum to one and have the mean of their plays', () => {
  const pmf = pointsOf([
    { points: 3, mean: 1.8 },
    { points: 7, mean: 2.5 },
  ]);
  expect(massOf(pmf)).toBeCloseTo(1, 8);
  const mean = pmf.p.reduce((sum, p, points) => sum + p * points, 0);
  expect(mean).toBeCloseTo(3 * 1.8 + 7 * 2.5, 6);
});

test.each(['soccer', 'basketball', 'hockey', 'baseball'] as const)(
  'what the model of %s predicts is what comes of its courses',
  (name) => {
    const form = scoringForm(name);
    const rates = ratesOf(form, teams, 0);
    const span = { span: 'match', number: 0, count: 'points' } as const;
    const start = { stages: scoringCourse(form, rates, randomOf('none')).stages, plays: [] };
    const model = scoringModel(form, rates, start, { board: boardAt(start, 0), second: 0 });
    const outlook = model.outlook(span);
    if (!outlook) throw new Error('There is no outlook.');
    const random = randomOf('courses', name);
    const seen = { above: 0, below: 0, points: 0 };
    for (let game = 0; game < GAMES; game += 1) {
      let course = scoringCourse(form, rates, random);
      let score = totalOf(boardAt(course, Number.POSITIVE_INFINITY).parts);
      while (form.overtime && score.home === score.away) {
        course = withOvertime(form, course, rates, random);
        score = totalOf(boardAt(course, Number.POSITIVE_INFINITY).parts);
      }
      if (score.home > score.away) seen.above += 1;
      if (score.home < score.away) seen.below += 1;
      seen.points += score.home + score.away;
    }
    const published = around(outlook.ahead, 0);
    expect(massOf(outlook.ahead)).toBeCloseTo(1, 6);
    expect(massOf(outlook.sum)).toBeCloseTo(1, 6);
    // Four standard errors of so many games.
    expect(Math.abs(seen.above / GAMES - published.above)).toBeLessThan(0.032);
    expect(Math.abs(seen.below / GAMES - published.below)).toBeLessThan(0.032);
    const mean = outlook.sum.p.reduce((sum, p, i) => sum + p * (outlook.sum.from + i), 0);
    expect(Math.abs(seen.points / GAMES / mean - 1)).toBeLessThan(0.05);
  },
);

test.each(['tennis', 'volleyball'] as const)('and so it is with the sets of %s', (name) => {
  const form = setsForm(name);
  const bestOf = form.bestOf[0] ?? 3;
  const p = rallyChance(form, teams, 0);
  const start = { stages: [], plays: [] };
  const model = setsModel(form, { p, bestOf }, { ...boardAt(start, 0), isOver: false });
  const parts = model.outlook({ span: 'match', number: 0, count: 'parts' });
  const points = model.outlook({ span: 'match', number: 0, count: 'points' });
  if (!parts || !points) throw new Error('There is no outlook.');
  const random = randomOf('sets', name);
  const seen = { won: 0, sets: 0, points: 0 };
  for (let game = 0; game < GAMES; game += 1) {
    const board = boardAt(setsCourse(form, { p, bestOf }, random), Number.POSITIVE_INFINITY);
    const won = wonParts(board.parts);
    expect(Math.max(won.home, won.away)).toBe((bestOf + 1) / 2);
    if (won.home > won.away) seen.won += 1;
    seen.sets += won.home + won.away;
    const { home, away } = totalOf(board.parts);
    seen.points += home + away;
  }
  const meanOf = ({ from, p: masses }: { from: number; p: readonly number[] }) =>
    masses.reduce((sum, mass, i) => sum + mass * (from + i), 0);
  expect(massOf(points.sum)).toBeCloseTo(1, 6);
  expect(Math.abs(seen.won / GAMES - around(parts.ahead, 0).above)).toBeLessThan(0.032);
  expect(Math.abs(seen.sets / GAMES - meanOf(parts.sum))).toBeLessThan(0.06);
  expect(Math.abs(seen.points / GAMES / meanOf(points.sum) - 1)).toBeLessThan(0.02);
});

test('a set ends two ahead, or at its cap', () => {
  const tennis = setOutcomes(0.5, { home: 0, away: 0 }, { target: 6, cap: 7 });
  const scores = tennis.map(({ home, away }) => `${home}:${away}`);
  expect(scores).toContain('7:5');
  expect(scores).toContain('7:6');
  expect(scores).not.toContain('6:5');
  expect(tennis.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 10);
});

test('chances of a place sum to the places, and are what comes of races', () => {
  const strengths = [2, 1, 1, 0.5];
  const chances = placeChances(strengths, 2);
  expect(chances.reduce((sum, p) => sum + p, 0)).toBeCloseTo(2, 10);
  const random = randomOf('races');
  let placed = 0;
  for (let race = 0; race < GAMES; race += 1) {
    const places = ranking(['a', 'b', 'c', 'd'], strengths, random);
    if ((places.find(({ runner }) => runner === 'a')?.place ?? 9) <= 2) placed += 1;
  }
  expect(Math.abs(placed / GAMES - (chances[0] ?? 0))).toBeLessThan(0.03);
});
