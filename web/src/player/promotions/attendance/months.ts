/** The month so many months away: `2026-01`, -1 is `2025-12`. */
export function monthBeside(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** How many places of the week stand before a month's first day; a week begins on Monday. */
export function placesBefore(month: string): number {
  return (new Date(`${month}-01T00:00:00Z`).getUTCDay() + 6) % 7;
}
