import { isChoseong } from './choseong.ts';
import type { Game } from './game.ts';
import type { GameOrder } from './game-orders.ts';

export const gameFilters = ['all', 'favourite', 'recent', 'new', 'popular'] as const;
export type GameFilter = (typeof gameFilters)[number];

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

/**
 * The games that were really played most.
 *
 * @param byPlays in the order `popular`
 */
export function popularOf(byPlays: readonly Game[]): ReadonlySet<string> {
  const most = byPlays.slice(0, POPULAR_MAX).filter(({ plays }) => plays > 0n);
  return new Set(most.map(({ gameId }) => gameId));
}

/** What of the lists is not the games' own. */
export type Listed = { own: OwnGames; popular: ReadonlySet<string>; now: Date };

/**
 * The games that fit; a member's recent ones as they were played, else in the order they are given in: to
 * put ten thousand in order takes longer than anybody who only asks may make others wait.
 */
export function findGames(
  games: readonly Game[],
  query: GameQuery,
  { own, popular, now }: Listed,
): readonly Game[] {
  const fits = matcherOf(query);
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
        return popular.has(game.gameId);
      default:
        return true;
    }
  });
  if (query.filter === 'recent' && query.order === 'usual') {
    return found.toSorted((a, b) => own.recent.indexOf(a.gameId) - own.recent.indexOf(b.gameId));
  }
  return found;
}

function matcherOf({ vendorKey, vendorCode, groupCode, search }: GameQuery) {
  const wanted = search.replaceAll(/\s/g, '').toLowerCase();
  const byConsonants = isChoseong(search);
  return (game: Game): boolean => {
    if (vendorKey !== undefined && game.vendorKey !== vendorKey) return false;
    if (vendorCode !== undefined && game.vendorCode !== vendorCode) return false;
    if (groupCode !== undefined && game.groupCode !== groupCode) return false;
    if (wanted === '') return true;
    if (byConsonants) return game.choseong.includes(wanted);
    return textOf(game).includes(wanted);
  };
}

const texts = new WeakMap<Game, string>();

/** What is searched of a game, made once: its names without spaces, in small letters. */
function textOf(game: Game): string {
  const known = texts.get(game);
  if (known !== undefined) return known;
  const names = [game.nameKo, game.nameEn, game.nameVi];
  const text = names.map((name) => name.replaceAll(/\s/g, '').toLowerCase()).join('\n');
  texts.set(game, text);
  return text;
}
