import { useTranslation } from 'react-i18next';
import { CategoryArt } from '../../art/category-art.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Panel } from '../../components/page.tsx';

/** The places kept free, one for each kind of game that will come first. */
const places = ['slot', 'live', 'mini', 'virtual', 'fishing', 'esport'] as const;

/** New and popular games: vendors' are not connected yet, and it says so and what is open. */
export function GamesSoon() {
  const { t } = useTranslation();
  return (
    <Panel title={t('home.games')} className="flex flex-col">
      <div className="flex flex-col gap-5">
        <div aria-hidden="true" className="grid grid-cols-3 gap-2">
          {places.map((place) => (
            <div
              key={place}
              className="flex aspect-4/3 items-center justify-center rounded-md border border-dashed border-line-strong/60"
            >
              <CategoryArt category={place} className="w-3/5 opacity-45" />
            </div>
          ))}
        </div>
        <div className="flex flex-col gap-0.5 text-center">
          <p className="font-medium text-muted">{t('home.gamesEmpty')}</p>
          <p className="text-sm text-faint">{t('home.gamesEmptyNote')}</p>
          <ButtonLink size="small" to="/member/minigame" className="mt-3 self-center">
            {t('home.gamesOpen')}
          </ButtonLink>
        </div>
      </div>
    </Panel>
  );
}
