import type { Language } from '../../shared/i18n/language.ts';

type Words = Readonly<Record<Language, string>> | null | undefined;

/** The operators' words in a language; where that is empty, those of the first that has some. */
export function wordsFor(words: Words, language: Language): string | undefined {
  if (words === null || words === undefined) return undefined;
  const inOrder = [words[language], words.ko, words.en, words.vi];
  return inOrder.find((text) => text !== '');
}
