import type { Won } from '@noriter/kit/money';

/**
 * What one operator may do alone in a Korean day, in won of weight, and which of the acts that
 * nobody else approved count towards it: those of the same kind, those of the same kind about the
 * same subject (a member), or all of them.
 */
export type AloneLimit = { readonly max: Won; readonly counts: 'kind' | 'subject' | 'all' };

/**
 * Whether a second operator has to approve: small acts of a day do not pass for a large one.
 *
 * @param weight what the act may cost at worst, in won
 * @param aloneToday the weight of what counts towards the limit already
 */
export function needsFourEyes(weight: Won, aloneToday: Won, { max }: AloneLimit): boolean {
  return aloneToday + weight > max;
}
