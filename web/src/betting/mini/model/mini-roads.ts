/** Invariant: a result lies on one of two sides of each of its game's roads, as the service says. */
import type { MiniGame } from './mini-games.ts';

export type Side = 'a' | 'b';

/** The words of two sides: odd and even, under and over, left and right, three and four rungs. */
export type SideWords = 'parity' | 'half' | 'way' | 'lines';

export type RoadKey =
  | 'sumParity'
  | 'sumHalf'
  | 'powerParity'
  | 'powerHalf'
  | 'end'
  | 'start'
  | 'lines'
  | 'kinoParity'
  | 'lastHalf';

export type Road = {
  key: RoadKey;
  fact: string;
  /** b is this and more; null: a is odd, b is even. */
  from: number | null;
  words: SideWords;
};

const ladder: readonly Road[] = [
  { key: 'end', fact: 'end', from: null, words: 'parity' },
  { key: 'start', fact: 'start', from: null, words: 'way' },
  { key: 'lines', fact: 'lines', from: 4, words: 'lines' },
];

const powerball: readonly Road[] = [
  { key: 'sumParity', fact: 'sum', from: null, words: 'parity' },
  { key: 'sumHalf', fact: 'sum', from: 73, words: 'half' },
  { key: 'powerParity', fact: 'powerball', from: null, words: 'parity' },
  { key: 'powerHalf', fact: 'powerball', from: 5, words: 'half' },
];

export const roadsOf: Readonly<Record<MiniGame, readonly Road[]>> = {
  powerball,
  speedpowerball: powerball,
  powerladder: ladder,
  speedkino: [
    { key: 'kinoParity', fact: 'sum', from: null, words: 'parity' },
    { key: 'lastHalf', fact: 'last', from: 5, words: 'half' },
  ],
  kinoladder: ladder,
};

/** Null when the result does not tell the road's fact: a round that was excluded. */
export function sideOf({ fact, from }: Road, facts: Readonly<Record<string, number>>): Side | null {
  const value = facts[fact];
  if (value === undefined) return null;
  if (from !== null) return value < from ? 'a' : 'b';
  return value % 2 === 1 ? 'a' : 'b';
}
