import { useTranslation } from 'react-i18next';
import { parseWon, points, shortNumberText, won } from '../../../shared/format/money.ts';
import { BarChart } from '../../../shared/ui/figures/bar-chart.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import type { PromotionFigures } from '../../shared/contracts.ts';

type Days = PromotionFigures['days'];

/** What each day cost, points and won beside each other, and each in all. */
export function CostChart({ days }: { days: Days }) {
  const { t } = useTranslation('reward');
  const sumOf = (name: 'points' | 'cash' | 'freeBets') =>
    days.reduce((sum, day) => sum + parseWon(day[name]), 0n).toString();
  return (
    <Panel title={t('figures.cost')}>
      {days.length === 0 ? (
        <p className="py-10 text-center text-faint">{t('figures.none')}</p>
      ) : (
        <div className="flex flex-col gap-3">
          <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
            <Legend
              fill="bg-brass"
              text={t('figures.pointsOf', { amount: points(sumOf('points')) })}
            />
            <Legend fill="bg-jade" text={t('figures.cashOf', { amount: won(sumOf('cash')) })} />
            <Legend
              fill="bg-muted"
              text={t('figures.freeBetsOf', { amount: won(sumOf('freeBets')) })}
            />
          </p>
          <BarChart
            groups={days.map((one) => ({
              day: one.day,
              values: [Number(one.points), Number(one.cash), Number(one.freeBets)],
            }))}
            series={[
              { fill: 'fill-brass', text: 'text-brass-text', name: t('figures.points') },
              { fill: 'fill-jade', text: 'text-jade', name: t('figures.cash') },
              { fill: 'fill-muted', text: 'text-muted', name: t('figures.freeBets') },
            ]}
            format={shortNumberText}
            label={t('figures.cost')}
          />
        </div>
      )}
    </Panel>
  );
}

function Legend({ fill, text }: { fill: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={`size-2.5 rounded-sm ${fill}`} />
      <span className="font-medium tabular-nums">{text}</span>
    </span>
  );
}
