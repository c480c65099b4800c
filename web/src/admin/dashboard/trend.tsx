import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../shared/ui/controls/segmented.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { Failed, Skeleton } from '../../shared/ui/pages/states.tsx';
import type { Days } from './figures-query.ts';

export type View = 'chart' | 'table';

type TrendProps = {
  title: string;
  legend: ReactNode;
  days: Days;
  setDays: (days: Days) => void;
  view: View;
  setView: (view: View) => void;
  query: { isPending: boolean; isError: boolean; error: unknown; refetch: () => unknown };
  chart: ReactNode;
  table: ReactNode;
};

/** A panel of days: how many, as a chart or as a table. */
export function Trend({ title, legend, days, setDays, view, setView, query, ...as }: TrendProps) {
  const { t } = useTranslation('admin');
  return (
    <Panel
      title={title}
      aside={
        <span className="flex flex-wrap gap-2">
          <Segmented
            label={`${title}: ${t('figures.days')}`}
            choices={[
              { id: '7', text: t('figures.last7') },
              { id: '30', text: t('figures.last30') },
            ]}
            value={days === 7 ? '7' : '30'}
            onChange={(id) => setDays(id === '7' ? 7 : 30)}
          />
          <Segmented
            label={`${title}: ${t('figures.view')}`}
            choices={[
              { id: 'chart', text: t('figures.asChart') },
              { id: 'table', text: t('figures.asTable') },
            ]}
            value={view}
            onChange={setView}
          />
        </span>
      }
    >
      {query.isPending ? <Skeleton className="h-45 w-full" /> : null}
      {query.isError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending || query.isError ? null : (
        <div className="flex flex-col gap-3">
          {view === 'table' ? null : <div className="flex gap-4">{legend}</div>}
          {view === 'table' ? <div className="max-h-72 overflow-y-auto">{as.table}</div> : as.chart}
        </div>
      )}
    </Panel>
  );
}

/** Which colour stands for what. */
export function Legend({ fill, text }: { fill: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-muted">
      <span aria-hidden="true" className={`size-2.5 rounded-sm ${fill}`} />
      {text}
    </span>
  );
}
