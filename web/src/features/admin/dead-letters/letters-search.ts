/** What the address of the page of dead letters may say. */
import {
  type Asked,
  type DaysSearch,
  daysSearch,
  type RowsSearch,
  rowsSearch,
  textOf,
} from '../office-search.ts';

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

export function lettersSearch(asked: Asked): LettersSearch {
  return {
    ...rowsSearch(asked),
    ...daysSearch(asked),
    state: (['replayed', 'closed', 'all'] as const).find((known) => known === asked.state),
    topic: textOf(asked.topic),
    consumer: textOf(asked.consumer),
    search: textOf(asked.search),
    letter: textOf(asked.letter),
  };
}

/** The state asked for, in the server's words; undefined is every one. */
export function askedState({ state }: LettersSearch): LetterState | undefined {
  return state === 'all' ? undefined : (state ?? 'open');
}
