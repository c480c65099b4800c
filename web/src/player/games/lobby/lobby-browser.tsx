import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Category } from '../../../shared/art/category-art.tsx';
import { Pagination } from '../../../shared/ui/controls/pagination.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Failed } from '../../../shared/ui/pages/states.tsx';
import { gamesQuery } from '../model/game-queries.ts';
import type { LobbySearch } from '../model/lobby-search.ts';
import { GameGrid } from './game-grid.tsx';
import { GridSkeleton } from './grid-skeleton.tsx';
import { LobbyTools } from './lobby-tools.tsx';
import { NoGames } from './no-games.tsx';

type LobbyBrowserProps = {
  group: string;
  art: Category;
  vendorCode: string | null;
  search: LobbySearch;
  onSearch: (search: LobbySearch) => void;
};

/** Games to look through: searched, narrowed, in pages. On a page and in a popup alike. */
export function LobbyBrowser({ group, art, vendorCode, search, onSearch }: LobbyBrowserProps) {
  const { t } = useTranslation('game');
  const { data, error, isPlaceholderData, refetch } = useQuery(
    gamesQuery({ group, vendorCode }, search),
  );
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <LobbyTools search={search} onSearch={onSearch} />
      <output className="sr-only">
        {data === undefined ? '' : t('lobby.count', { count: data.pageInfo.tatal_list_count })}
      </output>
      {data === undefined ? (
        error === null ? (
          <GridSkeleton />
        ) : (
          <Panel isFlush>
            <Failed error={error} onRetry={() => void refetch()} />
          </Panel>
        )
      ) : (
        <div
          aria-busy={isPlaceholderData}
          className="flex flex-col gap-4 transition-opacity duration-150 aria-busy:opacity-50"
        >
          {data.games.length === 0 ? (
            <NoGames search={search} onSearch={onSearch} />
          ) : (
            <GameGrid games={data.games} art={art} />
          )}
          <Pagination
            info={data.pageInfo}
            onPage={(page) => {
              const { page: _old, ...rest } = search;
              onSearch(page === 1 ? rest : { ...rest, page });
            }}
          />
        </div>
      )}
    </div>
  );
}
