import type { Chance } from '../chance/chance.ts';
import { ROWS, SCATTER, type SymbolId, type Theme, WILD } from './theme.ts';

/** Letters in view: by reel, then by row. */
export type View = readonly (readonly SymbolId[])[];

export type LineWin = {
  readonly line: number;
  readonly symbol: SymbolId;
  readonly count: number;
  /** In stakes of one line. */
  readonly pays: number;
};

export type Spun = {
  readonly stops: readonly number[];
  readonly view: View;
  readonly lineWins: readonly LineWin[];
  readonly scatters: number;
  readonly freeSpins: number;
  /** In won, for the whole stake. */
  readonly win: bigint;
};

export function randomStops(theme: Theme, chance: Chance): number[] {
  return theme.reels.map((reel) => chance.whole(reel.length));
}

export function viewOf(theme: Theme, stops: readonly number[]): View {
  return theme.reels.map((reel, at) =>
    Array.from({ length: ROWS }, (_, row) => reel[((stops[at] ?? 0) + row) % reel.length] ?? ''),
  );
}

/**
 * What the reels show and pay where they have stopped.
 * @param stake won for all lines together; a multiple of their number
 * @param multiplier 1, or the theme's in free spins
 */
export function spinAt(
  theme: Theme,
  stops: readonly number[],
  { stake, multiplier }: { stake: bigint; multiplier: number },
): Spun {
  const view = viewOf(theme, stops);
  const lineWins = theme.lines.flatMap((rows, line) => {
    const won = lineWinOf(
      theme,
      rows.map((row, reel) => view[reel]?.[row] ?? ''),
    );
    return won ? [{ line, ...won }] : [];
  });
  const scatters = view.flat().filter((symbol) => symbol === SCATTER).length;
  const award = awardOf(theme, scatters);
  const ofLines = lineWins.reduce((sum, { pays }) => sum + pays, 0);
  const lineStake = stake / BigInt(theme.lines.length);
  const once = lineStake * BigInt(ofLines) + stake * BigInt(award.pays);
  const win = once * BigInt(multiplier);
  return { stops, view, lineWins, scatters, freeSpins: award.spins, win };
}

export function awardOf(theme: Theme, scatters: number): { pays: number; spins: number } {
  if (scatters < 3) return { pays: 0, spins: 0 };
  return theme.scatter[scatters === 3 ? 3 : scatters === 4 ? 4 : 5];
}

/** The best of one line: as its first symbol with wilds for it, or as wilds alone. */
export function lineWinOf(
  theme: Theme,
  symbols: readonly SymbolId[],
): Omit<LineWin, 'line'> | null {
  const first = symbols.find((symbol) => symbol !== WILD) ?? WILD;
  const runOf = (fits: (symbol: SymbolId) => boolean) => {
    const end = symbols.findIndex((symbol) => !fits(symbol));
    return end === -1 ? symbols.length : end;
  };
  const winOf = (symbol: SymbolId, count: number) => {
    return { symbol, count, pays: theme.pays[symbol]?.[count - 3] ?? 0 };
  };
  const ofWilds = winOf(
    WILD,
    runOf((symbol) => symbol === WILD),
  );
  // A scatter ends a line: it pays wherever it stands.
  if (first === SCATTER) return ofWilds.pays > 0 ? ofWilds : null;
  const ofFirst = winOf(
    first,
    runOf((symbol) => symbol === first || symbol === WILD),
  );
  const best = ofWilds.pays > ofFirst.pays ? ofWilds : ofFirst;
  return best.pays > 0 ? best : null;
}
