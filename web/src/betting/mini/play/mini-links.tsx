import { useTranslation } from 'react-i18next';
import { TabLinks } from '../../../shared/ui/controls/tab-links.tsx';
import { type MiniGame, miniGames, miniPaths } from '../model/mini-games.ts';

type Place = MiniGame | 'all' | 'results';

/** The ways between the mini games, their results included. */
export function MiniLinks({ current = 'all' }: { current?: Place }) {
  const { t } = useTranslation();
  return (
    <TabLinks
      label={t('mini.title')}
      links={[
        { to: '/member/minigame', text: t('mini.all'), isCurrent: current === 'all' },
        ...miniGames.map((game) => ({
          to: miniPaths[game],
          text: t(`mini.game.${game}`),
          isCurrent: current === game,
        })),
        { to: '/member/result/mini', text: t('mini.results'), isCurrent: current === 'results' },
      ]}
    />
  );
}
