import type { BetSearch } from './model/bet-search.ts';

export type BetListPageProps = { search: BetSearch; onSearch: (search: BetSearch) => void };
