/**
 * Invariant: a slip holds at most one selection of each market of its game, and lives until it was
 * placed, emptied or its member left: it survives the page, going back and a closed sheet.
 */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { PlaceBody } from '../../api/contracts.ts';
import { memberSession } from '../../session/member-session.ts';

/** One chosen selection, at the odds the member saw. */
export type SlipPick = { marketId: string; selectionId: string; odds: string; stake: string };

export type OddsPolicy = NonNullable<PlaceBody['oddsPolicy']>;
export const oddsPolicies = ['none', 'better', 'any'] as const satisfies readonly OddsPolicy[];

/** Which selection a refusal is about, and what would be taken in its place. */
export type PickProblem = { selectionId: string; odds?: string };

/** What came of sending it; `sent` may still wait for the wallet. */
export type SlipOutcome =
  | { kind: 'sent'; slipId: string }
  | { kind: 'refused'; code: string; message: string; problems: readonly PickProblem[] }
  | { kind: 'unknown'; body: PlaceBody };

type GameSlip = { picks: readonly SlipPick[]; outcome: SlipOutcome | null };

type SlipState = { slips: Readonly<Record<string, GameSlip>>; policy: OddsPolicy };

const noSlip: GameSlip = { picks: [], outcome: null };
const noSlips: SlipState = { slips: {}, policy: 'none' };

const slips = createStore<SlipState>(() => noSlips);
memberSession.onEnd(() => slips.setState(noSlips));

export function useSlip(gameId: string): GameSlip {
  return useStore(slips, (state) => state.slips[gameId] ?? noSlip);
}

export function useOddsPolicy(): OddsPolicy {
  return useStore(slips, ({ policy }) => policy);
}

export function chooseOddsPolicy(policy: OddsPolicy): void {
  slips.setState({ policy });
}

/** Puts a selection on the slip in place of its market's other one, or takes it off again. */
export function togglePick(gameId: string, pick: Omit<SlipPick, 'stake'>): void {
  change(gameId, ({ picks, outcome }) => {
    // A slip that was placed is over: what is chosen now begins the next one.
    const kept = outcome?.kind === 'sent' ? [] : picks;
    const isOn = kept.some(({ selectionId }) => selectionId === pick.selectionId);
    const others = kept.filter(({ marketId }) => marketId !== pick.marketId);
    return { picks: isOn ? others : [...others, { ...pick, stake: '' }], outcome: null };
  });
}

export function removePick(gameId: string, selectionId: string): void {
  change(gameId, ({ picks }) => ({
    picks: picks.filter((pick) => pick.selectionId !== selectionId),
    outcome: null,
  }));
}

export function setStake(gameId: string, selectionId: string, stake: string): void {
  change(gameId, ({ picks }) => ({
    picks: picks.map((pick) => (pick.selectionId === selectionId ? { ...pick, stake } : pick)),
    outcome: null,
  }));
}

/** Takes the present odds for those that were seen. */
export function takeOdds(gameId: string, present: ReadonlyMap<string, string>): void {
  change(gameId, ({ picks }) => ({
    picks: picks.map((pick) => ({ ...pick, odds: present.get(pick.selectionId) ?? pick.odds })),
    outcome: null,
  }));
}

export function setOutcome(gameId: string, outcome: SlipOutcome | null): void {
  change(gameId, (slip) => ({ ...slip, outcome }));
}

export function emptySlip(gameId: string): void {
  change(gameId, () => noSlip);
}

function change(gameId: string, to: (slip: GameSlip) => GameSlip): void {
  slips.setState(({ slips: all }) => ({
    slips: { ...all, [gameId]: to(all[gameId] ?? noSlip) },
  }));
}
