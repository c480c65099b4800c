import type { ScoringForm } from '../world/forms.ts';
import type { Random } from '../world/random.ts';
import type { Course, Play, Side, Stage } from './course.ts';
import type { Plays, Rates } from './scoring.ts';

/** Regular time. What comes after a tie is added when there is one. */
export function scoringCourse(form: ScoringForm, rates: Rates, random: Random): Course {
  const stages: Stage[] = Array.from({ length: form.parts }, (_, index) => {
    const from = index * (form.seconds + form.pause);
    return { part: { type: form.part, number: index + 1 }, from, to: from + form.seconds };
  });
  const plays = stages.flatMap((stage) => playsIn(stage, rates, 1 / form.parts, random));
  return { stages, plays: inOrder(plays) };
}

/** One more overtime after a tie, or a shoot-out when there was one that decided nothing. */
export function withOvertime(
  form: ScoringForm,
  course: Course,
  rates: Rates,
  random: Random,
): Course {
  const { overtime } = form;
  const last = course.stages.at(-1);
  if (!overtime || !last) return course;
  const from = last.to + form.pause;
  if (overtime.isSudden && last.part.type === overtime.part) {
    const shoot = { part: { type: 'penalties', number: 1 }, from, to: from + form.pause };
    const play = { at: shoot.to - 1, side: sideBy(rates, random), points: 1 };
    return { stages: [...course.stages, shoot], plays: [...course.plays, play] };
  }
  const stage = { part: { type: overtime.part, number: 1 }, from, to: from + overtime.seconds };
  const plays = inOrder(playsIn(stage, rates, overtime.share, random));
  const first = plays[0];
  if (!overtime.isSudden || !first) {
    return { stages: [...course.stages, stage], plays: [...course.plays, ...plays] };
  }
  const ended = { ...stage, to: first.at + 1 };
  return { stages: [...course.stages, ended], plays: [...course.plays, first] };
}

function playsIn({ from, to }: Stage, rates: Rates, share: number, random: Random): Play[] {
  return (['home', 'away'] as const).flatMap((side) =>
    rates[side].flatMap(({ points, mean }) =>
      Array.from({ length: random.poisson(mean * share) }, () => ({
        at: Math.floor(random.between(from + 1, to)),
        side,
        points,
      })),
    ),
  );
}

function sideBy(rates: Rates, random: Random): Side {
  const mean = (plays: Plays) => plays.reduce((sum, one) => sum + one.mean, 0);
  const [home, away] = [mean(rates.home), mean(rates.away)];
  return random.chance(home / (home + away)) ? 'home' : 'away';
}

function inOrder(plays: readonly Play[]): Play[] {
  return plays.toSorted((one, other) => one.at - other.at);
}
