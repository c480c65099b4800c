import { useTranslation } from 'react-i18next';
import { koreaMinute } from '../../../shared/format/time.ts';
import { BarChart } from '../../../shared/ui/figures/bar-chart.tsx';
import { Legend } from '../../dashboard/trend.tsx';
import type { CallStep } from '../../shared/contracts.ts';
import { faults, rateText } from './call-figures.ts';

type ChartProps = { steps: readonly CallStep[]; stepSeconds: number };

const fills = {
  ok: { bg: 'bg-jade', fill: 'fill-jade', text: 'text-jade' },
  refused: { bg: 'bg-brass', fill: 'fill-brass', text: 'text-brass-text' },
  conflict: { bg: 'bg-warn', fill: 'fill-warn', text: 'text-warn' },
  invalid: { bg: 'bg-faint', fill: 'fill-faint', text: 'text-faint' },
  forged: { bg: 'bg-danger', fill: 'fill-danger', text: 'text-danger' },
  failed: { bg: 'bg-paper', fill: 'fill-paper', text: 'text-paper' },
} as const;

/** '17:05' of a moment, on the Korean clock. */
const clockOf = (at: string) => koreaMinute(at).slice(11);

/** How many calls came in a second, and how many of them went well. */
export function RateChart({ steps, stepSeconds }: ChartProps) {
  const { t } = useTranslation('admin');
  const others = t('games.health.others');
  return (
    <div className="flex flex-col gap-3">
      <p className="flex gap-4">
        <Legend fill={fills.ok.bg} text={t('games.health.endings.ok')} />
        <Legend fill={fills.conflict.bg} text={others} />
      </p>
      <BarChart
        groups={steps.map((step) => ({
          day: step.at,
          values: [step.ok, faults.reduce((sum, ending) => sum + step[ending], 0)].map(
            (calls) => calls / stepSeconds,
          ),
        }))}
        series={[
          { ...fills.ok, name: t('games.health.endings.ok') },
          { ...fills.conflict, name: others },
        ]}
        format={rateText}
        nameOf={clockOf}
        axisLeast={0.1}
        label={t('games.health.rate')}
      />
    </div>
  );
}

/** What did not go well, by class. */
export function FaultChart({ steps }: Pick<ChartProps, 'steps'>) {
  const { t } = useTranslation('admin');
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {faults.map((ending) => (
          <Legend key={ending} fill={fills[ending].bg} text={t(`games.health.endings.${ending}`)} />
        ))}
      </p>
      <BarChart
        groups={steps.map((step) => ({
          day: step.at,
          values: faults.map((ending) => step[ending]),
        }))}
        series={faults.map((ending) => ({
          ...fills[ending],
          name: t(`games.health.endings.${ending}`),
        }))}
        format={String}
        nameOf={clockOf}
        label={t('games.health.faults')}
      />
    </div>
  );
}

/** How long half of the calls took at most, and all but one in a hundred. */
export function TimeChart({ steps }: Pick<ChartProps, 'steps'>) {
  const { t } = useTranslation('admin');
  const series = [
    { ...fills.ok, name: t('games.health.half') },
    { ...fills.refused, name: t('games.health.most') },
  ];
  return (
    <div className="flex flex-col gap-3">
      <p className="flex gap-4">
        {series.map(({ name, bg }) => (
          <Legend key={name} fill={bg} text={name} />
        ))}
      </p>
      <BarChart
        groups={steps.map(({ at, p50, p99 }) => ({ day: at, values: [p50 ?? 0, p99 ?? 0] }))}
        series={series}
        format={String}
        nameOf={clockOf}
        label={t('games.health.times')}
      />
    </div>
  );
}
