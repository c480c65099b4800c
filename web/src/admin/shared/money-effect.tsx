import { ArrowRight } from 'lucide-react';
import { parseWon, won } from '../../shared/format/money.ts';
import { SignedAmount } from '../../shared/ui/figures/signed-amount.tsx';

export type MoneyChange = {
  /** Which money: what the member has, what is held, how much in all. */
  name: string;
  /** Below zero for money that goes. */
  change: string;
  /** What there is now, where it is known; then what there will be is shown too. */
  before?: string;
};

/** What acting does to the money, in digits, before it is done. */
export function MoneyEffect({ changes }: { changes: readonly MoneyChange[] }) {
  return (
    <dl className="divide-y divide-line rounded-md border border-line bg-sunken text-sm">
      {changes.map(({ name, change, before }) => (
        <div key={name} className="flex flex-wrap items-center justify-between gap-x-4 px-3 py-2">
          <dt className="text-muted">{name}</dt>
          <dd className="flex flex-wrap items-center justify-end gap-x-2 font-semibold tabular-nums">
            {before === undefined ? null : <Becomes before={before} change={change} />}
            <SignedAmount account="cash" amount={change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Becomes({ before, change }: { before: string; change: string }) {
  const after = parseWon(before) + parseWon(change);
  // There is never less than nothing: what would come to that is refused, and not shown as if it were.
  if (after < 0n) return null;
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-muted">
      <span translate="no">{won(before)}</span>
      <ArrowRight aria-hidden="true" className="size-3.5" />
      <span className="text-paper">{won(after.toString())}</span>
    </span>
  );
}
