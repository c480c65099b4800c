import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DayRange } from '../../format/day-range.ts';
import { parseWon, shortNumberText, won } from '../../format/money.ts';
import { BarChart } from '../../ui/figures/bar-chart.tsx';
import { ScrollBox } from '../../ui/lists/scroll-box.tsx';
import { Panel } from '../../ui/pages/page.tsx';
import { Failed, Skeleton } from '../../ui/pages/states.tsx';
import type { Category, ReportRow } from '../model/contracts.ts';
import type { PartnerReads } from '../model/reads.ts';

/** Days of a quarter, and more categories than there are. */
const ROWS_MAX = 100;

type ChartsProps = { reads: PartnerReads; of: { partnerId?: string }; days: DayRange };

/** Stakes and what came back by day, and turnover with what stayed of it by category. */
export function ReportCharts({ reads, of, days }: ChartsProps) {
  const { t } = useTranslation('partner');
  const byDay = useQuery(reads.report({ ...of, ...days, by: 'day', rows: ROWS_MAX }));
  const byCategory = useQuery(reads.report({ ...of, ...days, by: 'category', rows: ROWS_MAX }));
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Panel title={t('chart.days')}>
        <Chart query={byDay}>{(rows) => <Days rows={rows} />}</Chart>
      </Panel>
      <Panel title={t('chart.categories')}>
        <Chart query={byCategory}>{(rows) => <Categories rows={rows} />}</Chart>
      </Panel>
    </div>
  );
}

type ChartProps = {
  query: {
    data: { list: readonly ReportRow[] } | undefined;
    error: unknown;
    isError: boolean;
    refetch: () => unknown;
  };
  children: (rows: readonly ReportRow[]) => React.ReactNode;
};

function Chart({ query, children }: ChartProps) {
  const { t } = useTranslation('partner');
  if (query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton className="h-45 w-full" />;
  const rows = query.data.list.filter(({ bets }) => bets > 0);
  if (rows.length === 0) return <p className="py-16 text-center text-faint">{t('chart.empty')}</p>;
  return children(rows);
}

function Days({ rows }: { rows: readonly ReportRow[] }) {
  const { t } = useTranslation('partner');
  const [stake, returned] = [t('figure.stake'), t('figure.returned')];
  return (
    <div className="flex flex-col gap-3">
      <p className="flex gap-4 text-xs text-muted">
        <Legend fill="bg-up" text={stake} />
        <Legend fill="bg-down" text={returned} />
      </p>
      <BarChart
        groups={rows
          .toSorted((one, other) => one.key.localeCompare(other.key))
          .map((row) => ({ day: row.key, values: [Number(row.stake), Number(row.returned)] }))}
        series={[
          { fill: 'fill-up', text: 'text-up', name: stake },
          { fill: 'fill-down', text: 'text-down', name: returned },
        ]}
        format={shortNumberText}
        label={t('chart.days')}
      />
    </div>
  );
}

function Legend({ fill, text }: { fill: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={`size-2.5 rounded-sm ${fill}`} />
      {text}
    </span>
  );
}

function Categories({ rows }: { rows: readonly ReportRow[] }) {
  const { t } = useTranslation('partner');
  const sorted = rows.toSorted((one, other) => Number(other.turnover) - Number(one.turnover));
  const most = Math.max(1, Number(sorted[0]?.turnover ?? 0));
  return (
    <ScrollBox label={t('chart.categories')} className="max-h-60 overflow-y-auto">
      <ul className="flex flex-col gap-3">
        {sorted.map((row) => (
          <li key={row.key} className="flex flex-col gap-1 text-sm">
            <span className="flex flex-wrap justify-between gap-x-3">
              <span className="font-medium">{t(`category.${row.key as Category}`)}</span>
              <span className="text-muted tabular-nums">
                <span translate="no">{won(row.turnover)}</span>
                <span className="text-faint">
                  {' · '}
                  {t('figure.ggr')}{' '}
                </span>
                <span className={parseWon(row.ggr) < 0n ? 'text-danger' : ''}>{won(row.ggr)}</span>
              </span>
            </span>
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-brass"
                style={{ width: `${(Number(row.turnover) / most) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </ScrollBox>
  );
}
