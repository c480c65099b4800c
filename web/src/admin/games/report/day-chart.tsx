import { useTranslation } from 'react-i18next';
import { shortNumberText } from '../../../shared/format/money.ts';
import { BarChart } from '../../../shared/ui/figures/bar-chart.tsx';
import { Legend } from '../../dashboard/trend.tsx';
import type { GameReport } from '../../shared/contracts.ts';

/** Stakes and what came back, by day; a day leads to its rounds. */
export function DayChart({ days }: Pick<GameReport, 'days'>) {
  const { t } = useTranslation('admin');
  if (days.length === 0) {
    return <p className="py-16 text-center text-faint">{t('games.report.noDays')}</p>;
  }
  const [staked, returned] = [t('games.report.staked'), t('games.report.returned')];
  return (
    <div className="flex flex-col gap-3">
      <p className="flex gap-4">
        <Legend fill="bg-up" text={staked} />
        <Legend fill="bg-down" text={returned} />
      </p>
      <BarChart
        groups={days.map((one) => ({
          day: one.day,
          values: [Number(one.staked), Math.max(0, Number(one.returned))],
        }))}
        series={[
          { fill: 'fill-up', text: 'text-up', name: staked },
          { fill: 'fill-down', text: 'text-down', name: returned },
        ]}
        format={shortNumberText}
        linkOf={(day) => ({ to: '/admin/games/rounds', search: { startDate: day, endDate: day } })}
        label={t('games.report.byDay')}
      />
    </div>
  );
}
