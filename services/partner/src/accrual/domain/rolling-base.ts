/**
 * Invariant: rolling is taken of every bet that ran to its result, whatever came of it. Only bets on mini games
 * below a site's least stake earn none: their rounds are so many and so short that rolling could be made of
 * the smallest stakes.
 */
import type { Won } from '@noriter/kit/money';
import type { PartnerPolicy } from '../../policy/domain/policy.ts';
import { isMini } from '../../vocabulary/categories.ts';
import type { Standing } from './standing.ts';

/** What rolling is taken of a bet; 0 of what is void, open, bought back, or a mini game's too small stake. */
export function rollingTurnover(
  { category, stake, turnover }: Pick<Standing, 'category' | 'stake' | 'turnover'>,
  { rollingStakeMin }: Pick<PartnerPolicy, 'rollingStakeMin'>,
): Won {
  return isMini(category) && stake < rollingStakeMin ? 0n : turnover;
}
