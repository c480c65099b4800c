import { parseWon } from '../../../shared/format/money.ts';

/** How much of what may be lost could be lost, in whole percent; nothing where the house gains. */
export function percentOfLimit(liability: string, lossMax: string): number {
  const [loss, limit] = [parseWon(liability), parseWon(lossMax)];
  if (loss <= 0n) return 0;
  return limit <= 0n ? 100 : Number((loss * 100n) / limit);
}
