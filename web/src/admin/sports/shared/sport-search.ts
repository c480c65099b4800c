/** What the addresses of the pages of sports may say. */
import { type Sport, sports } from '@noriter/rules/sports';
import { type Asked, readsSearch } from '../../../shared/search/read-search.ts';
import { oneOf, wordsKey } from '../../../shared/search/search-keys.ts';
import { type PageSearch, pageKeys, type RowsSearch, rowsKeys } from '../../shared/admin-search.ts';

export type FixturesSearch = RowsSearch & {
  sport?: Sport;
  /** Those that are over; without it those that are offered. */
  mode?: 'results';
  search?: string;
};

/** One of the markets of a fixture; without it all of them. */
export type FixtureSearch = { market?: string };

export type ExposureSearch = PageSearch & { sport?: Sport };

/** As long as the service lets a key be. */
const KEY_LENGTH_MAX = 200;

export const fixturesSearch: (asked: Asked) => FixturesSearch = readsSearch({
  ...rowsKeys,
  sport: oneOf(sports),
  mode: oneOf(['results']),
  search: wordsKey(),
});

export const fixtureSearch: (asked: Asked) => FixtureSearch = readsSearch({
  market: wordsKey(KEY_LENGTH_MAX),
});

export const exposureSearch: (asked: Asked) => ExposureSearch = readsSearch({
  ...pageKeys,
  sport: oneOf(sports),
});
