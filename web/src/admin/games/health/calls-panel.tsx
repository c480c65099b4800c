import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { FailedPanel } from '../../../shared/ui/pages/failed-panel.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { CallSteps } from '../../shared/contracts.ts';
import { callStepsQuery } from '../shared/games-queries.ts';
import { VendorChoice } from '../shared/vendor-choice.tsx';
import { FaultChart, RateChart, TimeChart } from './call-chart.tsx';
import { totalsOf } from './call-figures.ts';

const hoursBack = ['1', '6', '24'] as const;

/** Vendors' calls of the last hours: how many in a second, and what did not go well. */
export function CallsPanel() {
  const { t } = useTranslation('admin');
  const [hours, setHours] = useState<(typeof hoursBack)[number]>('1');
  const [vendor, setVendor] = useState<string | undefined>();
  const query = useQuery(callStepsQuery(hours, vendor));
  return (
    <Panel title={t('games.health.overTime')}>
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-center gap-3">
          <Segmented
            label={t('games.health.period')}
            choices={hoursBack.map((id) => ({ id, text: t('games.health.hours', { hours: id }) }))}
            value={hours}
            onChange={setHours}
          />
          <VendorChoice vendor={vendor} onVendor={setVendor} />
        </div>
        {query.isPending ? <SkeletonRows rows={4} /> : null}
        <FailedPanel query={query} />
        {query.data === undefined ? null : (
          <>
            <Totals calls={query.data} />
            <h3 className="text-sm font-medium text-muted">{t('games.health.rate')}</h3>
            <RateChart steps={query.data.list} stepSeconds={query.data.stepSeconds} />
            <h3 className="text-sm font-medium text-muted">{t('games.health.times')}</h3>
            <TimeChart steps={query.data.list} />
            <h3 className="text-sm font-medium text-muted">{t('games.health.faults')}</h3>
            <FaultChart steps={query.data.list} />
          </>
        )}
      </div>
    </Panel>
  );
}

function Totals({ calls: { list, p50, p99 } }: { calls: CallSteps }) {
  const { t } = useTranslation('admin');
  const totals = totalsOf(list);
  if (totals.length === 0) return <p className="text-faint">{t('games.health.noCalls')}</p>;
  const times = [
    { name: t('games.health.half'), ms: p50 },
    { name: t('games.health.most'), ms: p99 },
  ];
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {totals.map(({ ending, calls }) => (
        <Figure key={ending} name={t(`games.health.endings.${ending}`)} text={String(calls)} />
      ))}
      {times.map(({ name, ms }) =>
        ms === null ? null : <Figure key={name} name={name} text={t('games.ms', { ms })} />,
      )}
    </dl>
  );
}

function Figure({ name, text }: { name: string; text: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold tabular-nums">{text}</dd>
    </div>
  );
}
