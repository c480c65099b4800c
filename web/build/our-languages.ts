import type { Plugin } from 'vite';

const dictionary = /\/intl\/[^/]+\/([a-z]{2}-[A-Z]{2})\.mjs$/;
const browsersLanguage = /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/;

/** What the base would take for the browser's language; `shared/ui/pages/locale.tsx` tells it the site's. */
const sitesLanguage = `
const locale = { locale: 'ko-KR', direction: 'ltr' };
export const getDefaultLocale = () => locale;
export const useDefaultLocale = () => locale;
`;

/**
 * The component base carries its own texts in more than thirty languages. The site speaks three,
 * and English is the base's fallback for Vietnamese, so every other dictionary is emptied. The base
 * also looks up the browser's language as soon as it is loaded, and a browser asked for that reads
 * the whole list of languages it knows: more time than all the other first files take together.
 */
export function onlyOurLanguages(): Plugin {
  let isLookUpGone = false;
  return {
    name: 'only-our-languages',
    enforce: 'pre',
    load(id) {
      if (browsersLanguage.test(id)) {
        isLookUpGone = true;
        return sitesLanguage;
      }
      const locale = dictionary.exec(id)?.[1];
      if (locale === undefined || locale === 'ko-KR' || locale === 'en-US') return null;
      return 'export default {};';
    },
    generateBundle() {
      if (!isLookUpGone) this.error('The component base looks up its language elsewhere now.');
    },
  };
}
