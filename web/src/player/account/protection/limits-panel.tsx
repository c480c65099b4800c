import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LimitKind, LimitRow, UsageRow } from '../../../shared/account/protection.ts';
import { useProtectionText } from '../../../shared/account/use-protection-text.ts';
import { won } from '../../../shared/format/money.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { UsageBar } from '../../../shared/ui/figures/usage-bar.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Skeleton } from '../../../shared/ui/pages/states.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { useUsage } from './protection-queries.ts';
import { RaiseLine } from './raise-line.tsx';

/** The limits of one kind, with what of each is used and what waits to be confirmed. */
export function LimitsPanel({ kind, limits }: { kind: LimitKind; limits: readonly LimitRow[] }) {
  const { t } = useTranslation(['site', 'protection']);
  const { rows, isError } = useUsage(kind);
  const [changed, setChanged] = useState<LimitRow | null>(null);
  return (
    <Panel title={t(`protection:limitTitle.${kind}`)} isFlush>
      <p className="px-4 pt-4 text-sm text-muted sm:px-5">{t(`protection:limitNote.${kind}`)}</p>
      <ul className="divide-y divide-line px-4 sm:px-5">
        {limits.map((limit) => (
          <li key={limit.period} className="flex flex-col gap-3 py-4">
            <div className="flex items-start justify-between gap-4">
              <div className="min-w-0 flex-1">
                <Used
                  limit={limit}
                  isFailed={isError}
                  usage={rows?.find((row) => row.period === limit.period)}
                />
              </div>
              <Button
                size="small"
                aria-label={t('protection:changeLimit', {
                  limit: t(`protection:limit.${kind}.${limit.period}`),
                })}
                onPress={() => setChanged(limit)}
              >
                {t('protection:change')}
              </Button>
            </div>
            {(['member', 'operator'] as const).map((setBy) => (
              <RaiseLine key={setBy} limit={limit} setBy={setBy} />
            ))}
          </li>
        ))}
      </ul>
      {changed === null ? null : <LimitDialog limit={changed} onClose={() => setChanged(null)} />}
    </Panel>
  );
}

type UsedProps = { limit: LimitRow; usage: UsageRow | undefined; isFailed: boolean };

function Used({ limit, usage, isFailed }: UsedProps) {
  const { t } = useTranslation(['site', 'protection']);
  const text = useProtectionText();
  const used = usage === undefined ? undefined : positive(usage.used);
  const name = text.limit(limit);
  const isImposed = limit.imposed.amount !== null && limit.imposed.amount === limit.amount;
  if (used === undefined && isFailed) {
    const amount = limit.amount === null ? t('protection:noLimit') : won(limit.amount);
    return (
      <div className="flex flex-col gap-1.5 text-sm">
        <p className="font-medium">{name}</p>
        <p className="text-muted">{t('protection:present', { amount })}</p>
      </div>
    );
  }
  if (used === undefined) return <Skeleton className="h-11 w-full" />;
  return (
    <div className="flex flex-col gap-1.5">
      {limit.amount === null ? (
        <p className="flex flex-wrap justify-between gap-x-3 text-sm">
          <span className="font-medium">{name}</span>
          <span className="text-muted">{t('protection:unlimited', { used: won(used) })}</span>
        </p>
      ) : (
        <UsageBar label={name} used={used} limit={limit.amount} show={won} />
      )}
      {limit.amount === null || usage?.renewsAt === undefined ? null : (
        <p className="text-xs text-faint">
          {t('protection:renews', { at: koreaMinute(usage.renewsAt) })}
          {isImposed ? ` · ${t('protection:imposed')}` : ''}
        </p>
      )}
    </div>
  );
}

/** Who has won more than was staked has used nothing of a loss limit. */
function positive(amount: string): string {
  return amount.startsWith('-') ? '0' : amount;
}
