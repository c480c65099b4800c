import { useTranslation } from 'react-i18next';
import { Segmented } from '../../shared/ui/controls/segmented.tsx';
import { Switch } from '../../shared/ui/controls/switch.tsx';
import { miniGames } from '../mini/model/mini-games.ts';
import type { BetListPageProps } from './bet-list-props.ts';
import {
  type BetGame,
  type BetSearch,
  betSearch,
  filterOf,
  gameGroups,
} from './model/bet-search.ts';

/** What narrows the bets besides their days. */
export function BetFilters({ search, onSearch }: BetListPageProps) {
  const { t } = useTranslation();
  const { page: _page, slip: _slip, ...kept } = search;
  const choose = (change: Record<string, unknown>) => onSearch(betSearch({ ...kept, ...change }));
  return (
    <fieldset
      aria-label={t('bet.filters')}
      className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2 sm:px-5"
    >
      <Segmented<BetGame | 'all'>
        label={t('mini.chooseGame')}
        choices={[
          { id: 'all', text: t('mini.all') },
          { id: 'sport', text: t('nav.sport') },
          ...gameGroups.map((id) => ({ id, text: t(`nav.${id}`) })),
          ...miniGames.map((id) => ({ id, text: t(`mini.game.${id}`) })),
        ]}
        value={search.game ?? 'all'}
        onChange={(game) => choose({ game })}
      />
      <Switch
        label={t('bet.archive')}
        isOn={search.old === true}
        onChange={(old) => onSearch(daysAfresh(search, old))}
      />
    </fieldset>
  );
}

/** The archive begins with its own days. */
function daysAfresh(search: BetSearch, old: boolean): BetSearch {
  const { game } = filterOf(search);
  return betSearch({ game, old });
}
