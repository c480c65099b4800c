/** What the addresses of the pages of sports may say. */
import { type Sport, sportOf } from '../../sport/sports.ts';
import type { RowsSearch } from '../office-search.ts';
import { type Asked, type PageSearch, pageSearch, rowsSearch, textOf } from '../office-search.ts';

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
const keyLengthMax = 200;

export function fixturesSearch(asked: Asked): FixturesSearch {
  const search = textOf(asked.search);
  return {
    ...rowsSearch(asked),
    ...ofSport(asked),
    ...(asked.mode === 'results' ? { mode: 'results' } : {}),
    ...(search === undefined ? {} : { search }),
  };
}

export function fixtureSearch({ market }: Asked): FixtureSearch {
  const key = textOf(market, keyLengthMax);
  return key === undefined ? {} : { market: key };
}

export function exposureSearch(asked: Asked): ExposureSearch {
  return { ...pageSearch(asked), ...ofSport(asked) };
}

function ofSport(asked: Asked): { sport?: Sport } {
  const sport = sportOf(asked.sport);
  return sport === null ? {} : { sport };
}
