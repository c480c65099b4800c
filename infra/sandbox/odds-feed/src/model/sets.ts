/** Sports whose parts are won: rallies, games or maps that home wins with a steady chance. */
import type { SetsForm } from '../world/forms.ts';
import type { Random } from '../world/random.ts';
import { ratingOf } from '../world/random.ts';
import type { Course, Play, Stage } from './course.ts';
import type { Sides } from './outlook.ts';

export type Outcome = { readonly home: number; readonly away: number; readonly p: number };

type Rules = { readonly target: number; readonly cap: number };

/** What two sides make of a rally; `drift` moves it a little. */
export function rallyChance(form: SetsForm, teams: Sides<string>, drift: number): number {
  const better = (ratingOf(teams.home) - ratingOf(teams.away)) * form.spread;
  return Math.min(0.85, Math.max(0.15, 0.5 + better + drift * form.spread));
}

export function rulesOf(form: SetsForm, number: number, bestOf: number): Rules {
  const isLast = number === bestOf;
  return { target: isLast ? form.lastTarget : form.target, cap: form.cap };
}

export function isWon({ target, cap }: Rules, home: number, away: number): boolean {
  const [more, less] = home > away ? [home, away] : [away, home];
  return more >= cap || (more >= target && (more - less >= 2 || target === 1));
}

export function setsCourse(
  form: SetsForm,
  { p, bestOf }: { p: number; bestOf: number },
  random: Random,
): Course {
  const stages: Stage[] = [];
  const plays: Play[] = [];
  const won = { home: 0, away: 0 };
  let second = 0;
  for (let number = 1; Math.max(won.home, won.away) * 2 < bestOf; number += 1) {
    const from = second;
    const score = { home: 0, away: 0 };
    while (!isWon(rulesOf(form, number, bestOf), score.home, score.away)) {
      second += Math.max(1, Math.round(form.seconds * random.between(0.6, 1.4)));
      const side = random.chance(p) ? 'home' : 'away';
      score[side] += 1;
      plays.push({ at: second, side, points: 1 });
    }
    won[score.home > score.away ? 'home' : 'away'] += 1;
    second += 1;
    stages.push({ part: { type: form.part, number }, from, to: second });
    second += form.pause;
  }
  return { stages, plays };
}

/** How a part may end from a score, forwards over all scores. */
export function setOutcomes(p: number, from: Sides<number>, rules: Rules): Outcome[] {
  const ends: Outcome[] = [];
  let front = new Map([[`${from.home}:${from.away}`, { home: from.home, away: from.away, p: 1 }]]);
  while (front.size > 0) {
    const next = new Map<string, Outcome>();
    for (const { home, away, p: mass } of front.values()) {
      if (isWon(rules, home, away)) {
        ends.push({ home, away, p: mass });
        continue;
      }
      add(next, { home: home + 1, away, p: mass * p });
      add(next, { home, away: away + 1, p: mass * (1 - p) });
    }
    front = next;
  }
  return ends;
}

export function add(all: Map<string, Outcome>, one: Outcome): void {
  const key = `${one.home}:${one.away}`;
  const before = all.get(key);
  all.set(key, before ? { ...one, p: one.p + before.p } : one);
}
