/**
 * Invariant: a slip holds at most one selection of each market, and what was sent without an answer
 * keeps its key until it has one: the same is sent again under the same key, or not at all.
 */
import { legText, type PlaceTickets } from '../api.ts';
import type { PlaceProblem } from './place-problems.ts';
import type { SlipLeg } from './slip-leg.ts';

export type SlipMode = 'single' | 'combination' | 'system';

/** One placement: its body, and the key under which it happens once. */
export type Sent = { key: string; body: PlaceTickets };

/** What came of sending it; a receipt may still wait for the wallet. */
export type SlipOutcome =
  | { kind: 'sending'; sent: Sent }
  | { kind: 'unknown'; sent: Sent }
  | { kind: 'receipt'; slipId: string }
  | { kind: 'refused'; code: string; message: string; problems: readonly PlaceProblem[] };

export type SportSlip = {
  legs: readonly SlipLeg[];
  /** What the member chose; until then a slip of several legs is a combination. */
  chosenMode: SlipMode | null;
  /** Of each single, by its leg as a text. */
  stakes: Readonly<Record<string, string>>;
  /** Of the combination, or of one line of the system. */
  stake: string;
  /** So many legs make a line of the system. */
  systemSize: number;
  outcome: SlipOutcome | null;
};

export const noSlip: SportSlip = {
  legs: [],
  chosenMode: null,
  stakes: {},
  stake: '',
  systemSize: 2,
  outcome: null,
};

/** A system has more than one line only from so many legs on. */
export const SYSTEM_LEGS_MIN = 3;
export const SYSTEM_SIZE_MIN = 2;

/** On the way, or its answer lost: nothing of it may change. */
export function isBusy({ outcome }: SportSlip): boolean {
  return outcome?.kind === 'sending' || outcome?.kind === 'unknown';
}

export function modeOf({ legs, chosenMode }: SportSlip): SlipMode {
  if (legs.length <= 1) return 'single';
  if (chosenMode === 'system' && legs.length < SYSTEM_LEGS_MIN) return 'combination';
  return chosenMode ?? 'combination';
}

/** The size of a system's lines, within what its legs allow. */
export function sizeOf({ legs, systemSize }: SportSlip): number {
  return Math.max(SYSTEM_SIZE_MIN, Math.min(systemSize, legs.length - 1));
}

/** Puts a leg on the slip in place of its market's other one, or takes it off again. */
export function toggled(slip: SportSlip, leg: SlipLeg): SportSlip {
  if (isBusy(slip)) return slip;
  // A slip that was placed is over: what is chosen now begins the next one.
  const begun = slip.outcome?.kind === 'receipt' ? noSlip : slip;
  const text = legText(leg);
  if (begun.legs.some((one) => legText(one) === text)) return without(begun, text);
  const ofMarket = begun.legs.find(
    ({ fixtureId, marketKey }) => fixtureId === leg.fixtureId && marketKey === leg.marketKey,
  );
  const others = ofMarket === undefined ? begun : without(begun, legText(ofMarket));
  return { ...others, legs: [...others.legs, leg], outcome: null };
}

export function without(slip: SportSlip, text: string): SportSlip {
  if (isBusy(slip)) return slip;
  const { [text]: _, ...stakes } = slip.stakes;
  const legs = slip.legs.filter((leg) => legText(leg) !== text);
  return { ...slip, legs, stakes, outcome: null };
}

/** Takes the present odds of each leg for those that were seen. */
export function atOdds(slip: SportSlip, present: ReadonlyMap<string, string>): SportSlip {
  if (isBusy(slip)) return slip;
  const legs = slip.legs.map((leg) => ({ ...leg, odds: present.get(legText(leg)) ?? leg.odds }));
  return { ...slip, legs, outcome: null };
}

/** The tickets of the slip as they are sent; the odds are those that were seen. */
export function ticketsOf(slip: SportSlip): PlaceTickets['tickets'] {
  const legs = slip.legs.map(({ fixtureId, marketKey, selectionId, odds }) => ({
    fixtureId,
    marketKey,
    selectionId,
    odds,
  }));
  const mode = modeOf(slip);
  if (mode === 'single') {
    return legs.flatMap((leg) => {
      const lineStake = slip.stakes[legText(leg)] ?? '';
      return lineStake === '' || lineStake === '0' ? [] : [{ legs: [leg], linesOf: 1, lineStake }];
    });
  }
  const linesOf = mode === 'combination' ? legs.length : sizeOf(slip);
  return [{ legs, linesOf, lineStake: slip.stake }];
}
