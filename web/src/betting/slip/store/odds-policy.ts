import type { OddsPolicy } from '@noriter/rules/price-policy';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { memberSession } from '../../../shared/member/member-session.ts';

/** Ten-thousandths by which odds may fall. */
export const tolerances = [0, 100, 300, 500] as const;
export type Tolerance = (typeof tolerances)[number];

/** One choice for every slip, until its member leaves. */
type Choice = { policy: OddsPolicy; tolerance: Tolerance };
const unchosen: Choice = { policy: 'none', tolerance: 0 };
const choice = createStore<Choice>(() => unchosen);
memberSession.onEnd(() => choice.setState(unchosen));

export function useOddsPolicy(): OddsPolicy {
  return useStore(choice, ({ policy }) => policy);
}

export function chooseOddsPolicy(policy: OddsPolicy): void {
  choice.setState({ policy });
}

export function useTolerance(): Tolerance {
  return useStore(choice, ({ tolerance }) => tolerance);
}

export function chooseTolerance(tolerance: Tolerance): void {
  choice.setState({ tolerance });
}
