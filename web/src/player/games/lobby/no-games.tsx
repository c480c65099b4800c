import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Empty } from '../../../shared/ui/pages/states.tsx';
import type { LobbySearch } from '../model/lobby-search.ts';

type NoGamesProps = { search: LobbySearch; onSearch: (search: LobbySearch) => void };

/** Nothing fits, said by what was asked for, with the way back to all games. */
export function NoGames({ search, onSearch }: NoGamesProps) {
  const { t } = useTranslation('game');
  const isNarrowed = search.search !== undefined || search.filter !== undefined;
  return (
    <Panel isFlush>
      <Empty
        icon={SearchX}
        title={
          search.search === undefined
            ? t(`lobby.empty.${search.filter ?? 'all'}`)
            : t('lobby.empty.search', { words: search.search })
        }
        {...(search.search === undefined ? {} : { note: t('lobby.empty.searchNote') })}
        {...(isNarrowed
          ? {
              action: (
                <Button size="small" onPress={() => onSearch({})}>
                  {t('lobby.showAll')}
                </Button>
              ),
            }
          : {})}
      />
    </Panel>
  );
}
