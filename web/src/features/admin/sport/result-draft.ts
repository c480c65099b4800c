/** A result by hand while it is put together: what became of each selection. */
import type { OfficeMarket } from '../api/contracts.ts';

type Results = NonNullable<OfficeMarket['handResults']>;

export const outcomes = ['won', 'halfWon', 'void', 'halfLost', 'lost'] as const;
export type Outcome = (typeof outcomes)[number];

export type ResultDraft = Readonly<Record<string, Outcome>>;

const resultOf = {
  won: { won: true, voidHalves: 0 },
  halfWon: { won: true, voidHalves: 1 },
  void: { won: false, voidHalves: 2 },
  halfLost: { won: false, voidHalves: 1 },
  lost: { won: false, voidHalves: 0 },
} as const satisfies Record<Outcome, Results[string]>;

/** What stands: by hand, or else of the feed. A dead heat is not put together here. */
export function draftOf({ handResults, feedResults }: OfficeMarket): ResultDraft {
  const entries = Object.entries(handResults ?? feedResults ?? {});
  return Object.fromEntries(
    entries.flatMap(([id, { won, voidHalves, deadHeat }]) => {
      const outcome = outcomes.find(
        (one) => resultOf[one].won === won && resultOf[one].voidHalves === voidHalves,
      );
      if (voidHalves === 2) return [[id, 'void' as const]];
      return outcome === undefined || deadHeat !== undefined ? [] : [[id, outcome]];
    }),
  );
}

/** The whole result; null while a selection has none. */
export function resultsOf(draft: ResultDraft, selections: readonly string[]): Results | null {
  const found = selections.flatMap((id) => {
    const outcome = draft[id];
    return outcome === undefined ? [] : [[id, { ...resultOf[outcome] }] as const];
  });
  return found.length === selections.length ? Object.fromEntries(found) : null;
}

/** One selection wins and all others lose. */
export function onlyWinner(winner: string, selections: readonly string[]): ResultDraft {
  return Object.fromEntries(selections.map((id) => [id, id === winner ? 'won' : 'lost']));
}

/** Whether halves of a stake can be given back: of lines between two numbers, and of nothing else. */
export function hasHalves({ kind }: OfficeMarket['market']): boolean {
  return kind === 'handicap' || kind === 'total';
}

export function winnersOf(draft: ResultDraft): number {
  return Object.values(draft).filter((one) => one === 'won' || one === 'halfWon').length;
}
