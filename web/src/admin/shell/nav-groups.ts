/** What the places are about, in the order they are shown; their names are `navGroup`. */
export const placeGroups = [
  'now',
  'members',
  'cash',
  'bets',
  'sports',
  'games',
  'partners',
  'community',
  'site',
  'control',
] as const;
