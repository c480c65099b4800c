import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  [{}, 'ko'],
  [{ 'accept-language': 'ko-KR,ko;q=0.9,en;q=0.8' }, 'ko'],
  [{ 'accept-language': 'en-US,en;q=0.9' }, 'en'],
  [{ 'accept-language': 'fr-FR, vi;q=0.8, en;q=0.5' }, 'vi'],
  [{ 'accept-language': 'fr' }, 'ko'],
  [{ 'accept-language': 'ko;q=0, en' }, 'en'],
  [{ 'accept-language': 'en;q=0.5, vi;q=0.8' }, 'vi'],
  [{ 'accept-language': 'en;q=0, *' }, 'ko'],
  [{ 'accept-language': 'ko;q=0' }, 'ko'],
  [{ 'accept-language': 'x'.repeat(5_000) }, 'ko'],
  [{ 'accept-language': 'en', cookie: 'a=b; lang=vi' }, 'vi'],
  [{ 'accept-language': 'en', cookie: 'lang=xx' }, 'en'],
  [{ cookie: 'slang=en' }, 'ko'],
])('%j is %s', (headers, language) => {
  expect(languageOf(headers)).toBe(language);
});
