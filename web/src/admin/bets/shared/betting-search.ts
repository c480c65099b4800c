/** What the addresses of the bets' and the rounds' pages may say. */
import { type Sport, sports } from '@noriter/rules/sports';
import { virtualSports } from '../../../betting/sportsbook/model/sports.ts';
import { type Asked, readsSearch } from '../../../shared/search/read-search.ts';
import { dayKey, oneOf, wholeKey, wordsKey } from '../../../shared/search/search-keys.ts';
import { type DaysSearch, daysKeys, type RowsSearch, rowsKeys } from '../../shared/admin-search.ts';

export const betStates = [
  'pending',
  'accepted',
  'won',
  'lost',
  'void',
  'cashed-out',
  'refused',
] as const;
export const roundStates = ['open', 'closed', 'drawn', 'settled', 'excluded'] as const;
const games = ['powerball', 'speedpowerball', 'powerladder', 'speedkino', 'kinoladder'] as const;

export const betProducts = ['mini', 'sport', 'esport', 'virtual'] as const;

export type BetProduct = (typeof betProducts)[number];
export type Game = (typeof games)[number];

/** Several sports together count as sports. */
export function productOf(sport: Sport | null): Exclude<BetProduct, 'mini'> {
  if (sport === 'esport') return 'esport';
  return virtualSports.some((one) => one === sport) ? 'virtual' : 'sport';
}

const FIXTURE_LENGTH_MAX = 80;

export type BetsSearch = RowsSearch &
  DaysSearch & {
    state?: (typeof betStates)[number] | undefined;
    search?: string | undefined;
    product?: BetProduct | undefined;
    game?: Game | undefined;
    sport?: Sport | undefined;
    /** A match; only the bets with it are listed. */
    fixture?: string | undefined;
    /** Of the round: with its number it names one. */
    gameDay?: string | undefined;
    round?: number | undefined;
  };

export type RoundsSearch = RowsSearch & {
  gameDay?: string | undefined;
  game?: Game | undefined;
  state?: (typeof roundStates)[number] | undefined;
};

export type OddsSearch = { game?: Game | undefined };

const readBets = readsSearch({
  ...rowsKeys,
  ...daysKeys,
  product: oneOf(betProducts),
  game: oneOf(games),
  sport: oneOf(sports),
  fixture: wordsKey(FIXTURE_LENGTH_MAX),
  state: oneOf(betStates),
  search: wordsKey(),
  gameDay: dayKey,
  round: wholeKey(1),
});

/** A round is named by its day and its number; one of them alone names none. */
export function betsSearch(asked: Asked): BetsSearch {
  const { gameDay, round, ...rest } = readBets(asked);
  return gameDay === undefined || round === undefined ? rest : { ...rest, gameDay, round };
}

export const roundsSearch: (asked: Asked) => RoundsSearch = readsSearch({
  ...rowsKeys,
  game: oneOf(games),
  state: oneOf(roundStates),
  gameDay: dayKey,
});

export const oddsSearch: (asked: Asked) => OddsSearch = readsSearch({ game: oneOf(games) });
