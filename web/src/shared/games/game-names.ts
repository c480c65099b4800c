import type { GameCode, GameNames } from '../api/contracts.ts';
import { type Language, language } from '../i18n/language.ts';

/** A name as it is said in the language of the page; a game without one there has its English one. */
export function nameIn(names: GameNames, lang: Language = language()): string {
  return names[lang] === '' ? names.en : names[lang];
}

/** The same of a vendor in the menus. */
export function codeNameIn(code: GameCode, lang: Language = language()): string {
  return nameIn({ ko: code.codeName, en: code.codeNameEN, vi: code.codeNameVI }, lang);
}
