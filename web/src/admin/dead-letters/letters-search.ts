/** What the address of the page of dead letters may say. */
import { type Asked, readsSearch } from '../../shared/search/read-search.ts';
import { oneOf, wordsKey } from '../../shared/search/search-keys.ts';
import { type DaysSearch, daysKeys, type RowsSearch, rowsKeys } from '../shared/admin-search.ts';

export const letterStates = ['open', 'replayed', 'closed'] as const;
export type LetterState = (typeof letterStates)[number];

export type LettersSearch = RowsSearch &
  DaysSearch & {
    /** Open ones where nothing is said; `all` is every state. */
    state?: Exclude<LetterState, 'open'> | 'all' | undefined;
    topic?: string | undefined;
    consumer?: string | undefined;
    search?: string | undefined;
    /** The letter that is looked at. */
    letter?: string | undefined;
  };

export const lettersSearch: (asked: Asked) => LettersSearch = readsSearch({
  ...rowsKeys,
  ...daysKeys,
  state: oneOf(['replayed', 'closed', 'all']),
  topic: wordsKey(),
  consumer: wordsKey(),
  search: wordsKey(),
  letter: wordsKey(),
});

/** The state asked for, in the server's words; undefined is every one. */
export function askedState({ state }: LettersSearch): LetterState | undefined {
  return state === 'all' ? undefined : (state ?? 'open');
}
