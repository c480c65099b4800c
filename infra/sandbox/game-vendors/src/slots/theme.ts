export type Named = { readonly ko: string; readonly en: string; readonly vi: string };

/** A letter of the reels. */
export type SymbolId = string;

export const WILD: SymbolId = 'W';
export const SCATTER: SymbolId = 'S';
export const ROWS = 3;

/** A slot as data; one engine plays all of them. */
export type Theme = {
  readonly gameCode: string;
  readonly names: Named;
  /** Five strips, a letter for each stop. */
  readonly reels: readonly string[];
  /** Won for three, four and five of a kind from the left, in stakes of one line. */
  readonly pays: Readonly<Record<SymbolId, readonly [number, number, number]>>;
  /** Rows of each line, from the left. */
  readonly lines: readonly (readonly number[])[];
  /** By scatters in view, from three on: whole stakes won, and free spins. */
  readonly scatter: Readonly<Record<3 | 4 | 5, { readonly pays: number; readonly spins: number }>>;
  /** What free spins' wins are multiplied by. */
  readonly freeMultiplier: number;
};

/** Twenty lines on five reels of three rows, by their rows. */
export const twentyLines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [1, 2, 2, 2, 1],
  [1, 0, 0, 0, 1],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 2, 2, 0],
];
