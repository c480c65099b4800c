import { openKeys } from '../../../shared/api/once/open-keys.ts';
import type { CashOutPart } from '../../sportsbook/model/sport-types.ts';

export const parts = ['100', '75', '50', '25'] as const satisfies readonly CashOutPart[];

/** What of a ticket is taken, by which offer, for how much. */
export type CashOutWish = { offerId: string; part: CashOutPart; amount: string };

/** What a cash-out's key is kept under: one of a ticket is unfinished at most. */
export const cashOutName = (betId: string) => `cash-out-${betId}`;

/** The cash-out of a ticket whose answer was lost, in this tab, however long ago. */
export function lostCashOut(betId: string): CashOutWish | null {
  const content = openKeys.unfinished(cashOutName(betId));
  const sent: unknown = content === null ? null : JSON.parse(content);
  if (typeof sent !== 'object' || sent === null || !('part' in sent)) return null;
  const part = parts.find((one) => one === sent.part);
  if (part === undefined || !('offerId' in sent) || !('amount' in sent)) return null;
  return { offerId: String(sent.offerId), part, amount: String(sent.amount) };
}
