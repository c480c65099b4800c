import { parseWon } from '../../../shared/format/money.ts';

/** Whether one amount lets more through than another; null is no limit. */
export function isLooser(one: string | null, other: string | null): boolean {
  if (other === null) return false;
  return one === null || parseWon(one) > parseWon(other);
}
