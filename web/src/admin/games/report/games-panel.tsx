import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DayRange } from '../../../shared/format/day-range.ts';
import { Select } from '../../../shared/forms/select.tsx';
import { nameIn } from '../../../shared/games/game-names.ts';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { rowsUsual } from '../../shared/admin-search.ts';
import type { ReportedGame } from '../../shared/contracts.ts';
import { AdminList } from '../../shared/tables/admin-list.tsx';
import { reportGamesQuery } from '../shared/games-queries.ts';
import { type GameReportSearch, reportOrders } from '../shared/games-search.ts';
import { useVendorName } from '../shared/vendor-choice.tsx';
import { RtpChart } from './rtp-chart.tsx';
import { useFigureColumns } from './use-figure-columns.tsx';

type GamesPanelProps = {
  search: GameReportSearch;
  days: DayRange;
  onSearch: (search: GameReportSearch) => void;
};

/** How many games the chart shows: those at the top of the page. */
const CHART_ROWS = 10;

/** Games by what they earned: the first of the page as a chart, all of it as a list. */
export function GamesPanel({ search, days, onSearch }: GamesPanelProps) {
  const { t } = useTranslation('admin');
  const query = useQuery(reportGamesQuery(search, days));
  const columns = useGameColumns();
  const { page: _first, ...rest } = search;
  const nameOf = useGameName();
  const charted = (query.data?.list ?? []).slice(0, CHART_ROWS);
  return (
    <>
      <Panel title={t('games.report.rtpByGame')}>
        <RtpChart
          label={t('games.report.rtpByGame')}
          rows={charted.map((row) => ({ ...row, key: keyOf(row), name: nameOf(row) }))}
        />
      </Panel>
      <Panel title={t('games.report.byGame')} isFlush>
        <AdminList
          table="game-report"
          caption={t('games.report.byGame')}
          empty={{ icon: ChartColumn, title: t('games.report.noDays') }}
          query={query}
          columns={columns}
          rowKey={keyOf}
          rows={search.rows ?? rowsUsual}
          onRows={(rows) => onSearch({ ...rest, rows } as GameReportSearch)}
          onPage={(page) => onSearch({ ...search, page })}
          tools={
            <div className="w-52">
              <Select
                label={t('games.report.order')}
                isLabelHidden
                placeholder={t('games.report.order')}
                choices={reportOrders.map((id) => ({ id, text: t(`games.report.orders.${id}`) }))}
                value={search.order ?? 'staked'}
                onChange={(order) => onSearch({ ...rest, order } as GameReportSearch)}
              />
            </div>
          }
        />
      </Panel>
    </>
  );
}

const keyOf = ({ vendorKey, gameId }: ReportedGame) => `${vendorKey}:${gameId}`;

function useGameName(): (row: ReportedGame) => string {
  const { t } = useTranslation('admin');
  return ({ game }) => (game === null ? t('games.report.unknownGame') : nameIn(game.names));
}

function useGameColumns(): Column<ReportedGame>[] {
  const { t } = useTranslation('admin');
  const nameOf = useGameName();
  const vendorName = useVendorName();
  const figures = useFigureColumns<ReportedGame>();
  return [
    {
      key: 'game',
      header: t('games.game'),
      phone: 'title',
      cell: (row) => <span className="font-semibold">{nameOf(row)}</span>,
    },
    { key: 'vendor', header: t('games.vendor'), cell: (row) => vendorName(row.vendorKey) },
    ...figures,
  ];
}
