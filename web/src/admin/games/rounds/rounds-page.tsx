import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Gamepad2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { rowsUsual } from '../../shared/admin-search.ts';
import { AdminList } from '../../shared/tables/admin-list.tsx';
import { roundsQuery } from '../shared/games-queries.ts';
import { type GameRoundsSearch, roundStates } from '../shared/games-search.ts';
import { RecordFilters, useRecordDays } from '../shared/record-filters.tsx';
import { useRoundColumns } from './use-round-columns.tsx';

type RoundsPageProps = {
  search: GameRoundsSearch;
  onSearch: (search: GameRoundsSearch) => void;
};

/** Rounds of third-party games: by day, vendor, member, or a round's number, ours or the vendor's. */
export function GameRoundsPage({ search, onSearch }: RoundsPageProps) {
  const { t } = useTranslation(['admin', 'game']);
  const navigate = useNavigate();
  const days = useRecordDays(search);
  const query = useQuery(roundsQuery(search, days));
  const columns = useRoundColumns();
  const { page: _first, ...rest } = search;
  return (
    <Page title={t('nav.gameRounds')} note={t('games.roundsNote')} width="full">
      <Panel isFlush>
        <RecordFilters
          states={roundStates.map((id) => ({ id, text: t(`game:history.states.${id}`) }))}
          search={search}
          days={days}
          hint={t('games.searchRound')}
          onSearch={onSearch}
        />
        <AdminList
          table="game-rounds"
          caption={t('nav.gameRounds')}
          empty={{ icon: Gamepad2, title: t('games.noRounds') }}
          query={query}
          columns={columns}
          rowKey={(row) => row.roundId}
          rows={search.rows ?? rowsUsual}
          onRows={(rows) => onSearch({ ...rest, rows } as GameRoundsSearch)}
          onPage={(page) => onSearch({ ...search, page })}
          onOpen={(roundId) =>
            void navigate({ to: '/admin/games/rounds/$roundId', params: { roundId } })
          }
          tools={
            query.data === undefined ? null : (
              <p className="flex flex-wrap gap-x-4 pr-2 text-sm tabular-nums">
                <span>
                  <span className="text-faint">{t('game:history.staked')} </span>
                  <strong>{won(query.data.staked)}</strong>
                </span>
                <span>
                  <span className="text-faint">{t('game:history.returned')} </span>
                  <strong>{won(query.data.returned)}</strong>
                </span>
              </p>
            )
          }
        />
      </Panel>
    </Page>
  );
}
