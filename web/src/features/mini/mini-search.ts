/**
 * What the addresses of the mini games may say. Read before their pages are loaded, so nothing
 * heavy may be needed for it.
 */
import { type MiniGame, miniGameOf } from './mini-games.ts';

export type PageSearch = { page?: number };
export type ResultSearch = PageSearch & { gameId?: MiniGame; gameDay?: string };
export type VerifySearch = { gameId?: MiniGame; gameDay?: string; number?: number };

type Asked = Record<string, unknown>;

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

export function pageSearch({ page }: Asked): PageSearch {
  const number = wholeNumber(page);
  return number !== null && number > 1 ? { page: number } : {};
}

export function resultSearch(asked: Asked): ResultSearch {
  return { ...pageSearch(asked), ...gameAndDay(asked) };
}

export function verifySearch(asked: Asked): VerifySearch {
  const number = wholeNumber(asked.number);
  return { ...gameAndDay(asked), ...(number === null ? {} : { number }) };
}

function gameAndDay(asked: Asked): { gameId?: MiniGame; gameDay?: string } {
  const gameId = miniGameOf(asked.gameId);
  const { gameDay } = asked;
  return {
    ...(gameId === null ? {} : { gameId }),
    ...(typeof gameDay === 'string' && dayPattern.test(gameDay) ? { gameDay } : {}),
  };
}

function wholeNumber(value: unknown): number | null {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 ? number : null;
}
