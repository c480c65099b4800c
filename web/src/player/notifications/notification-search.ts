import { type Found, readsSearch } from '../../shared/search/read-search.ts';
import { oneOf, pageKey } from '../../shared/search/search-keys.ts';

const named = ['cash', 'points', 'bets', 'benefits', 'account', 'support'] as const;
export const groups = ['all', ...named] as const;

/** What the page's address says: which kind, and which page of it. */
const keys = { page: pageKey, group: oneOf(named) };

export type NotificationSearch = Found<typeof keys>;
export const notificationSearch = readsSearch(keys);
