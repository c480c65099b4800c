import { type Found, readsSearch } from '../../shared/search/read-search.ts';
import { flagKey, pageKey } from '../../shared/search/search-keys.ts';

const search = { page: pageKey, unread: flagKey };

/** What the address of the list may say. */
export type MessageSearch = Found<typeof search>;
export const messageSearch = readsSearch(search);
