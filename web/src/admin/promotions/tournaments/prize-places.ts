type Places = { number: string; to: string };

/** The last place that a row's prize is for: the first one where none is typed. */
export function lastPlaceOf({ number, to }: Places): number {
  return Number(to === '' ? number : to);
}

/** Codes of games and sports as they are typed, with commas between. */
export function gamesOf(typed: string): string[] {
  const codes = typed.split(',').map((code) => code.trim());
  return [...new Set(codes)].filter((code) => code !== '');
}

/** What the prizes of some rows come to, whatever is not typed yet left out. */
export function prizesSum(rows: readonly (Places & { amount: string })[]): bigint {
  return rows.reduce((sum, row) => {
    const places = lastPlaceOf(row) - Number(row.number) + 1;
    const isWhole = /^\d+$/.test(row.amount) && Number.isSafeInteger(places) && places > 0;
    return isWhole && row.number !== '' ? sum + BigInt(row.amount) * BigInt(places) : sum;
  }, 0n);
}
