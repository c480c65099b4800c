import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateRange } from '../../../shared/dates/date-range.tsx';
import { type DayRange, rangeOf } from '../../../shared/format/day-range.ts';
import { useKoreaDay } from '../../../shared/hooks/time.ts';
import { FailedPanel } from '../../../shared/ui/pages/failed-panel.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { PromotionTabs } from '../shared/promotion-tabs.tsx';
import { CostChart } from './cost-chart.tsx';
import { figuresQuery } from './figure-queries.ts';
import { FigureTable } from './figure-table.tsx';

/** What promotions cost, whom they reached, and the turnover they caused. */
export function FiguresPage() {
  const { t } = useTranslation('reward');
  const lately = rangeOf('last30', useKoreaDay());
  const [chosen, choose] = useState<DayRange | null>(null);
  const days = chosen ?? lately;
  const query = useQuery(figuresQuery(days));
  return (
    <PromotionTabs tab="figures">
      <div className="flex justify-end">
        <DateRange value={days} onChange={(range) => choose(range)} />
      </div>
      <FailedPanel query={query} />
      {query.isPending ? <SkeletonRows rows={6} /> : null}
      {query.data === undefined ? null : (
        <>
          <CostChart days={query.data.days} />
          <Panel isFlush title={t('figures.title')}>
            <FigureTable rows={query.data.list} />
            <p className="px-4 py-3 text-sm text-pretty text-faint sm:px-5">{t('figures.note')}</p>
          </Panel>
        </>
      )}
    </PromotionTabs>
  );
}
