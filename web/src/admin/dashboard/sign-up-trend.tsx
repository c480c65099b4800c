import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortNumberText } from '../../shared/format/money.ts';
import { BarChart } from '../../shared/ui/figures/bar-chart.tsx';
import { DataTable } from '../../shared/ui/lists/data-table.tsx';
import { type Days, memberFiguresQuery } from './figures-query.ts';
import { Trend, type View } from './trend.tsx';

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
          series={[{ fill: 'fill-brass', text: '', name: t('figures.signUpsShort') }]}
          format={shortNumberText}
          linkOf={(day) => ({ to: '/admin/members', search: { startDate: day, endDate: day } })}
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

export function ends(rows: readonly { day: string }[]) {
  return { from: rows[0]?.day ?? '', until: rows.at(-1)?.day ?? '' };
}
