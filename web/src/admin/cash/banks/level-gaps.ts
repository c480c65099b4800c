type Range = { levelFrom: number; levelTo: number; enabled: boolean };

/** The levels members can have. */
const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The levels whose members are shown no account. */
export function levelGaps(accounts: readonly Range[]): number[] {
  return levels.filter(
    (level) =>
      !accounts.some(
        ({ enabled, levelFrom, levelTo }) => enabled && levelFrom <= level && level <= levelTo,
      ),
  );
}
