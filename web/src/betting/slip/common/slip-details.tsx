import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { parseWon, won } from '../../../shared/format/money.ts';
import { Switch } from '../../../shared/ui/controls/switch.tsx';
import { useOddsPolicy } from '../store/odds-policy.ts';
import { useOneTap } from '../store/one-tap.ts';
import type { SlipFilled, SlipSums } from './slip-facts.ts';

type SlipDetailsProps = {
  filled: SlipFilled;
  sums: SlipSums;
  options: ReactNode;
  children: ReactNode;
};

/** What is settled once and read now and then: how odds may move, the sums, whether to be asked. */
export function SlipDetails({ filled, sums, options, children }: SlipDetailsProps) {
  const { t } = useTranslation();
  const policy = useOddsPolicy();
  const [isOneTap, chooseOneTap] = useOneTap();
  const { limits, cash } = filled;
  const after = cash === undefined || sums.isOver ? null : parseWon(cash) - sums.stake;
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-5 text-sm [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 truncate text-muted">
          {t('bet.policyTitle')}: {t(`bet.policy.${policy}`)}
        </span>
        <span className="flex shrink-0 items-center gap-1 font-medium">
          {t('bet.details')}
          <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
        </span>
      </summary>
      <div className="flex flex-col gap-3 px-5 pb-4">
        {options}
        <Switch label={t('bet.oneTap')} isOn={isOneTap} onChange={chooseOneTap} />
        <dl className="flex flex-col gap-1.5 text-sm">
          {children}
          <Sum label={t('bet.total')}>
            <strong>{won(sums.stake.toString())}</strong>
          </Sum>
          {limits === null ? null : (
            <Sum label={t('bet.winCap')}>
              <span className="text-muted">{won(limits.winMaximum)}</span>
            </Sum>
          )}
          {after === null ? null : (
            <Sum label={t('bet.after')}>
              <span className="font-medium">{won(after.toString())}</span>
            </Sum>
          )}
        </dl>
      </div>
    </details>
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
