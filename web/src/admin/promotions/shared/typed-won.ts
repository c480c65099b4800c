/** Won as they are sent: where nothing was typed it is 0. */
export function typedWon(typed: string): string {
  return typed === '' ? '0' : typed;
}
