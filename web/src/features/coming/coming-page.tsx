import { Hammer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Category, CategoryArt } from '../../art/category-art.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Page, Panel } from '../../components/page.tsx';
import type { ComingTitle } from './coming-routes.ts';

const drawn: Partial<Record<ComingTitle, Category>> = {
  live: 'live',
  hotel: 'hotel',
  slot: 'slot',
  fishing: 'fishing',
};

/** The specification's word for what is not there yet, inside the layout it will have. */
export function ComingPage({ title }: { title: ComingTitle }) {
  const { t } = useTranslation();
  const category = drawn[title];
  return (
    <Page title={t(`coming.${title}`)}>
      <Panel>
        <div className="flex flex-col items-center gap-6 py-10 text-center sm:py-14">
          {category === undefined ? (
            <Hammer aria-hidden="true" className="size-10 text-brass-text" strokeWidth={1.5} />
          ) : (
            <CategoryArt category={category} className="h-30 w-40 sm:h-36 sm:w-48" />
          )}
          <div className="flex flex-col gap-1">
            <p className="text-xl font-bold">{t('coming.text')}</p>
            <p className="text-pretty text-muted">{t('coming.note')}</p>
          </div>
          <ButtonLink to="/">{t('coming.home')}</ButtonLink>
        </div>
      </Panel>
    </Page>
  );
}
