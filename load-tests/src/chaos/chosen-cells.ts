/** The words of `CELLS`: only cells with one of them in their name are struck. */
const words = (process.env.CELLS ?? '').split(',').filter((word) => word !== '');

export const isNarrowed = words.length > 0;

/**
 * The cells of a run: those that `CELLS` names, otherwise the short ones or all.
 *
 * @throws Error where `CELLS` names none: a run without a fault would prove nothing
 */
export function chosenCells<Cell extends { name: string; short: boolean }>(
  all: readonly Cell[],
  { short }: { short: boolean },
): Cell[] {
  const chosen = all.filter((cell) =>
    isNarrowed ? words.some((word) => cell.name.includes(word)) : cell.short || !short,
  );
  if (chosen.length === 0) throw new Error(`No cell has one of these words: ${words.join(', ')}.`);
  return chosen;
}
