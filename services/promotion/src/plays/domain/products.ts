/** What results are of: products of bets, and groups of games without the "hotel" of their code. */
export const playProducts = [
  'sport',
  'mini',
  'casino',
  'slot',
  'fishing',
  'esport',
  'virtual',
] as const;
