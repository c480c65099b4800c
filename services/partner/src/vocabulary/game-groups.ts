import type { BetCategory } from '@noriter/rules/lists/bet-categories';

/** Of the specification's groups of games; a group that is not here has no rate. */
const byGroup: Readonly<Record<string, BetCategory>> = {
  casino: 'casino',
  'hc-casino': 'hotel-casino',
  slot: 'slot',
  'h-slot': 'hotel-slot',
  fishing: 'fishing',
  esport: 'esport',
  virtual: 'virtual',
};

/** Null of a group that partners know nothing of. */
export function gameCategory(groupCode: string): BetCategory | null {
  return byGroup[groupCode] ?? null;
}
