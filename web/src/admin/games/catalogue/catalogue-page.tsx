import { useQuery } from '@tanstack/react-query';
import { LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../shared/games/game-names.ts';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { rowsUsual } from '../../shared/admin-search.ts';
import type { BackOfficeGame } from '../../shared/contracts.ts';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { AdminList } from '../../shared/tables/admin-list.tsx';
import { usePermits } from '../../shared/use-operator.ts';
import { catalogueQuery } from '../shared/games-queries.ts';
import { type CatalogueSearch, gameStates } from '../shared/games-search.ts';
import { VendorChoice } from '../shared/vendor-choice.tsx';
import { GameAudience } from '../visibility/game-audience.tsx';
import { GameDialog } from './game-dialog.tsx';
import { useGameColumns } from './use-game-columns.tsx';

type CataloguePageProps = {
  search: CatalogueSearch;
  onSearch: (search: CatalogueSearch) => void;
};

/** Every game of every vendor: found, hidden, pinned, limited, given a place. */
export function CataloguePage({ search, onSearch }: CataloguePageProps) {
  const { t } = useTranslation('admin');
  const query = useQuery(catalogueQuery(search));
  const [edited, setEdited] = useState<string | null>(null);
  const manages = usePermits()('betting.manage', 'platform');
  const [shown, setShown] = useState<string | null>(null);
  const sets = usePermits()('betting.manage');
  const columns = useGameColumns({
    onEdit: manages ? setEdited : null,
    onAudience: sets ? setShown : null,
  });
  const { page: _first, ...filter } = search;
  const gameOf = (wanted: string | null) => query.data?.list.find(({ id }) => id === wanted);
  const game = gameOf(edited);
  const audience = gameOf(shown);
  return (
    <Page title={t('nav.gameCatalogue')} note={t('games.catalogueNote')} width="full">
      <Panel isFlush>
        <FilterBar
          choices={gameStates.map((id) => ({ id, text: t(`games.gameState.${id}`) }))}
          choice={search.state ?? ''}
          words={search.search ?? ''}
          hint={t('games.searchGame')}
          onChange={({ choice, words }) => {
            const { state: _state, search: _words, ...rest } = filter;
            const state = gameStates.find((one) => one === choice);
            onSearch({
              ...rest,
              ...(state === undefined ? {} : { state }),
              ...(words === '' ? {} : { search: words }),
            });
          }}
        />
        <AdminList
          table="game-catalogue"
          caption={t('nav.gameCatalogue')}
          empty={{ icon: LayoutGrid, title: t('games.noGames') }}
          query={query}
          columns={columns}
          rowKey={(row) => row.id}
          rows={search.rows ?? rowsUsual}
          onRows={(rows) => onSearch({ ...filter, rows } as CatalogueSearch)}
          onPage={(to) => onSearch({ ...search, page: to })}
          {...(manages ? { onOpen: setEdited } : {})}
          tools={
            <VendorChoice
              vendor={search.vendor}
              onVendor={(vendor) => {
                const { vendor: _old, ...rest } = filter;
                onSearch(vendor === undefined ? rest : { ...rest, vendor });
              }}
            />
          }
        />
      </Panel>
      {game === undefined ? null : (
        <GameDialog key={game.id} game={game} onClose={() => setEdited(null)} />
      )}
      {audience === undefined ? null : (
        <GameAudience about={aboutOf(audience)} onClose={() => setShown(null)} />
      )}
    </Page>
  );
}

const aboutOf = ({ vendorKey, key: gameCode, names }: BackOfficeGame) => ({
  vendorKey,
  gameCode,
  name: nameIn(names),
});
