import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { koreaSecond } from '../../../shared/format/time.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import type { ReconciliationRun } from '../../shared/contracts.ts';
import { type CheckName, ViolationsDialog } from './violations-dialog.tsx';

/** Each thing that must hold: what it means, whether it does, and what breaks it. */
export function RunReport({ run }: { run: ReconciliationRun }) {
  const { t } = useTranslation('admin');
  const [looked, setLooked] = useState<CheckName | null>(null);
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-muted">
        {t('reconciliation.at', { at: koreaSecond(run.finishedAt) })} ·{' '}
        {t(`reconciliation.auto.${run.scope}`)}
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {run.checks.map((check) => {
          const holds = check.violations === 0;
          const name = t(`reconciliation.checks.${check.check}`);
          return (
            <li key={check.check} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-56 flex-1">
                <p className="font-medium">{name}</p>
                <p className="text-sm text-muted">{t(`reconciliation.why.${check.check}`)}</p>
              </div>
              <span className="text-xs text-faint tabular-nums">
                {t('reconciliation.took', { ms: check.tookMs })}
              </span>
              <Badge tone={holds ? 'jade' : 'danger'}>
                {holds
                  ? t('reconciliation.holds')
                  : t('reconciliation.broken', { violations: check.violations })}
              </Badge>
              {holds ? null : (
                <Button
                  size="small"
                  aria-label={t('reconciliation.lookAt', { check: name })}
                  onPress={() => setLooked(check.check)}
                >
                  {t('reconciliation.look')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {looked === null ? null : <ViolationsDialog check={looked} onClose={() => setLooked(null)} />}
    </div>
  );
}
