import type { Category } from '../../vocabulary/categories.ts';

/** Who settles what is counted: betting its bets, the games gateway rounds of third-party games. */
export const bookNames = ['bets', 'rounds'] as const;
export type BookName = (typeof bookNames)[number];

const ofRounds: readonly Category[] = ['casino', 'hotel-casino', 'slot', 'hotel-slot', 'fishing'];
const ofBoth: readonly Category[] = ['esport', 'virtual'];

/** Where a bet of a category may have been settled. */
export function booksOf(category: Category): readonly BookName[] {
  if (ofBoth.includes(category)) return bookNames;
  return ofRounds.includes(category) ? ['rounds'] : ['bets'];
}
