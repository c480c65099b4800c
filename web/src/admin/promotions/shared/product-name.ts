import type { TFunction } from 'i18next';
import type { RankLadder } from '../../shared/contracts.ts';

/** Products and groups of games whose results can count, in the order of the menus. */
export const playProducts = [
  'sport',
  'mini',
  'casino',
  'slot',
  'fishing',
  'esport',
  'virtual',
] as const satisfies RankLadder['products'];

/** A product as operators read it; one that a rule names and nobody knows stays as it was written. */
export function productName(t: TFunction<'admin'>, product: string): string {
  const known = playProducts.find((one) => one === product);
  return known === undefined ? product : t(`promotions.product.${known}`);
}
