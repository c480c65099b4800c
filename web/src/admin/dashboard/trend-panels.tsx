import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseWon, shortNumberText, won } from '../../shared/format/money.ts';
import { BarChart } from '../../shared/ui/figures/bar-chart.tsx';
import { DataTable } from '../../shared/ui/lists/data-table.tsx';
import type { BankFigures } from '../shared/contracts.ts';
import { bankFiguresQuery, type Days } from './figures-query.ts';
import { ends } from './sign-up-trend.tsx';
import { Legend, Trend, type View } from './trend.tsx';

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
          series={[
            { fill: 'fill-up', text: 'text-up', name: t('figures.depositsShort') },
            { fill: 'fill-down', text: 'text-down', name: t('figures.withdrawalsShort') },
          ]}
          format={shortNumberText}
          linkOf={(day) => ({ to: '/admin/deposits', search: { startDate: day, endDate: day } })}
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

function sums(rows: BankFigures['days']) {
  const sum = (name: 'deposits' | 'withdrawals') =>
    won(rows.reduce((total, row) => total + parseWon(row[name]), 0n).toString());
  return { deposits: sum('deposits'), withdrawals: sum('withdrawals') };
}
