import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortNumberText, won, wonDigits } from '../../../shared/format/money.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { BarChart } from '../../../shared/ui/figures/bar-chart.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { PromotionRow, PromotionSimulation } from '../../shared/contracts.ts';
import { simulationQuery } from './figure-queries.ts';

/** What the promotion would have given in the last month; worked out when it is asked for. */
export function SimulationPanel({ promotion }: { promotion: PromotionRow }) {
  const { t } = useTranslation('reward');
  const [isAsked, setAsked] = useState(false);
  const { data, error, refetch, isFetching } = useQuery({
    ...simulationQuery(promotion.document),
    enabled: isAsked,
  });
  return (
    <Panel title={t('simulation.title')}>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-pretty text-muted">{t('simulation.note')}</p>
        {isAsked ? null : (
          <Button className="self-start" onPress={() => setAsked(true)}>
            {t('simulation.ask')}
          </Button>
        )}
        {isFetching && data === undefined ? <SkeletonRows rows={3} /> : null}
        {error === null ? null : <Failed error={error} onRetry={() => void refetch()} />}
        {data === undefined ? null : <Simulated of={data} />}
      </div>
    </Panel>
  );
}

/** What came of it, in all and day by day. */
export function Simulated({ of }: { of: PromotionSimulation }) {
  const { t } = useTranslation('reward');
  const { isKnown, firstDay: first, lastDay: last, grants, amount, usedUpOn, days } = of;
  if (!isKnown) return <p className="font-medium">{t('simulation.unknown')}</p>;
  return (
    <>
      <p>
        <strong className="block text-lg tabular-nums">
          {t('simulation.sum', { amount: won(amount), grants: wonDigits(String(grants)) })}
        </strong>
        <span className="text-sm text-faint">{t('simulation.days', { first, last })}</span>
      </p>
      {usedUpOn === null ? null : (
        <p className="text-sm font-medium text-warn">{t('simulation.usedUp', { day: usedUpOn })}</p>
      )}
      {days.length === 0 ? null : (
        <BarChart
          groups={days.map((one) => ({ day: one.day, values: [Number(one.amount)] }))}
          series={[{ fill: 'fill-brass', text: 'text-brass-text', name: t('simulation.amount') }]}
          format={shortNumberText}
          label={t('simulation.title')}
        />
      )}
    </>
  );
}
