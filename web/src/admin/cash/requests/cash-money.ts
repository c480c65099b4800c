import type { TFunction } from 'i18next';
import { addWon } from '../../../shared/format/money.ts';
import type { CashRow } from '../../shared/contracts.ts';
import type { MoneyChange } from '../../shared/money-effect.tsx';

/** What approving or rejecting a request does to the member's money. */
export function moneyOf(
  t: TFunction<'admin'>,
  row: CashRow,
  move: 'approve' | 'reject',
): readonly MoneyChange[] {
  const cash = t('members.cash');
  if (row.kind === 'in') {
    const change = move === 'approve' ? addWon(row.amount, row.bonusAmount) : '0';
    const total: MoneyChange = { name: cash, change, before: row.balance };
    const isBonus = move === 'approve' && row.bonusAmount !== '0';
    return isBonus ? [{ name: t('cash.bonus'), change: row.bonusAmount }, total] : [total];
  }
  const held: MoneyChange = { name: t('members.held'), change: `-${row.amount}` };
  const back = move === 'approve' ? '0' : row.amount;
  return [held, { name: cash, change: back, before: row.balance }];
}
