import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { catalogues, laterParts } from './catalogues.gen.ts';
import { type Language, language, rememberLanguage } from './language.ts';

type Part = 'site' | (typeof laterParts)[number];

/** Starts the texts in the cookie's language. */
export async function startTexts(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language(),
    fallbackLng: false,
    defaultNS: 'site',
    ns: ['site'],
    resources: {},
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  await loadTexts('site', language());
}

/** The back office's texts are a file of their own, so that players never load them; so are sports'. */
export async function loadTexts(part: Part, lang = language()): Promise<void> {
  if (i18next.hasResourceBundle(lang, part)) return;
  const texts = await catalogues[lang][part]();
  // Nobody changes the texts, so the library need not copy all of them to keep its own.
  i18next.addResourceBundle(lang, part, texts.default, false, false, { skipCopy: true });
}

/** Changes the language of everything on screen, and of the answers to come. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  const loaded = laterParts.filter((part) => i18next.hasResourceBundle(language(), part));
  await loadTexts('site', chosen);
  for (const part of loaded) await loadTexts(part, chosen);
  rememberLanguage(chosen);
  document.documentElement.lang = chosen;
  await i18next.changeLanguage(chosen);
}
