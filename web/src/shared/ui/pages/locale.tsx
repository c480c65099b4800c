import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../../i18n/language.ts';
import { localeOf } from '../../i18n/locale.ts';

/** Gives the component base the site's language; by itself it would speak the browser's. */
export function Locale({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const language: Language = languages.find((known) => known === i18n.language) ?? 'ko';
  return <I18nProvider locale={localeOf[language]}>{children}</I18nProvider>;
}
