/**
 * Invariant: a slip holds at most one selection of each market. What was sent without an answer
 * stays as it was sent: the same is sent again, or nothing.
 */

export type SlipMode = 'single' | 'combination' | 'system';

/** What every product's selections have: one key for one selection, and what may stand once only. */
export type SlipLine = { odds: string };

/** How a product names its selections. */
export type LineNames<Line extends SlipLine> = {
  keyOf: (line: Line) => string;
  marketOf: (line: Line) => string;
};

/** What a refusal is about: a selection, or the whole slip when it names none. */
export type SlipProblem<Fault = string> = {
  key: string | null;
  /** The present odds, where those have moved. */
  odds: string | null;
  fault: Fault | null;
};

/** What came of sending it; a receipt may still wait for the wallet. */
export type SlipOutcome<Body> =
  | { kind: 'sending'; body: Body }
  | { kind: 'unknown'; body: Body }
  | { kind: 'receipt'; slipId: string }
  | { kind: 'refused'; code: string; message: string; problems: readonly SlipProblem[] };

export type Slip<Line extends SlipLine, Body> = {
  lines: readonly Line[];
  /** What the member chose; until then several lines are a combination where there is such a thing. */
  chosenMode: SlipMode | null;
  /** Of each single, by its key. */
  stakes: Readonly<Record<string, string>>;
  /** Of the combination, or of one line of the system. */
  stake: string;
  /** So many selections make a line of the system. */
  systemSize: number;
  outcome: SlipOutcome<Body> | null;
};

export const noSlip: Slip<never, never> = {
  lines: [],
  chosenMode: null,
  stakes: {},
  stake: '',
  systemSize: 2,
  outcome: null,
};

/** On the way, or its answer lost: nothing of it may change. */
export function isBusy({ outcome }: Pick<Slip<SlipLine, unknown>, 'outcome'>): boolean {
  return outcome?.kind === 'sending' || outcome?.kind === 'unknown';
}

/** Puts a selection on the slip in place of its market's other one, or takes it off again. */
export function toggled<Line extends SlipLine, Body>(
  names: LineNames<Line>,
  slip: Slip<Line, Body>,
  line: Line,
): Slip<Line, Body> {
  if (isBusy(slip)) return slip;
  // A slip that was placed is over: what is chosen now begins the next one.
  const begun = slip.outcome?.kind === 'receipt' ? noSlip : slip;
  const key = names.keyOf(line);
  if (begun.lines.some((one) => names.keyOf(one) === key)) return without(names, begun, key);
  const rival = begun.lines.find((one) => names.marketOf(one) === names.marketOf(line));
  const others = rival === undefined ? begun : without(names, begun, names.keyOf(rival));
  return { ...others, lines: [...others.lines, line], outcome: null };
}

/** Puts those selections on the slip that are not on it yet. */
export function withAll<Line extends SlipLine, Body>(
  names: LineNames<Line>,
  slip: Slip<Line, Body>,
  lines: readonly Line[],
): Slip<Line, Body> {
  return lines.reduce((grown, line) => {
    const key = names.keyOf(line);
    const isOn =
      grown.outcome?.kind !== 'receipt' && grown.lines.some((one) => names.keyOf(one) === key);
    return isOn ? grown : toggled(names, grown, line);
  }, slip);
}

export function without<Line extends SlipLine, Body>(
  { keyOf }: LineNames<Line>,
  slip: Slip<Line, Body>,
  key: string,
): Slip<Line, Body> {
  if (isBusy(slip)) return slip;
  const { [key]: _, ...stakes } = slip.stakes;
  const lines = slip.lines.filter((line) => keyOf(line) !== key);
  return { ...slip, lines, stakes, outcome: null };
}

/** Takes the present odds of each selection for those that were seen. */
export function atOdds<Line extends SlipLine, Body>(
  { keyOf }: LineNames<Line>,
  slip: Slip<Line, Body>,
  present: ReadonlyMap<string, string>,
): Slip<Line, Body> {
  if (isBusy(slip)) return slip;
  const lines = slip.lines.map((line) => ({
    ...line,
    odds: present.get(keyOf(line)) ?? line.odds,
  }));
  return { ...slip, lines, outcome: null };
}

/** The present odds that a refusal named. */
export function namedOdds(outcome: SlipOutcome<unknown> | null): ReadonlyMap<string, string> {
  const problems = outcome?.kind === 'refused' ? outcome.problems : [];
  return new Map(
    problems.flatMap(({ key, odds }) => (key === null || odds === null ? [] : [[key, odds]])),
  );
}
