/** What bets are of, as rates are set: a rate of one category says nothing of another. */
export const betCategories = [
  'casino',
  'hotel-casino',
  'slot',
  'hotel-slot',
  'fishing',
  'sport-single',
  'sport-2-fold',
  'sport-3-fold',
  'sport-4-fold',
  'sport-5-fold',
  'in-play',
  'esport',
  'virtual',
  'mini-powerball',
  'mini-speedpowerball',
  'mini-powerladder',
  'mini-speedkino',
  'mini-kinoladder',
] as const;
export type BetCategory = (typeof betCategories)[number];

/** Deposits and withdrawals are no bets, but a share of their difference can be promised. */
export const categories = [...betCategories, 'cash'] as const;
export type Category = (typeof categories)[number];

export function isBetCategory(text: string): text is BetCategory {
  return betCategories.some((one) => one === text);
}
