import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortNumberText, won } from '../../shared/format/money.ts';
import { BarChart } from '../../shared/ui/figures/bar-chart.tsx';
import type { Column } from '../../shared/ui/lists/column.ts';
import { DataTable } from '../../shared/ui/lists/data-table.tsx';
import { type BetDay, betDays, marginText } from './bet-days.ts';
import { betFiguresQuery, type Days } from './figures-query.ts';
import { Legend, Trend, type View } from './trend.tsx';

/** Stakes and payouts of the last days. */
export function BettingTrend() {
  const { t } = useTranslation('admin');
  const [days, setDays] = useState<Days>(7);
  const [view, setView] = useState<View>('chart');
  const query = useQuery({ ...betFiguresQuery(days), placeholderData: keepPreviousData });
  const rows = query.data === undefined ? [] : betDays(query.data, days);
  const [stakes, payouts] = [t('figures.stakeShort'), t('figures.returnedShort')];
  const sum = (of: (row: BetDay) => bigint) =>
    won(rows.reduce((total, row) => total + of(row), 0n).toString());
  const words = {
    from: rows[0]?.day ?? '',
    until: rows.at(-1)?.day ?? '',
    stake: sum(({ stake }) => stake),
    returned: sum(({ returned }) => returned),
  };
  return (
    <Trend
      title={t('figures.betTrend')}
      legend={
        <>
          <Legend fill="bg-up" text={stakes} />
          <Legend fill="bg-down" text={payouts} />
        </>
      }
      {...{ days, setDays, view, setView, query }}
      chart={
        <BarChart
          groups={rows.map(({ day, stake, returned }) => ({
            day,
            values: [Number(stake), Number(returned)],
          }))}
          series={[
            { fill: 'fill-up', text: 'text-up', name: stakes },
            { fill: 'fill-down', text: 'text-down', name: payouts },
          ]}
          format={shortNumberText}
          linkOf={(day) => ({ to: '/admin/bets', search: { startDate: day, endDate: day } })}
          label={t('figures.betChart', words)}
        />
      }
      table={<DayTable rows={rows} />}
    />
  );
}

function DayTable({ rows }: { rows: readonly BetDay[] }) {
  const { t } = useTranslation('admin');
  const amount = (key: 'stake' | 'returned' | 'ggr', header: string): Column<BetDay> => ({
    key,
    header,
    align: 'end',
    cell: (row) => won(row[key].toString()),
  });
  return (
    <DataTable
      caption={t('figures.betTrend')}
      rows={rows.toReversed()}
      rowKey={({ day }) => day}
      columns={[
        { key: 'day', header: t('figures.day'), phone: 'title', cell: ({ day }) => day },
        amount('stake', t('figures.stakeShort')),
        amount('returned', t('figures.returnedShort')),
        amount('ggr', t('figures.ggrShort')),
        {
          key: 'margin',
          header: t('figures.margin'),
          align: 'end',
          cell: (row) => marginText(row) ?? '–',
        },
      ]}
    />
  );
}
