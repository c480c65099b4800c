import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../shared/api/calls.ts';
import type { ServicePaths } from '../../shared/api/contracts.ts';
import { won } from '../../shared/format/money.ts';
import { SignedAmount } from '../../shared/ui/figures/signed-amount.tsx';

type Totals = AnswerOf<ServicePaths, '/api/bet/betlist'>['totals'];

/** What all pages of the list come to. */
export function BetTotals({ totals: { staked, returned, net } }: { totals: Totals }) {
  const { t } = useTranslation();
  return (
    <dl
      aria-label={t('bet.totals')}
      className="flex flex-wrap justify-end gap-x-6 gap-y-1 border-t border-line px-4 py-3 text-sm sm:px-5"
    >
      <Sum name={t('bet.column.cash')}>{won(staked)}</Sum>
      <Sum name={t('bet.totalReturned')}>{won(returned)}</Sum>
      <Sum name={t('bet.column.revenue')}>
        <SignedAmount amount={net} account="cash" />
      </Sum>
    </dl>
  );
}

function Sum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
