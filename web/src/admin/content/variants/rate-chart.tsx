import { useTranslation } from 'react-i18next';
import { BarChart } from '../../../shared/ui/figures/bar-chart.tsx';
import type { VariantFigures } from '../model/content-items.ts';

const PERCENT = 100;
const looks = [
  { fill: 'fill-brass', text: 'text-brass-text' },
  { fill: 'fill-jade', text: 'text-jade' },
  { fill: 'fill-muted', text: 'text-muted' },
  { fill: 'fill-faint', text: 'text-faint' },
] as const;

/** Of those who were shown each variant on a day, how many pressed it. */
export function RateChart({ days }: { days: VariantFigures['days'] }) {
  const { t } = useTranslation('admin');
  const names = [...new Set(days.map(({ variant }) => variant))].sort();
  const groups = [...Map.groupBy(days, ({ day }) => day)].map(([day, rows]) => ({
    day,
    values: names.map((name) => {
      const { shown = 0, pressed = 0 } = rows.find(({ variant }) => variant === name) ?? {};
      return shown === 0 ? 0 : (pressed / shown) * PERCENT;
    }),
  }));
  const series = names.map((name, at) => ({
    ...(looks[at] ?? looks[0]),
    name: t('content.variants.name', { name: name.toUpperCase() }),
  }));
  return (
    <BarChart
      groups={groups}
      series={series}
      label={t('content.figures.byDay')}
      format={(value) => `${value.toFixed(1)}%`}
      axisLeast={1}
    />
  );
}
