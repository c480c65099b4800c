/** What the addresses of sports may say. */

import { sports } from '@noriter/rules/sports';
import { type ListSearch, listSearch } from '../../../shared/dates/list-range.ts';
import { type Asked, type Found, readsSearch } from '../../../shared/search/read-search.ts';
import { oneOf, pageKey, wordsKey } from '../../../shared/search/search-keys.ts';

/** As long as the service lets a league's id be. */
const LEAGUE_LENGTH_MAX = 80;

const filter = { sport: oneOf(sports), words: wordsKey() };
const offer = { ...filter, league: wordsKey(LEAGUE_LENGTH_MAX), page: pageKey };
const readFilter = readsSearch(filter);

export type SportSearch = Found<typeof offer>;
export type SportResultSearch = ListSearch & Found<typeof filter>;

export const sportSearch = readsSearch(offer);

export function sportResultSearch(asked: Asked): SportResultSearch {
  return { ...listSearch(asked), ...readFilter(asked) };
}

/** What is left of an address when its filter changes: it begins at its first page again. */
export function withFilter(
  { sport, league, words }: SportSearch,
  change: Partial<Record<'sport' | 'league' | 'words', string | null>>,
): SportSearch {
  const kept = { sport, league, words, ...change };
  return sportSearch(kept);
}
