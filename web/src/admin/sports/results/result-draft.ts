/** A result by hand while it is put together: what became of each selection. */
import type { AdminMarket } from '../../shared/contracts.ts';

type Results = NonNullable<AdminMarket['handResults']>;

export const outcomes = ['won', 'halfWon', 'deadHeat', 'void', 'halfLost', 'lost'] as const;
export type Outcome = (typeof outcomes)[number];

export type ResultDraft = Readonly<Record<string, Outcome>>;

const resultOf = {
  won: { won: true, voidHalves: 0 },
  halfWon: { won: true, voidHalves: 1 },
  void: { won: false, voidHalves: 2 },
  halfLost: { won: false, voidHalves: 1 },
  lost: { won: false, voidHalves: 0 },
} as const satisfies Record<Exclude<Outcome, 'deadHeat'>, Results[string]>;

const plain = ['won', 'halfWon', 'halfLost', 'lost'] as const;

/** What stands: by hand, or else of the feed. */
export function draftOf({ handResults, feedResults }: AdminMarket): ResultDraft {
  const entries = Object.entries(handResults ?? feedResults ?? {});
  const drafted = entries.map(([id, result]) => [id, outcomeOf(result)] as const);
  return Object.fromEntries(
    drafted.flatMap(([id, outcome]) => (outcome === undefined ? [] : [[id, outcome] as const])),
  );
}

function outcomeOf({ won, voidHalves, deadHeat }: Results[string]): Outcome | undefined {
  if (voidHalves === 2) return 'void';
  if (deadHeat !== undefined) return 'deadHeat';
  return plain.find((one) => resultOf[one].won === won && resultOf[one].voidHalves === voidHalves);
}

/**
 * The whole result; null while a selection has none, or where those who tie cannot share what is left
 * of the winning places.
 */
export function resultsOf(draft: ResultDraft, { selections, market }: AdminMarket): Results | null {
  const tie = tieOf(draft, market);
  const found = selections.flatMap(({ selectionId }) => {
    const result = resultFor(draft[selectionId], tie);
    return result === null ? [] : [[selectionId, result] as const];
  });
  return found.length === selections.length ? Object.fromEntries(found) : null;
}

function resultFor(
  outcome: Outcome | undefined,
  tie: ReturnType<typeof tieOf>,
): Results[string] | null {
  if (outcome === undefined) return null;
  if (outcome !== 'deadHeat') return { ...resultOf[outcome] };
  return tie === null ? null : { ...resultOf.won, deadHeat: tie };
}

/** They share the places that those who won outright leave: two of a race for one place win half. */
export function tieOf(
  draft: ResultDraft,
  market: AdminMarket['market'],
): { places: number; of: number } | null {
  const drawn = Object.values(draft);
  const of = drawn.filter((one) => one === 'deadHeat').length;
  const winning = market.kind === 'outright' ? market.places : 1;
  const places = winning - drawn.filter((one) => one === 'won').length;
  return places >= 1 && of > places ? { places, of } : null;
}

/** One selection wins and all others lose. */
export function onlyWinner(winner: string, selections: readonly string[]): ResultDraft {
  return Object.fromEntries(selections.map((id) => [id, id === winner ? 'won' : 'lost']));
}

/** Halves of a stake come back of lines between two numbers; a win is shared by who are ranked. */
export function offeredFor({ kind }: AdminMarket['market']): readonly Outcome[] {
  return outcomes.filter((one) => {
    if (one === 'halfWon' || one === 'halfLost') return kind === 'handicap' || kind === 'total';
    return one !== 'deadHeat' || kind === 'outright' || kind === 'special';
  });
}

export function winnersOf(draft: ResultDraft): number {
  const winning: readonly Outcome[] = ['won', 'halfWon', 'deadHeat'];
  return Object.values(draft).filter((one) => winning.includes(one)).length;
}
