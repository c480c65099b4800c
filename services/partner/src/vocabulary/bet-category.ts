/**
 * Invariant: a bet is of one category, and of none where no rate could be set for it. A sport that is
 * none (e-sport, virtual) decides first, then playing along, then the number of folds.
 */
import type { BetCategory } from '@noriter/rules/lists/bet-categories';
import { isBetCategory } from './categories.ts';

const virtualSports = ['virtual-soccer', 'dog-racing', 'horse-racing'];

const byFolds: readonly BetCategory[] = [
  'sport-single',
  'sport-2-fold',
  'sport-3-fold',
  'sport-4-fold',
  'sport-5-fold',
];

type BetOn = {
  readonly product: string;
  readonly gameId: string;
  readonly folds: number;
  readonly inPlay: boolean;
};

/** Null of a product or game that partners know nothing of. */
export function categoryOf({ product, gameId, folds, inPlay }: BetOn): BetCategory | null {
  if (product === 'mini') {
    const category = `mini-${gameId}`;
    return isBetCategory(category) ? category : null;
  }
  if (product !== 'sport' || folds < 1) return null;
  if (gameId === 'esport') return 'esport';
  if (virtualSports.includes(gameId)) return 'virtual';
  if (inPlay) return 'in-play';
  return byFolds[Math.min(folds, byFolds.length) - 1] ?? null;
}
