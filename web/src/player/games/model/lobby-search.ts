/** What the address of a lobby may say. */
import { type Asked, type Found, readsSearch } from '../../../shared/search/read-search.ts';
import { oneOf, pageKey, wordsKey } from '../../../shared/search/search-keys.ts';

export const gameFilters = ['all', 'popular', 'new', 'favourite', 'recent'] as const;

export const gameOrders = ['usual', 'popular', 'new', 'name', 'rtp'] as const;

const keys = {
  page: pageKey,
  search: wordsKey(),
  // What holds by itself is not named.
  filter: oneOf(['popular', 'new', 'favourite', 'recent']),
  order: oneOf(['popular', 'new', 'name', 'rtp']),
};

export type LobbySearch = Found<typeof keys>;

export const lobbySearch: (asked: Asked) => LobbySearch = readsSearch(keys);
