import type { Plugin } from 'vite';

/**
 * The component base carries its own texts in more than thirty languages. The site speaks three,
 * and English is the base's fallback for Vietnamese, so every other dictionary is emptied.
 */
export function onlyOurLanguages(): Plugin {
  const dictionary = /\/intl\/[^/]+\/([a-z]{2}-[A-Z]{2})\.mjs$/;
  return {
    name: 'only-our-languages',
    enforce: 'pre',
    load(id) {
      const locale = dictionary.exec(id)?.[1];
      if (locale === undefined || locale === 'ko-KR' || locale === 'en-US') return null;
      return 'export default {};';
    },
  };
}
