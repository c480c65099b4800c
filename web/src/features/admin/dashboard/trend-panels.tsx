import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../components/data-table.tsx';
import { Panel } from '../../../components/page.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { Failed, Skeleton } from '../../../components/states.tsx';
import { parseWon, won } from '../../../format/money.ts';
import type { BankFigures } from '../api/contracts.ts';
import { BarChart } from './bar-chart.tsx';
import { bankFiguresQuery, type Days, memberFiguresQuery } from './figures-query.ts';

type View = 'chart' | 'table';

/** Deposits and withdrawals of the last days, as the ledger has them. */
export function BankTrend() {
  const { t } = useTranslation('admin');
  const [days, setDays] = useState<Days>(7);
  const [view, setView] = useState<View>('chart');
  const query = useQuery({ ...bankFiguresQuery(days), placeholderData: keepPreviousData });
  const rows = query.data?.days ?? [];
  return (
    <Trend
      title={t('figures.trend')}
      legend={
        <>
          <Legend fill="bg-up" text={t('figures.depositsShort')} />
          <Legend fill="bg-down" text={t('figures.withdrawalsShort')} />
        </>
      }
      {...{ days, setDays, view, setView, query }}
      chart={
        <BarChart
          groups={rows.map(({ day, deposits, withdrawals }) => ({
            day,
            values: [Number(deposits), Number(withdrawals)],
          }))}
          fills={['fill-up', 'fill-down']}
          label={t('figures.chart', { ...ends(rows), ...sums(rows) })}
        />
      }
      table={
        <DataTable
          caption={t('figures.trend')}
          rows={rows.toReversed()}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', header: t('figures.day'), phone: 'title', cell: ({ day }) => day },
            {
              key: 'deposits',
              header: t('figures.depositsShort'),
              align: 'end',
              cell: ({ deposits }) => won(deposits),
            },
            {
              key: 'withdrawals',
              header: t('figures.withdrawalsShort'),
              align: 'end',
              cell: ({ withdrawals }) => won(withdrawals),
            },
          ]}
        />
      }
    />
  );
}

/** Who signed up on the last days. */
export function SignUpTrend() {
  const { t } = useTranslation('admin');
  const [days, setDays] = useState<Days>(7);
  const [view, setView] = useState<View>('chart');
  const query = useQuery({ ...memberFiguresQuery(days), placeholderData: keepPreviousData });
  const rows = query.data?.series ?? [];
  const count = rows.reduce((sum, { signUps }) => sum + signUps, 0);
  return (
    <Trend
      title={t('figures.signUpTrend')}
      legend={null}
      {...{ days, setDays, view, setView, query }}
      chart={
        <BarChart
          groups={rows.map(({ day, signUps }) => ({ day, values: [signUps] }))}
          fills={['fill-brass']}
          label={t('figures.signUpChart', { ...ends(rows), count })}
        />
      }
      table={
        <DataTable
          caption={t('figures.signUpTrend')}
          rows={rows.toReversed()}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', header: t('figures.day'), phone: 'title', cell: ({ day }) => day },
            {
              key: 'signUps',
              header: t('figures.signUpsShort'),
              align: 'end',
              cell: ({ signUps }) => t('figures.people', { count: signUps }),
            },
          ]}
        />
      }
    />
  );
}

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

function Trend({ title, legend, days, setDays, view, setView, query, ...as }: TrendProps) {
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

function Legend({ fill, text }: { fill: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-muted">
      <span aria-hidden="true" className={`size-2.5 rounded-sm ${fill}`} />
      {text}
    </span>
  );
}

function ends(rows: readonly { day: string }[]) {
  return { from: rows[0]?.day ?? '', until: rows.at(-1)?.day ?? '' };
}

function sums(rows: BankFigures['days']) {
  const sum = (name: 'deposits' | 'withdrawals') =>
    won(rows.reduce((total, row) => total + parseWon(row[name]), 0n).toString());
  return { deposits: sum('deposits'), withdrawals: sum('withdrawals') };
}
