/** Which markets a sport has, and with how many lines. */
import type { SportName } from './world/sports.ts';

export type Offer = {
  readonly id: number;
  /** Of a handicap or a total: so many lines around the middle, so many quarters apart. */
  readonly lines?: number;
  readonly step?: number;
  /** Parts it is offered for; left out, all that may be played. */
  readonly numbers?: readonly number[];
};

const SET_NUMBERS = [1, 2, 3, 4, 5];

const football: readonly Offer[] = [
  { id: 1 },
  { id: 16, lines: 5, step: 1 },
  { id: 18, lines: 5, step: 1 },
  { id: 26 },
  { id: 60 },
  { id: 66, lines: 1, step: 1 },
  { id: 68, lines: 2, step: 1 },
];

const overtimeOf = (ids: readonly number[], step: number): readonly Offer[] => [
  { id: ids[0] ?? 0 },
  { id: ids[1] ?? 0, lines: 5, step },
  { id: ids[2] ?? 0, lines: 5, step },
  { id: ids[3] ?? 0 },
];

const offers: Record<SportName, readonly Offer[]> = {
  soccer: [
    ...football,
    { id: 45 },
    { id: 8 },
    { id: 29 },
    { id: 74 },
    { id: 83 },
    { id: 90, lines: 1, step: 1 },
    { id: 9004 },
  ],
  handball: [
    { id: 1 },
    { id: 16, lines: 5, step: 2 },
    { id: 18, lines: 5, step: 2 },
    { id: 26 },
    { id: 60 },
    { id: 66, lines: 1, step: 2 },
    { id: 68, lines: 1, step: 2 },
  ],
  basketball: [
    ...overtimeOf([219, 223, 225, 229], 4),
    { id: 1 },
    { id: 60 },
    { id: 66, lines: 1, step: 4 },
    { id: 68, lines: 1, step: 4 },
    { id: 230 },
    { id: 235 },
    { id: 303, lines: 1, step: 2 },
    { id: 236, lines: 1, step: 2 },
  ],
  'american-football': [
    ...overtimeOf([219, 223, 225, 229], 4),
    { id: 1 },
    { id: 60 },
    { id: 66, lines: 1, step: 2 },
    { id: 68, lines: 1, step: 2 },
    { id: 235 },
  ],
  baseball: [
    ...overtimeOf([251, 256, 258, 264], 2),
    { id: 274 },
    { id: 275, lines: 1, step: 2 },
    { id: 276, lines: 2, step: 2 },
    { id: 287 },
    { id: 9003 },
  ],
  hockey: [
    { id: 406 },
    { id: 410, lines: 3, step: 2 },
    { id: 412, lines: 3, step: 2 },
    { id: 1 },
    { id: 16, lines: 3, step: 1 },
    { id: 18, lines: 3, step: 1 },
    { id: 26 },
    { id: 443 },
    { id: 446, lines: 1, step: 2 },
  ],
  volleyball: [
    { id: 186 },
    { id: 188, lines: 3, step: 4 },
    { id: 314, lines: 2, step: 4 },
    { id: 199 },
    { id: 237, lines: 3, step: 4 },
    { id: 238, lines: 3, step: 4 },
    { id: 202, numbers: SET_NUMBERS },
    { id: 309, lines: 1, step: 4, numbers: SET_NUMBERS },
    { id: 310, lines: 1, step: 4, numbers: SET_NUMBERS },
  ],
  badminton: [
    { id: 186 },
    { id: 188, lines: 1, step: 4 },
    { id: 199 },
    { id: 237, lines: 3, step: 4 },
    { id: 238, lines: 3, step: 4 },
    { id: 245 },
    { id: 246, lines: 1, step: 4 },
    { id: 247, lines: 1, step: 4 },
  ],
  tennis: [
    { id: 186 },
    { id: 188, lines: 1, step: 4 },
    { id: 187, lines: 3, step: 4 },
    { id: 189, lines: 3, step: 4 },
    { id: 199 },
    { id: 202 },
    { id: 203, lines: 1, step: 4 },
    { id: 204, lines: 1, step: 4 },
  ],
  esport: [
    { id: 186 },
    { id: 327, lines: 3, step: 4 },
    { id: 328, lines: 1, step: 4 },
    { id: 199 },
    { id: 330 },
  ],
  combat: [{ id: 186 }, { id: 9005 }],
  'virtual-soccer': [...football, { id: 45 }],
  'dog-racing': [{ id: 9001 }, { id: 9002 }],
  'horse-racing': [{ id: 9001 }, { id: 9002 }],
};

export function offersOf(sport: SportName): readonly Offer[] {
  return offers[sport];
}

/** Of a season: who wins it. */
export const seasonOffers: readonly Offer[] = [{ id: 9001 }];
