/** What bets are of, as partners' rates are set: a rate of one category says nothing of another. */
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
