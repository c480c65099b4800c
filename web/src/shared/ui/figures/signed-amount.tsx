import { parseWon, points, won } from '../../format/money.ts';

/** Up is red and down is blue, and the sign says it without the colour. */
export function SignedAmount({ amount, account }: { amount: string; account: string }) {
  const value = parseWon(amount);
  const tone = value < 0n ? 'text-down' : value > 0n ? 'text-up' : 'text-muted';
  return (
    <span translate="no" className={`font-semibold ${tone}`}>
      {`${value > 0n ? '+' : ''}${amountOf(account, amount)}`}
    </span>
  );
}

/** An amount in the unit of the account it stands on: points are not won. */
export function amountOf(account: string, amount: string): string {
  return account === 'points' ? points(amount) : won(amount);
}
