import { type BetCategory, betCategories } from '@noriter/rules/lists/bet-categories';

/** Deposits and withdrawals are no bets, but a share of their difference can be promised. */
export const categories = [...betCategories, 'cash'] as const;
export type Category = (typeof categories)[number];

export function isBetCategory(text: string): text is BetCategory {
  return betCategories.some((one) => one === text);
}

/** Whether a category is of a mini game. */
export function isMini(category: string): boolean {
  return category.startsWith('mini-');
}
