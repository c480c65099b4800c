import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DayRange } from '../../format/day-range.ts';
import { Panel } from '../../ui/pages/page.tsx';
import { Arriving, FailedLine } from '../../ui/pages/states.tsx';
import type { PartnerReads } from '../model/reads.ts';
import { Amount, type Figure, figureOf } from './report-columns.tsx';

type TotalsTilesProps = {
  reads: PartnerReads;
  of: { partnerId?: string };
  days: DayRange;
  figures: readonly Figure[];
};

/** What a subtree came to in some days, at a glance; looked at again by itself. */
export function TotalsTiles({ reads, of, days, figures }: TotalsTilesProps) {
  const { t } = useTranslation('partner');
  const { data, isError, refetch } = useQuery(reads.totals({ ...of, ...days }));
  return (
    <Panel isFlush>
      {isError ? (
        <div className="p-3">
          <FailedLine onRetry={() => void refetch()} />
        </div>
      ) : null}
      <dl className="grid grid-cols-2 gap-px bg-line sm:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]">
        {figures.map((figure) => (
          <div key={figure} className="bg-surface px-4 py-3 max-sm:odd:last:col-span-2">
            <dt className="text-xs text-faint">{t(`figure.${figure}`)}</dt>
            <dd className="mt-0.5 text-lg font-bold tabular-nums">
              <Arriving isFailed={isError} className="h-7 w-24">
                {data === undefined ? undefined : figure === 'bets' ? (
                  t('count', { count: data.totals.bets })
                ) : (
                  <Amount amount={figureOf(data.totals, figure)} />
                )}
              </Arriving>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
