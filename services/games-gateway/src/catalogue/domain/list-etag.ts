import { hash } from 'node:crypto';
import type { GameQuery, OwnGames } from './find-games.ts';

/** What an answer of the list is made of, besides the query. */
export type ListState = {
  /** Who asks, as far as other games may be shown to others. */
  audience: string;
  /** Of all games. */
  version: string;
  /** Of each vendor's state. */
  vendors: readonly { vendorKey: string; stateVersion: number }[];
  own: OwnGames;
  /** Games are new for so many days: on another day others are. */
  day: string;
};

export type ListPlace = GameQuery & { page: number; rows: number; gameKey?: string | undefined };

/**
 * Names an answer of the list: the same for the same question while nothing of it has changed, another for
 * another page, order or search.
 */
export function listEtag(
  { audience, version, vendors, own, day }: ListState,
  place: ListPlace,
): string {
  const { vendorKey, vendorCode, groupCode, gameKey, search, filter, order, page, rows } = place;
  const parts = [
    [vendorKey ?? '', vendorCode ?? '', groupCode ?? '', gameKey ?? '', search, filter, order],
    [page, rows, audience, version, day],
    vendors.map((one) => [one.vendorKey, one.stateVersion]),
    [...own.favourites].toSorted(),
    own.recent,
  ];
  return hash('sha256', JSON.stringify(parts), 'base64url').slice(0, 32);
}
