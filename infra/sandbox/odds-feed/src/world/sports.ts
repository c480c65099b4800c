/** What a sport is made of: its parts, how points come, how the wire names it. */
import type { Form, ScoringForm } from './forms.ts';

/**
 * The supplier's own list. The house keeps another one, as it would with a real supplier; a test checks
 * that the two are the same.
 */
export const sportNames = [
  'soccer',
  'basketball',
  'baseball',
  'volleyball',
  'badminton',
  'hockey',
  'combat',
  'tennis',
  'handball',
  'american-football',
  'esport',
  'virtual-soccer',
  'dog-racing',
  'horse-racing',
] as const;
export type SportName = (typeof sportNames)[number];

export type Sport = {
  readonly name: SportName;
  readonly wireId: string;
  readonly form: Form;
  /** What the house keeps of a winner, a handicap or a total. */
  readonly margin: number;
  /** Matches of it are priced while they are played. */
  readonly inPlay: boolean;
  readonly isVirtual: boolean;
};

const MINUTE = 60;

const halves = {
  family: 'scoring',
  part: 'half',
  parts: 2,
  isClocked: true,
  overtime: null,
} as const;
const quarters = {
  family: 'scoring',
  part: 'quarter',
  parts: 4,
  pause: 5 * MINUTE,
  isClocked: true,
} as const;

/** Plays that are worth 1, 2, 3 … points, by how many of each a side makes in a match. */
const worthFromOne = (...means: readonly number[]) =>
  means.map((mean, at) => ({ points: at + 1, mean }));

/** After a tie, as a share of what is played in regular time. */
const overtimeOf = (minutes: number, share: number, isSudden = false) => ({
  part: 'overtime',
  seconds: minutes * MINUTE,
  share,
  isSudden,
});

const soccer: ScoringForm = {
  ...halves,
  seconds: 45 * MINUTE,
  pause: 15 * MINUTE,
  plays: worthFromOne(1.25),
  spread: 0.45,
  homeWorth: 0.12,
  stopsBets: true,
};

/** Sets that end two ahead: their number, and the points of one, of the last, and at most. */
const setsOf = (
  part: string,
  bestOf: readonly number[],
  [target, lastTarget, cap]: readonly [number, number, number],
) => ({ family: 'sets', part, bestOf, target, lastTarget, cap }) as const;

const forms: Record<SportName, Form> = {
  soccer,
  handball: {
    ...soccer,
    seconds: 30 * MINUTE,
    pause: 10 * MINUTE,
    plays: worthFromOne(28),
    spread: 0.1,
    homeWorth: 0.03,
    stopsBets: false,
  },
  basketball: {
    ...quarters,
    seconds: 10 * MINUTE,
    plays: worthFromOne(14, 20, 8.5),
    spread: 0.09,
    homeWorth: 0.02,
    overtime: overtimeOf(5, 1 / 8),
    stopsBets: false,
  },
  'american-football': {
    ...quarters,
    seconds: 15 * MINUTE,
    plays: [
      { points: 3, mean: 1.8 },
      { points: 7, mean: 2.5 },
    ],
    spread: 0.35,
    homeWorth: 0.06,
    overtime: overtimeOf(15, 1 / 6),
    stopsBets: true,
  },
  baseball: {
    family: 'scoring',
    part: 'inning',
    parts: 9,
    seconds: 18 * MINUTE,
    pause: 2 * MINUTE,
    isClocked: false,
    plays: worthFromOne(1.85, 0.65, 0.3, 0.15),
    spread: 0.25,
    homeWorth: 0.03,
    overtime: { ...overtimeOf(18, 1 / 9), part: 'extra_innings' },
    stopsBets: true,
  },
  hockey: {
    family: 'scoring',
    part: 'period',
    parts: 3,
    seconds: 20 * MINUTE,
    pause: 15 * MINUTE,
    isClocked: true,
    plays: worthFromOne(2.9),
    spread: 0.25,
    homeWorth: 0.05,
    overtime: overtimeOf(5, 1 / 12, true),
    stopsBets: true,
  },
  volleyball: {
    ...setsOf('set', [5], [25, 15, 50]),
    seconds: 32,
    pause: 3 * MINUTE,
    spread: 0.04,
  },
  badminton: {
    ...setsOf('game', [3], [21, 21, 30]),
    seconds: 28,
    pause: 2 * MINUTE,
    spread: 0.05,
  },
  tennis: {
    ...setsOf('set', [3], [6, 6, 7]),
    seconds: 4 * MINUTE,
    pause: 2 * MINUTE,
    spread: 0.1,
  },
  esport: {
    ...setsOf('map', [3, 5], [1, 1, 1]),
    seconds: 32 * MINUTE,
    pause: 8 * MINUTE,
    spread: 0.3,
  },
  combat: { family: 'bout', seconds: 15 * MINUTE, spread: 0.5 },
  'virtual-soccer': { ...soccer, seconds: 40, pause: 5, isClocked: false },
  'dog-racing': { family: 'race', seconds: 30, runners: 6, places: 2 },
  'horse-racing': { family: 'race', seconds: 70, runners: 9, places: 3 },
};

const wireNumbers: Record<SportName, number> = {
  soccer: 1,
  basketball: 2,
  baseball: 3,
  hockey: 4,
  tennis: 5,
  handball: 6,
  'american-football': 16,
  volleyball: 23,
  badminton: 31,
  combat: 117,
  esport: 110,
  'virtual-soccer': 9001,
  'dog-racing': 9002,
  'horse-racing': 9003,
};

export function sportOf(name: SportName): Sport {
  const form = forms[name];
  const isVirtual = name.startsWith('virtual') || form.family === 'race';
  return {
    name,
    wireId: `sr:sport:${wireNumbers[name]}`,
    form,
    margin: isVirtual ? 0.08 : 0.055,
    inPlay: !isVirtual && form.family !== 'bout',
    isVirtual,
  };
}
