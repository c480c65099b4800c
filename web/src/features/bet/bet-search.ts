/**
 * What the addresses of the bet list may say. Read before the page is loaded, so nothing heavy may
 * be needed for it.
 */
import { koreaDayBefore } from '../../format/time.ts';
import { type ListSearch, listSearch, type UsualDays } from '../cash/list-range.ts';
import { type MiniGame, miniGameOf } from '../mini/mini-games.ts';

/** A mini game, or all sports. */
export type BetGame = MiniGame | 'sport';

export type BetSearch = ListSearch & { game?: BetGame; old?: true; slip?: string };

const slipPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the list's address; what makes no sense is left out. */
export function betSearch(search: Record<string, unknown>): BetSearch {
  const game = search.game === 'sport' ? search.game : miniGameOf(search.game);
  const isOld = search.old === true || search.old === 'true';
  const { slip } = search;
  return {
    ...listSearch(search),
    ...(game === null ? {} : { game }),
    ...(isOld ? { old: true } : {}),
    ...(typeof slip === 'string' && slipPattern.test(slip) ? { slip } : {}),
  };
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
  return game === 'sport' ? { groupKey: 'sport' } : { groupKey: 'mini', vendorCode: game };
}
