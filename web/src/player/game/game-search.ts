import { readsSearch } from '../../shared/search/read-search.ts';
import { idKey, textKey, wordsKey } from '../../shared/search/search-keys.ts';

/** What the address of a game's window says. */
export const gameSearch = readsSearch({
  url: textKey,
  session: idKey,
  vendor: wordsKey(),
  game: wordsKey(),
  name: wordsKey(),
});

export type GameSearch = ReturnType<typeof gameSearch>;
