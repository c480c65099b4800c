/** What the player's third card counts, or null when the player stands. */
export type ThirdPoint = number | null;

/** Third points on which the banker draws, by the banker's total of two cards; null: he stood. */
const bankerDrawsOn: readonly (readonly ThirdPoint[])[] = [
  [null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [null, 0, 1, 2, 3, 4, 5, 6, 7, 9],
  [null, 2, 3, 4, 5, 6, 7],
  [null, 4, 5, 6, 7],
  [6, 7],
  [],
  [],
  [],
];

export function isNatural(playerTotal: number, bankerTotal: number): boolean {
  return playerTotal >= 8 || bankerTotal >= 8;
}

/** The player draws to 0–5 and stands on 6 and 7. */
export function playerDraws(playerTotal: number): boolean {
  return playerTotal <= 5;
}

export function bankerDraws(bankerTotal: number, third: ThirdPoint): boolean {
  return bankerDrawsOn[bankerTotal]?.includes(third) ?? false;
}
