import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StakeLimits } from '../../api/contracts.ts';
import { parseWon, won } from '../../format/money.ts';
import { type Stake, totalReturn, totalStake } from './stakes.ts';

type SlipSumsProps = {
  stakes: readonly Stake[];
  limits: StakeLimits | null;
  cash: string | undefined;
};

/** What the slip costs, what it pays at most, and what is left of the money. */
export function SlipSums({ stakes, limits, cash }: SlipSumsProps) {
  const { t } = useTranslation();
  const total = totalStake(stakes);
  const after = cash === undefined ? null : parseWon(cash) - total;
  return (
    <dl className="flex flex-col gap-1.5 text-sm">
      <Sum label={t('bet.total')}>
        <strong className="text-lg font-bold">{won(total.toString())}</strong>
      </Sum>
      <Sum label={t('bet.totalWin')}>
        <span className="font-semibold text-brass-text">{won(totalReturn(stakes).toString())}</span>
      </Sum>
      {limits === null ? null : (
        <Sum label={t('bet.winCap')}>
          <span className="text-muted">{won(limits.winMaximum)}</span>
        </Sum>
      )}
      {after === null ? null : (
        <Sum label={t('bet.after')}>
          <span className={`font-medium ${after < 0n ? 'text-up' : ''}`}>
            {won(after.toString())}
          </span>
        </Sum>
      )}
    </dl>
  );
}

/** A sum of a slip in its line. */
export function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-faint">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
