/** What a sport is made of: its parts, how points come, how it is said on the wire. */
import type { Form, ScoringForm } from './forms.ts';

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
const quarters = { family: 'scoring', part: 'quarter', parts: 4, isClocked: true } as const;
const goal = (mean: number) => [{ points: 1, mean }];

const soccer: ScoringForm = {
  ...halves,
  seconds: 45 * MINUTE,
  pause: 15 * MINUTE,
  plays: goal(1.25),
  spread: 0.45,
  homeWorth: 0.12,
  stopsBets: true,
};

const hockeyOvertime = { part: 'overtime', seconds: 5 * MINUTE, share: 1 / 12, isSudden: true };

const forms: Record<SportName, Form> = {
  soccer,
  handball: {
    ...soccer,
    seconds: 30 * MINUTE,
    pause: 10 * MINUTE,
    plays: goal(28),
    spread: 0.1,
    homeWorth: 0.03,
    stopsBets: false,
  },
  basketball: {
    ...quarters,
    seconds: 10 * MINUTE,
    pause: 5 * MINUTE,
    plays: [
      { points: 1, mean: 14 },
      { points: 2, mean: 20 },
      { points: 3, mean: 8.5 },
    ],
    spread: 0.09,
    homeWorth: 0.02,
    overtime: { part: 'overtime', seconds: 5 * MINUTE, share: 1 / 8, isSudden: false },
    stopsBets: false,
  },
  'american-football': {
    ...quarters,
    seconds: 15 * MINUTE,
    pause: 5 * MINUTE,
    plays: [
      { points: 3, mean: 1.8 },
      { points: 7, mean: 2.5 },
    ],
    spread: 0.35,
    homeWorth: 0.06,
    overtime: { part: 'overtime', seconds: 15 * MINUTE, share: 1 / 6, isSudden: false },
    stopsBets: true,
  },
  baseball: {
    family: 'scoring',
    part: 'inning',
    parts: 9,
    seconds: 18 * MINUTE,
    pause: 2 * MINUTE,
    isClocked: false,
    plays: [
      { points: 1, mean: 1.85 },
      { points: 2, mean: 0.65 },
      { points: 3, mean: 0.3 },
      { points: 4, mean: 0.15 },
    ],
    spread: 0.25,
    homeWorth: 0.03,
    overtime: { part: 'extra_innings', seconds: 18 * MINUTE, share: 1 / 9, isSudden: false },
    stopsBets: true,
  },
  hockey: {
    family: 'scoring',
    part: 'period',
    parts: 3,
    seconds: 20 * MINUTE,
    pause: 15 * MINUTE,
    isClocked: true,
    plays: goal(2.9),
    spread: 0.25,
    homeWorth: 0.05,
    overtime: hockeyOvertime,
    stopsBets: true,
  },
  volleyball: {
    family: 'sets',
    part: 'set',
    bestOf: [5],
    target: 25,
    lastTarget: 15,
    cap: 50,
    seconds: 32,
    pause: 3 * MINUTE,
    spread: 0.04,
  },
  badminton: {
    family: 'sets',
    part: 'game',
    bestOf: [3],
    target: 21,
    lastTarget: 21,
    cap: 30,
    seconds: 28,
    pause: 2 * MINUTE,
    spread: 0.05,
  },
  tennis: {
    family: 'sets',
    part: 'set',
    bestOf: [3],
    target: 6,
    lastTarget: 6,
    cap: 7,
    seconds: 4 * MINUTE,
    pause: 2 * MINUTE,
    spread: 0.1,
  },
  esport: {
    family: 'sets',
    part: 'map',
    bestOf: [3, 5],
    target: 1,
    lastTarget: 1,
    cap: 1,
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
