import type { DepositOffer } from '../../../shared/api/contracts.ts';
import { parseWon } from '../../../shared/format/money.ts';

type Deposits = { depositsBefore: number; depositsBeforeThatDay: number };

/** Whether the member's next deposit is of the occasion that a bonus is for. */
export function isNextOccasion({ occasion }: DepositOffer, before: Deposits): boolean {
  if (occasion === 'each') return true;
  return occasion === 'first' ? before.depositsBefore === 0 : before.depositsBeforeThatDay === 0;
}

/** What a bonus comes to for a typed amount; '0' where the deposit is too small for it. */
export function bonusFor(
  { percent, amountMax, depositMin }: Pick<DepositOffer, 'percent' | 'amountMax' | 'depositMin'>,
  typed: string,
): string {
  const deposit = parseWon(typed);
  if (deposit < parseWon(depositMin)) return '0';
  const part = (deposit * BigInt(percent)) / 100n;
  const most = parseWon(amountMax);
  return (part < most ? part : most).toString();
}
