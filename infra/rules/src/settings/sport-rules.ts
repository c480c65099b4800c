/**
 * Invariant: a price is not given away by one operator. Who lets a friend bet on what has happened already,
 * multiply what depends on each other, be paid above the prices of legs that nearly always win, or take bets
 * back for longer, gives away what the prices keep. What bounds the size of bets is none of it.
 */

type Bonus = {
  readonly legOddsMin: string;
  readonly steps: readonly { readonly folds: number; readonly factor: number }[];
};

type Crossing = { readonly sport: string; readonly kinds: readonly string[] };

/** It holds for legs that match all that is named. */
type Alone = {
  readonly sport?: string | undefined;
  readonly leagueId?: string | undefined;
  readonly kind?: string | undefined;
};

/** What of the rules of sports decides whether a price is given away, as it is on the wire. */
export type PriceTerms = {
  readonly liveDelayMs: number;
  readonly bonus: Bonus | null;
  readonly cancel: { readonly minutesMax: number; readonly perDayMax: number };
  readonly matrix: {
    readonly crossings: readonly Crossing[];
    readonly alone: readonly Alone[];
    readonly crossTicketsPerDayMax: number | null;
  };
};

/** A field by which members get more for a price. */
export type LoosenedSportRule =
  | 'liveDelayMs'
  | 'bonus'
  | 'cancel.minutesMax'
  | 'cancel.perDayMax'
  | 'matrix.crossings'
  | 'matrix.alone'
  | 'matrix.crossTicketsPerDayMax';

/** The fields that a change loosens; empty when it takes no second operator. */
export function loosenedSportRules(before: PriceTerms, after: PriceTerms): LoosenedSportRule[] {
  const [was, is] = [before.matrix, after.matrix];
  return [
    ...loosened('liveDelayMs', after.liveDelayMs < before.liveDelayMs),
    ...loosened('bonus', paysMore(before.bonus, after.bonus)),
    ...loosened('cancel.minutesMax', after.cancel.minutesMax > before.cancel.minutesMax),
    ...loosened('cancel.perDayMax', after.cancel.perDayMax > before.cancel.perDayMax),
    ...loosened('matrix.crossings', crossesMore(was.crossings, is.crossings)),
    ...loosened('matrix.alone', standsBeside(was.alone, is.alone)),
    ...loosened(
      'matrix.crossTicketsPerDayMax',
      ticketsOf(is.crossTicketsPerDayMax) > ticketsOf(was.crossTicketsPerDayMax),
    ),
  ];
}

function loosened(name: LoosenedSportRule, isLoosened: boolean): LoosenedSportRule[] {
  return isLoosened ? [name] : [];
}

/** A bonus for other legs than before, or more for as many. */
function paysMore(before: Bonus | null, after: Bonus | null): boolean {
  if (after === null || after.steps.length === 0) return false;
  if (before === null || before.steps.length === 0) return true;
  // Decimals of three places keep their order as numbers.
  if (Number(after.legOddsMin) < Number(before.legOddsMin)) return true;
  return after.steps.some(({ folds, factor }) => factor > factorOf(before, folds));
}

/** A line has the bonus of the most legs that it reaches. */
function factorOf({ steps }: Bonus, folds: number): number {
  const reached = steps.filter((step) => step.folds <= folds);
  return Math.max(1_000, ...reached.map(({ factor }) => factor));
}

/** The two markets of a crossing have no order. */
function crossesMore(before: readonly Crossing[], after: readonly Crossing[]): boolean {
  const textOf = ({ sport, kinds }: Crossing) => [sport, ...kinds.toSorted()].join(' ');
  const known = new Set(before.map(textOf));
  return after.some((crossing) => !known.has(textOf(crossing)));
}

/** Whether something that was bet on alone is not any more: no rule names as little, or less. */
function standsBeside(before: readonly Alone[], after: readonly Alone[]): boolean {
  const holds = (rule: Alone, one: Alone) =>
    (['sport', 'leagueId', 'kind'] as const).every(
      (part) => rule[part] === undefined || rule[part] === one[part],
    );
  return before.some((one) => !after.some((rule) => holds(rule, one)));
}

function ticketsOf(perDayMax: number | null): number {
  return perDayMax ?? Number.POSITIVE_INFINITY;
}
