import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DateRange } from '../../../shared/dates/date-range.tsx';
import type { DayRange } from '../../../shared/format/day-range.ts';
import { parseWon, won } from '../../../shared/format/money.ts';
import { FailedPanel } from '../../../shared/ui/pages/failed-panel.tsx';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { GameReport } from '../../shared/contracts.ts';
import { reportQuery } from '../shared/games-queries.ts';
import type { GameReportSearch } from '../shared/games-search.ts';
import { useRecordDays } from '../shared/record-filters.tsx';
import { VendorChoice } from '../shared/vendor-choice.tsx';
import { DayChart } from './day-chart.tsx';
import { GamesPanel } from './games-panel.tsx';
import { VendorsPanel } from './vendors-panel.tsx';

type ReportProps = {
  search: GameReportSearch;
  onSearch: (search: GameReportSearch) => void;
};

/** What third-party games earned and gave back, beside what they promise to give back. */
export function GameReportPage({ search, onSearch }: ReportProps) {
  const { t } = useTranslation('admin');
  const days = useRecordDays(search);
  const query = useQuery(reportQuery(search, days));
  const { page: _first, ...rest } = search;
  const { vendor: _vendor, ...ofAll } = rest;
  return (
    <Page title={t('nav.gameReport')} note={t('games.report.note')} width="full">
      <Panel isFlush>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5 sm:px-5">
          <DateRange
            label={t('games.days')}
            value={days}
            onChange={(range: DayRange) => onSearch({ ...rest, ...range })}
          />
          <VendorChoice
            vendor={search.vendor}
            onVendor={(vendor) => onSearch(vendor === undefined ? ofAll : { ...rest, vendor })}
          />
        </div>
      </Panel>
      {query.isPending ? <SkeletonRows rows={6} /> : null}
      <FailedPanel query={query} />
      {query.data === undefined ? null : (
        <>
          <Totals totals={query.data.totals} />
          <Panel title={t('games.report.byDay')}>
            <DayChart days={query.data.days} />
          </Panel>
          <VendorsPanel vendors={query.data.vendors} />
        </>
      )}
      <GamesPanel search={search} days={days} onSearch={onSearch} />
    </Page>
  );
}

function Totals({ totals }: Pick<GameReport, 'totals'>) {
  const { t } = useTranslation('admin');
  const figures = [
    { name: t('games.report.staked'), text: won(totals.staked), isBad: false },
    { name: t('games.report.returned'), text: won(totals.returned), isBad: false },
    { name: t('games.report.ggr'), text: won(totals.ggr), isBad: parseWon(totals.ggr) < 0n },
    { name: t('games.report.rtp'), text: percent(totals.rtp), isBad: false },
    { name: t('games.report.rtpTheoretical'), text: percent(totals.rtpTheoretical), isBad: false },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {figures.map(({ name, text, isBad }) => (
        <div key={name} className="rounded-md border border-line bg-surface px-4 py-3">
          <dt className="text-sm text-faint">{name}</dt>
          <dd className={`text-lg font-bold tabular-nums ${isBad ? 'text-danger' : ''}`}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const percent = (text: string | null) => (text === null ? '–' : `${text}%`);
