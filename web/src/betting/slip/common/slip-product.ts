import type { ReactNode } from 'react';
import type { Slip as PlacedSlip } from '../../../shared/api/contracts.ts';
import type { SlipLine, SlipProblem } from '../model/slip.ts';
import type { SlipStore } from '../store/slip-store.ts';

/** What placing a product's slip needs to know of it. */
export type SlipPlacing<Line extends SlipLine, Body> = {
  store: SlipStore<Line, Body>;
  /** What a refusal's data names. */
  problemsIn: (data: unknown) => SlipProblem[];
  /** Query keys of what a placement changes, beside bets and balance. */
  changes: readonly (readonly string[])[];
  /** By a refusal's code: the query key of what the page shows, and the refusal has shown to be old. */
  oldBy?: Readonly<Record<string, readonly string[]>>;
};

/**
 * What a product brings to the slip: its selections, how they are staked and checked, what is sent,
 * and the rows of a receipt. All else is the slip's own.
 */
export type SlipProduct<Line extends SlipLine, Body> = {
  placing: SlipPlacing<Line, Body>;
  /** Fills in a `SlipForm`. */
  form: ReactNode;
  /** Text and figure of a phone's bar, while nothing has been sent. */
  bar: ReactNode;
  /** Fills in the amount of all selections; null where there is one, or each has its own. */
  fillStake?: ((amount: string) => void) | null;
  /** While it is on its way. */
  sending: ReactNode;
  /** What was sent and what it costs, for who has to send it again. */
  sentText(body: Body): { text: string; stake: bigint };
  receipt: {
    isOwn(slip: PlacedSlip): boolean;
    acceptedNote(slip: PlacedSlip): string;
    refusalText(slip: PlacedSlip): string;
    rows(slip: PlacedSlip): ReactNode;
    /** Where to go from here. */
    links?(slip: PlacedSlip): ReactNode;
  };
};
