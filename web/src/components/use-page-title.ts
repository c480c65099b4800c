import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Gives the browser's tab the page's name. */
export function usePageTitle(title: string): void {
  const { t } = useTranslation();
  const brand = t('brand.name');
  useEffect(() => {
    document.title = title === brand ? brand : `${title} · ${brand}`;
  }, [title, brand]);
}
