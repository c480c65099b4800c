import { readFileSync } from 'node:fs';

export const languages = ['ko', 'en', 'vi'] as const;
export type Language = (typeof languages)[number];

const parts = [
  'site',
  'community',
  'game',
  'inquiry',
  'notification',
  'promotion',
  'protection',
  'sport',
];

type Texts = { readonly [key: string]: string | Texts };

/** What members read on pages, by catalogue and key. */
export function textsOfPages(language: Language): Map<string, string> {
  return new Map(parts.flatMap((part) => textsOf(part, language)));
}

function textsOf(part: string, language: Language): [string, string][] {
  const folder = part === 'site' ? '' : `${part}/`;
  const file = new URL(`../../web/src/shared/i18n/${folder}${language}.json`, import.meta.url);
  const flat = (texts: Texts, before: string): [string, string][] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string'
        ? [[before + key, text] as [string, string]]
        : flat(text, `${before}${key}.`),
    );
  return flat(JSON.parse(readFileSync(file, 'utf8')) as Texts, folder);
}
