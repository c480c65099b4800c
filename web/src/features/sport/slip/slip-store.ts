/** The slip of sports: kept in the tab over a reload, gone with its member. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { memberSession } from '../../../session/member-session.ts';
import { legText } from '../api.ts';
import type { Tolerance } from './price-policy.ts';
import {
  atOdds,
  isBusy,
  noSlip,
  type SlipMode,
  type SlipOutcome,
  type SportSlip,
  toggled,
  without,
} from './slip.ts';
import type { SlipLeg } from './slip-leg.ts';
import { slipText, storedSlip } from './slip-storage.ts';

const storageKey = 'noriter.sport-slip';

type SlipState = { slip: SportSlip; tolerance: Tolerance };

const slips = createStore<SlipState>(() => ({
  slip: storedSlip(sessionStorage.getItem(storageKey), memberSession.get()?.sessionId),
  tolerance: 0,
}));

slips.subscribe(({ slip }, before) => {
  const sessionId = memberSession.get()?.sessionId;
  if (slip === before.slip) return;
  if (sessionId === undefined || slip === noSlip) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, slipText(slip, sessionId));
});

memberSession.onEnd(() => slips.setState({ slip: noSlip, tolerance: 0 }));

export function useSportSlip(): SportSlip {
  return useStore(slips, ({ slip }) => slip);
}

/** Whether a selection is on a slip that has not been placed yet. */
export function useIsPicked(text: string): boolean {
  return useStore(
    slips,
    ({ slip }) =>
      slip.outcome?.kind !== 'receipt' && slip.legs.some((leg) => legText(leg) === text),
  );
}

export function useTolerance(): Tolerance {
  return useStore(slips, ({ tolerance }) => tolerance);
}

export function chooseTolerance(tolerance: Tolerance): void {
  slips.setState({ tolerance });
}

export function togglePick(leg: SlipLeg): void {
  change((slip) => toggled(slip, leg));
}

export function removeLegs(texts: readonly string[]): void {
  change((slip) => texts.reduce(without, slip));
}

export function takePresentOdds(present: ReadonlyMap<string, string>): void {
  change((slip) => atOdds(slip, present));
}

export function chooseMode(chosenMode: SlipMode): void {
  edit({ chosenMode });
}

export function chooseSize(systemSize: number): void {
  edit({ systemSize });
}

export function setLineStake(stake: string): void {
  edit({ stake });
}

export function setSingleStake(text: string, stake: string): void {
  change((slip) =>
    isBusy(slip) ? slip : { ...slip, stakes: { ...slip.stakes, [text]: stake }, outcome: null },
  );
}

export function setOutcome(outcome: SlipOutcome | null): void {
  change((slip) => ({ ...slip, outcome }));
}

export function emptySlip(): void {
  change(() => noSlip);
}

function edit(part: Partial<Pick<SportSlip, 'chosenMode' | 'systemSize' | 'stake'>>): void {
  change((slip) => (isBusy(slip) ? slip : { ...slip, ...part, outcome: null }));
}

function change(to: (slip: SportSlip) => SportSlip): void {
  slips.setState(({ slip }) => ({ slip: to(slip) }));
}
