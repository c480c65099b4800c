import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Language } from './result-codes.ts';

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
  const language = preferredLanguage(accepted);
  known.set(accepted, language);
  return language;
}

function cookieLanguage(cookie: string): Language | undefined {
  const found = /(?:^|;\s*)lang=(\w+)/.exec(cookie);
  return found === null ? undefined : asLanguage(found[1] ?? '');
}

/** The header lists languages by preference; the first we speak wins. */
function preferredLanguage(accepted: string): Language {
  for (const part of accepted.split(',')) {
    const language = asLanguage(part.trim().slice(0, 2).toLowerCase());
    if (language !== undefined) return language;
  }
  return 'ko';
}

function asLanguage(text: string): Language | undefined {
  return text === 'ko' || text === 'en' || text === 'vi' ? text : undefined;
}
