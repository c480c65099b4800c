import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { languageAmong } from './negotiation.ts';
import type { Language } from './result-codes.ts';

const LANGUAGES = ['ko', 'en', 'vi'] as const satisfies readonly Language[];

/** Browsers send few different headers; the table keeps the light path free of parsing. */
const known = new LRUCache<string, Language>({ max: 1_000 });

/**
 * The language a request wants: what the person chose (cookie `lang`), else what the browser
 * prefers, else Korean.
 */
export function languageOf(headers: IncomingHttpHeaders): Language {
  const chosen = headers.cookie === undefined ? undefined : cookieLanguage(headers.cookie);
  if (chosen !== undefined) return chosen;
  const accepted = headers['accept-language'];
  if (accepted === undefined || accepted.length > 200) return 'ko';
  const remembered = known.get(accepted);
  if (remembered !== undefined) return remembered;
  const language = languageAmong(accepted, LANGUAGES) ?? 'ko';
  known.set(accepted, language);
  return language;
}

function cookieLanguage(cookie: string): Language | undefined {
  const chosen = /(?:^|;\s*)lang=(\w+)/.exec(cookie)?.[1];
  return LANGUAGES.find((language) => language === chosen);
}
