import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CategoryArt } from '../../shared/art/category-art.tsx';
import { categories } from '../navigation/navigation.ts';

/** The eight ways into the playground. */
export function CategoryGrid() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="categories" className="flex flex-col gap-4">
      <h2 id="categories" className="text-xl font-bold">
        {t('home.categories')}
      </h2>
      <ul className="grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4">
        {categories.map((category) => (
          <li key={category.key}>
            <Link
              {...category.link}
              className="below-fold group relative flex h-32 flex-col overflow-hidden rounded-lg border border-line bg-surface p-4 transition-colors hover:border-brass-line hover:bg-raised sm:h-40"
            >
              <span className="relative z-1 text-base font-semibold sm:text-lg">
                {t(`nav.${category.key}`)}
              </span>
              <span className="relative z-1 hidden text-sm text-faint sm:block">
                {t(`home.about.${category.key}`)}
              </span>
              <CategoryArt
                category={category.key}
                className="absolute right-2 bottom-2 h-18 w-24 transition-transform duration-200 ease-settle group-hover:-translate-y-1 sm:right-3 sm:bottom-3 sm:h-24 sm:w-32"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
