/** What the addresses of the bet list may say. */
import { type ListSearch, listSearch, type UsualDays } from '../../../shared/dates/list-range.ts';
import { koreaDayBefore } from '../../../shared/format/time.ts';
import { type Asked, type Found, readsSearch } from '../../../shared/search/read-search.ts';
import { flagKey, idKey, oneOf } from '../../../shared/search/search-keys.ts';
import { type MiniGame, miniGames } from '../../mini/model/mini-games.ts';

/** Groups of games of other houses. */
export const gameGroups = ['casino', 'slot', 'fishing'] as const;
export type GameGroup = (typeof gameGroups)[number];

/** A mini game, all sports, or a group of games. */
export type BetGame = MiniGame | GameGroup | 'sport';

const keys = { game: oneOf(['sport', ...gameGroups, ...miniGames]), old: flagKey, slip: idKey };
const read = readsSearch(keys);

export type BetSearch = ListSearch & Found<typeof keys>;

export function betSearch(asked: Asked): BetSearch {
  return { ...listSearch(asked), ...read(asked) };
}

/** What narrows the list besides its days. */
export function filterOf({ game, old }: BetSearch): Pick<BetSearch, 'game' | 'old'> {
  return { ...(game === undefined ? {} : { game }), ...(old === undefined ? {} : { old }) };
}

/** The server puts bets away that are over and older than this; it decides, we only ask there. */
const presentDays = 30;
const archiveDays = 365;

/** The last day whose bets can be in the archive. */
export function archiveEnd(today: string): string {
  return koreaDayBefore(today, presentDays);
}

/** The days a list covers by itself: of the archive a year, up to where the present begins. */
export function usualDays({ old }: BetSearch, today: string): UsualDays {
  if (old !== true) return 'today';
  const endDate = archiveEnd(today);
  return { startDate: koreaDayBefore(endDate, archiveDays), endDate };
}

/** The same in the words of the call. */
export function gameFilter(game: BetGame | undefined): { groupKey?: string; vendorCode?: string } {
  if (game === undefined) return {};
  return isMiniGame(game) ? { groupKey: 'mini', vendorCode: game } : { groupKey: game };
}

function isMiniGame(game: BetGame): game is MiniGame {
  return (miniGames as readonly string[]).includes(game);
}
