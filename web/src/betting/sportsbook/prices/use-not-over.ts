import { useMemo, useSyncExternalStore } from 'react';
import { priceBook } from './live-book.ts';

type Listed = { fixtureId: string };

/**
 * The matches of a list that are not over: one that ends leaves with its news, and not only when the
 * list is read again.
 */
export function useNotOver<Match extends Listed>(matches: readonly Match[]): readonly Match[] {
  const list = useMemo(() => notOverOf(matches), [matches]);
  return useSyncExternalStore(list.subscribe, list.read, list.read);
}

/** The same list as long as none of its matches ends. */
function notOverOf<Match extends Listed>(matches: readonly Match[]) {
  let last = matches;
  return {
    subscribe: (onChange: () => void): (() => void) => {
      const ends = matches.map(({ fixtureId }) => priceBook.subscribe(fixtureId, onChange));
      return () => {
        for (const end of ends) end();
      };
    },
    read: (): readonly Match[] => {
      const next = matches.filter(({ fixtureId }) => !isOver(fixtureId));
      const isSame = last.length === next.length && next.every((match, at) => match === last[at]);
      if (!isSame) last = next;
      return last;
    },
  };
}

function isOver(fixtureId: string): boolean {
  const state = priceBook.head(fixtureId)?.state;
  return state === 'finished' || state === 'abandoned' || state === 'cancelled';
}
