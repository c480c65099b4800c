/**
 * What the addresses of sports may say. Read before their pages are loaded, so nothing heavy may be
 * needed for it.
 */
import { type ListSearch, listSearch } from '../cash/list-range.ts';
import { type Sport, sportOf } from './sports.ts';

export type SportSearch = { sport?: Sport; league?: string; words?: string; page?: number };
export type SportResultSearch = ListSearch & { sport?: Sport; words?: string };

type Asked = Record<string, unknown>;

const wordsLengthMax = 50;
const leagueLengthMax = 80;

export function sportSearch(asked: Asked): SportSearch {
  const page = Number(asked.page);
  const league = textOf(asked.league, leagueLengthMax);
  return {
    ...sportAndWords(asked),
    ...(league === '' ? {} : { league }),
    ...(Number.isInteger(page) && page > 1 ? { page } : {}),
  };
}

export function sportResultSearch(asked: Asked): SportResultSearch {
  return { ...listSearch(asked), ...sportAndWords(asked) };
}

/** What is left of an address when its filter changes: it begins at its first page again. */
export function withFilter(
  { sport, league, words }: SportSearch,
  change: Partial<Record<'sport' | 'league' | 'words', string | null>>,
): SportSearch {
  const kept = { sport, league, words, ...change };
  return sportSearch(kept);
}

function sportAndWords(asked: Asked): Pick<SportSearch, 'sport' | 'words'> {
  const sport = sportOf(asked.sport);
  const words = textOf(asked.words, wordsLengthMax);
  return { ...(sport === null ? {} : { sport }), ...(words === '' ? {} : { words }) };
}

/** A word of digits alone is read from an address as a number. */
function textOf(value: unknown, lengthMax: number): string {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' ? text.trim().slice(0, lengthMax) : '';
}
