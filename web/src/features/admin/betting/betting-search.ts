/** What the addresses of the bets' and the rounds' pages may say. */
import {
  type Asked,
  type DaysSearch,
  daysSearch,
  isDay,
  type RowsSearch,
  rowsSearch,
  textOf,
} from '../office-search.ts';

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

export type Game = (typeof games)[number];

export type BetsSearch = RowsSearch &
  DaysSearch & {
    state?: (typeof betStates)[number] | undefined;
    search?: string | undefined;
    game?: Game | undefined;
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

export function betsSearch(asked: Asked): BetsSearch {
  const round = Number(asked.round);
  const isRound = isDay(asked.gameDay) && Number.isInteger(round) && round > 0;
  return {
    ...rowsSearch(asked),
    ...daysSearch(asked),
    ...oddsSearch(asked),
    state: betStates.find((known) => known === asked.state),
    search: textOf(asked.search),
    ...(isRound ? { gameDay: String(asked.gameDay), round } : {}),
  };
}

export function roundsSearch(asked: Asked): RoundsSearch {
  return {
    ...rowsSearch(asked),
    ...oddsSearch(asked),
    state: roundStates.find((known) => known === asked.state),
    ...(isDay(asked.gameDay) ? { gameDay: asked.gameDay } : {}),
  };
}

export function oddsSearch({ game }: Asked): OddsSearch {
  return { game: games.find((known) => known === game) };
}
