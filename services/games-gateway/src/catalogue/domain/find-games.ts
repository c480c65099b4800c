import { isChoseong } from './choseong.ts';
import type { Game } from './game.ts';

export const gameFilters = ['all', 'favourite', 'recent', 'new', 'popular'] as const;
export type GameFilter = (typeof gameFilters)[number];
export const gameOrders = ['usual', 'name', 'new', 'popular', 'rtp'] as const;
export type GameOrder = (typeof gameOrders)[number];

/** What a member looks for. */
export type GameQuery = {
  vendorKey?: string | undefined;
  vendorCode?: string | undefined;
  groupCode?: string | undefined;
  search: string;
  filter: GameFilter;
  order: GameOrder;
};

/** What of a member's own the lists show. */
export type OwnGames = { favourites: ReadonlySet<string>; recent: readonly string[] };

/** A game is new for so long. */
const NEW_MS = 30 * 86_400_000;
/** How many of the most played are popular. */
const POPULAR_MAX = 60;

export function isNew({ addedAt }: Game, now: Date): boolean {
  return now.getTime() - addedAt.getTime() < NEW_MS;
}

/** The games that were really played most. */
export function popularOf(games: readonly Game[]): ReadonlySet<string> {
  const played = games.filter(({ plays }) => plays > 0n).toSorted(byPlays);
  return new Set(played.slice(0, POPULAR_MAX).map(({ gameId }) => gameId));
}

/** The games that fit, in their order: pinned ones first, then as the operator has put them. */
export function findGames(
  games: readonly Game[],
  query: GameQuery,
  own: OwnGames,
  now: Date,
): readonly Game[] {
  const fits = matcherOf(query);
  const popular = query.filter === 'popular' ? popularOf(games) : null;
  const found = games.filter((game) => {
    if (game.state === 'hidden' || !fits(game)) return false;
    switch (query.filter) {
      case 'favourite':
        return own.favourites.has(game.gameId);
      case 'recent':
        return own.recent.includes(game.gameId);
      case 'new':
        return isNew(game, now);
      case 'popular':
        return popular?.has(game.gameId) ?? false;
      default:
        return true;
    }
  });
  if (query.filter === 'recent' && query.order === 'usual') {
    return found.toSorted((a, b) => own.recent.indexOf(a.gameId) - own.recent.indexOf(b.gameId));
  }
  return query.order === 'usual' ? found : found.toSorted(orders[query.order]);
}

/** As the lists are kept: pinned, by the operator's order, by name. */
export function usualOrder(one: Game, other: Game): number {
  if (one.isPinned !== other.isPinned) return one.isPinned ? -1 : 1;
  return one.ord - other.ord || byName(one, other);
}

const collator = new Intl.Collator('ko');
const byName = (one: Game, other: Game) =>
  collator.compare(one.nameKo, other.nameKo) || (one.gameId < other.gameId ? -1 : 1);
const byPlays = (one: Game, other: Game) =>
  one.plays === other.plays ? usualOrder(one, other) : one.plays > other.plays ? -1 : 1;

const orders = {
  name: byName,
  new: (one: Game, other: Game) =>
    other.addedAt.getTime() - one.addedAt.getTime() || byName(one, other),
  popular: byPlays,
  rtp: (one: Game, other: Game) => (other.rtpBp ?? 0) - (one.rtpBp ?? 0) || byName(one, other),
} satisfies Record<Exclude<GameOrder, 'usual'>, (one: Game, other: Game) => number>;

function matcherOf({ vendorKey, vendorCode, groupCode, search }: GameQuery) {
  const wanted = search.replaceAll(/\s/g, '').toLowerCase();
  const byConsonants = isChoseong(search);
  return (game: Game): boolean => {
    if (vendorKey !== undefined && game.vendorKey !== vendorKey) return false;
    if (vendorCode !== undefined && game.vendorCode !== vendorCode) return false;
    if (groupCode !== undefined && game.groupCode !== groupCode) return false;
    if (wanted === '') return true;
    if (byConsonants) return game.choseong.includes(wanted);
    return [game.nameKo, game.nameEn, game.nameVi].some((name) =>
      name.replaceAll(/\s/g, '').toLowerCase().includes(wanted),
    );
  };
}
