/** What the addresses of the mini games may say. */
import { type Found, readsSearch } from '../../../shared/search/read-search.ts';
import { dayKey, oneOf, pageKey, wholeKey } from '../../../shared/search/search-keys.ts';
import { miniGames } from './mini-games.ts';

const page = { page: pageKey };
const round = { gameId: oneOf(miniGames), gameDay: dayKey };
const result = { ...page, ...round };
const verify = { ...round, number: wholeKey(1) };

export type PageSearch = Found<typeof page>;
export type ResultSearch = Found<typeof result>;
export type VerifySearch = Found<typeof verify>;

export const pageSearch = readsSearch(page);
export const resultSearch = readsSearch(result);
export const verifySearch = readsSearch(verify);
