import { existsSync, readdirSync } from 'node:fs';

const folder = new URL('../../web/src/shared/i18n/', import.meta.url);
const languages = ['ko', 'en', 'vi'] as const;

/** web/src/shared/i18n/catalogues.gen.ts: a catalogue for each folder of texts, loaded by pages that ask. */
export function webCatalogues(): string {
  const later = readdirSync(folder)
    .filter((name) => existsSync(new URL(`${name}/ko.json`, folder)))
    .sort();
  const ofLanguage = (language: string) => [
    `  ${language}: {`,
    language === 'ko'
      ? '    site: async () => ({ default: ko }),'
      : `    site: () => import('./${language}.json'),`,
    ...later.map((part) => `    '${part}': () => import('./${part}/${language}.json'),`),
    '  },',
  ];
  return [
    '// Generated from the folders beside it by npm run generate.',
    ...later.map((part, at) => `import type part${at} from './${part}/ko.json';`),
    "import ko from './ko.json';",
    '',
    "/** Korean, the site's own language, comes with the first files: most pages wait for nothing then. */",
    'export const catalogues = {',
    ...languages.flatMap(ofLanguage),
    '} as const;',
    '',
    '/** Files of their own, for pages that ask for them: the first page needs none of these. */',
    `export const laterParts = [${later.map((part) => `'${part}'`).join(', ')}] as const;`,
    '',
    'export type Texts = {',
    '  site: typeof ko;',
    ...later.map((part, at) => `  '${part}': typeof part${at};`),
    '};',
    '',
  ].join('\n');
}
