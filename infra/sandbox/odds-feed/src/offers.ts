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

type Lines = Pick<Offer, 'lines' | 'step' | 'numbers'>;

/** A handicap and the total of the same, each with the same lines. */
function both(handicap: number, total: number, lines: Lines): readonly Offer[] {
  return [
    { id: handicap, ...lines },
    { id: total, ...lines },
  ];
}

/** Who wins, by how many, how many in all, and odd or even. */
function whole([winner, handicap, total, oddEven]: Four, lines: Lines): readonly Offer[] {
  return [{ id: winner }, ...both(handicap, total, lines), { id: oddEven }];
}
type Four = readonly [number, number, number, number];

/** The same of the first half, without odd or even. */
function firstHalf(step: number, totals = 1): readonly Offer[] {
  return [{ id: 60 }, { id: 66, lines: 1, step }, { id: 68, lines: totals, step }];
}

const football = [...whole([1, 16, 18, 26], { lines: 5, step: 1 }), ...firstHalf(1, 2)];
const withOvertime = whole([219, 223, 225, 229], { lines: 5, step: 4 });
const race = [{ id: 9001 }, { id: 9002 }];

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
  handball: [...whole([1, 16, 18, 26], { lines: 5, step: 2 }), ...firstHalf(2)],
  basketball: [
    ...withOvertime,
    { id: 1 },
    ...firstHalf(4),
    { id: 230 },
    { id: 235 },
    ...both(303, 236, { lines: 1, step: 2 }),
  ],
  'american-football': [...withOvertime, { id: 1 }, ...firstHalf(2), { id: 235 }],
  baseball: [
    ...whole([251, 256, 258, 264], { lines: 5, step: 2 }),
    { id: 274 },
    { id: 275, lines: 1, step: 2 },
    { id: 276, lines: 2, step: 2 },
    { id: 287 },
    { id: 9003 },
  ],
  hockey: [
    { id: 406 },
    ...both(410, 412, { lines: 3, step: 2 }),
    ...whole([1, 16, 18, 26], { lines: 3, step: 1 }),
    { id: 443 },
    { id: 446, lines: 1, step: 2 },
  ],
  volleyball: [
    { id: 186 },
    { id: 188, lines: 3, step: 4 },
    { id: 314, lines: 2, step: 4 },
    { id: 199 },
    ...both(237, 238, { lines: 3, step: 4 }),
    { id: 202, numbers: SET_NUMBERS },
    ...both(309, 310, { lines: 1, step: 4, numbers: SET_NUMBERS }),
  ],
  badminton: [
    { id: 186 },
    { id: 188, lines: 1, step: 4 },
    { id: 199 },
    ...both(237, 238, { lines: 3, step: 4 }),
    { id: 245 },
    ...both(246, 247, { lines: 1, step: 4 }),
  ],
  tennis: [
    { id: 186 },
    { id: 188, lines: 1, step: 4 },
    ...both(187, 189, { lines: 3, step: 4 }),
    { id: 199 },
    { id: 202 },
    ...both(203, 204, { lines: 1, step: 4 }),
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
  'dog-racing': race,
  'horse-racing': race,
};

export function offersOf(sport: SportName): readonly Offer[] {
  return offers[sport];
}

/** Of a season: who wins it. */
export const seasonOffers: readonly Offer[] = [{ id: 9001 }];
