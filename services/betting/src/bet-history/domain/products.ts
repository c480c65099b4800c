/** What is bet on with the house itself; everything else is a group of third-party games. */
const houseProducts: readonly string[] = ['mini', 'sport'];

/** Hotel games are listed with the games they are. */
const hotelOf: Readonly<Record<string, string>> = { casino: 'hc-casino', slot: 'h-slot' };

/** What a group stands for in a list: nothing of bets, or of games, where that is not asked for. */
export function sourcesOf(groupKey: string | undefined): {
  product: string | null | undefined;
  groups: readonly string[] | null | undefined;
} {
  if (groupKey === undefined) return { product: undefined, groups: undefined };
  if (houseProducts.includes(groupKey)) return { product: groupKey, groups: null };
  const hotel = hotelOf[groupKey];
  return { product: null, groups: hotel === undefined ? [groupKey] : [groupKey, hotel] };
}
