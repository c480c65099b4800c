import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../components/use-page-title.ts';
import { CashFeed } from './cash-feed.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { GamesSoon } from './games-soon.tsx';
import { Hero } from './hero.tsx';
import { Promises } from './promises.tsx';

export function HomePage() {
  const { t } = useTranslation();
  usePageTitle(t('brand.name'));
  return (
    <div className="flex flex-col gap-8 pb-10">
      <Hero />
      <div className="mx-auto flex w-full max-w-7xl flex-col gap-8 px-4 lg:px-8">
        <CategoryGrid />
        <div className="grid gap-5 lg:grid-cols-[3fr_2fr]">
          <CashFeed />
          <GamesSoon />
        </div>
        <Promises />
      </div>
    </div>
  );
}
