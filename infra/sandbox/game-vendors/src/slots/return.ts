/** What a theme returns to players, by enumeration over its reels: exact, no simulation. */
import { jackpotReturn } from './jackpot.ts';
import { awardOf, lineWinOf } from './spin.ts';
import { ROWS, SCATTER, type SymbolId, type Theme } from './theme.ts';

export type ThemeReturn = {
  readonly lines: number;
  readonly scatters: number;
  readonly freeSpins: number;
  readonly jackpot: number;
  readonly total: number;
  /** That a paid spin brings something, free spins among it; of the lines alone: of one line. */
  readonly freeSpinChance: number;
};

export function returnOf(theme: Theme): ThemeReturn {
  const lines = lineReturn(theme);
  const scatter = scatterReturn(theme);
  // Free spins bring free spins: a geometric row.
  const spins = scatter.spins / (1 - scatter.spins);
  const freeSpins = spins * theme.freeMultiplier * (lines + scatter.pays);
  const total = lines + scatter.pays + freeSpins + jackpotReturn;
  return {
    lines,
    scatters: scatter.pays,
    freeSpins,
    jackpot: jackpotReturn,
    total,
    freeSpinChance: scatter.chance,
  };
}

/** As a game's catalogue entry has it: "95.62". */
export function returnText(theme: Theme): string {
  return (returnOf(theme).total * 100).toFixed(2);
}

/** Every line sees each stop of each reel equally often, so one line is as good as all of them. */
function lineReturn(theme: Theme): number {
  const weights = theme.reels.map((reel) => [...countsOf(reel)]);
  const everyStop = theme.reels.reduce((product, reel) => product * reel.length, 1);
  let paid = 0;
  const go = (symbols: SymbolId[], weight: number) => {
    const reel = weights[symbols.length];
    if (!reel) {
      paid += weight * (lineWinOf(theme, symbols)?.pays ?? 0);
      return;
    }
    for (const [symbol, count] of reel) go([...symbols, symbol], weight * count);
  };
  go([], 1);
  return paid / everyStop;
}

function countsOf(reel: string): Map<SymbolId, number> {
  const counts = new Map<SymbolId, number>();
  for (const symbol of reel) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return counts;
}

function scatterReturn(theme: Theme): { pays: number; spins: number; chance: number } {
  let chances = [1];
  for (const reel of theme.reels) {
    const own = scattersInView(reel);
    const next: number[] = Array.from({ length: chances.length + ROWS }, () => 0);
    for (const [seen, before] of chances.entries()) {
      for (const [more, chance] of own.entries())
        next[seen + more] = (next[seen + more] ?? 0) + before * chance;
    }
    chances = next;
  }
  const sum = (of: (scatters: number) => number) =>
    chances.reduce((all, chance, scatters) => all + chance * of(scatters), 0);
  return {
    pays: sum((scatters) => awardOf(theme, scatters).pays),
    spins: sum((scatters) => awardOf(theme, scatters).spins),
    chance: sum((scatters) => (scatters >= 3 ? 1 : 0)),
  };
}

/** Chances of 0, 1, 2 and 3 scatters among the rows in view. */
function scattersInView(reel: string): number[] {
  const chances = Array.from({ length: ROWS + 1 }, () => 0);
  for (let stop = 0; stop < reel.length; stop += 1) {
    const seen = Array.from({ length: ROWS }, (_, row) => reel[(stop + row) % reel.length]).filter(
      (symbol) => symbol === SCATTER,
    ).length;
    chances[seen] = (chances[seen] ?? 0) + 1 / reel.length;
  }
  return chances;
}
