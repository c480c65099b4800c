/** What may be combined, how often and how high: a policy of each site, apart from the limits. */
import type { Won } from '@noriter/kit/money';
import type { Odds } from '@noriter/rules/odds';
import { bonusFactorMax } from '@noriter/rules/return-rate';
import type { Sport } from '@noriter/rules/sports';
import type { BonusRule } from '@noriter/rules/ticket';
import type { MarketKind } from '../../vocabulary/market.ts';

/** In ten-thousandths of what the ticket is worth: 9500n keeps 5 %. */
export type CashOutRate = bigint;

export type SportRules = {
  /** Legs of a ticket. */
  readonly foldsMax: number;
  /** Lines of a system. */
  readonly linesMax: bigint;
  /** No leg of a ticket stands at less. */
  readonly legOddsMin: Odds;
  /** Of all legs of a ticket multiplied. */
  readonly totalOddsMax: Odds;
  readonly bonus: BonusRule | null;
  readonly matrix: CombinationMatrix;
  readonly axis: AxisLimits;
  /** Milliseconds a slip with a leg in play waits for its bet delay. */
  readonly liveDelayMs: number;
  readonly exposure: ExposureLimits;
  readonly cancel: CancelRule;
  /**
   * So many hours after its start a leg waits for a match that is put off; then it is void. Of the day a
   * ticket is placed.
   */
  readonly putOffVoidHours: number;
  /** Null where nothing is bought back. */
  readonly cashOutRate: CashOutRate | null;
};

/** What the house may lose on one market. */
export type ExposureLimits = {
  /** From so much on it is suspended until somebody has looked. */
  readonly suspendAt: Won;
  /** No bet is taken that would take it beyond. */
  readonly lossMax: Won;
};

/** How long members may take bets back, while no leg has started. */
export type CancelRule = {
  /** After the bet was placed; 0 where none is taken back. */
  readonly minutesMax: number;
  readonly perDayMax: number;
};

export type CombinationMatrix = {
  /** Which two markets of one match may stand on one ticket; no other two may. */
  readonly crossings: readonly Crossing[];
  /** What is bet on alone: it holds for legs that match all that is named. */
  readonly alone: readonly {
    readonly sport?: Sport;
    readonly leagueId?: string;
    readonly kind?: MarketKind;
  }[];
  /** Sports of different groups do not stand on one ticket; a sport in none goes with all. */
  readonly groups: readonly (readonly Sport[])[];
  /** Whether legs in play stand beside legs that are not. */
  readonly mixesLive: boolean;
  /** Tickets a day with a crossing in the same league; null for no limit. */
  readonly crossTicketsPerDayMax: number | null;
};

export type Crossing = {
  readonly sport: Sport;
  readonly kinds: readonly [MarketKind, MarketKind];
};

/** Of a member's open tickets that share a leg (축벳), the new one included. */
export type AxisLimits = {
  readonly ticketsMax: number;
  readonly stakeMax: Won;
  readonly returnMax: Won;
};

/** The fields that contradict others, or give away what prices keep, as paths; empty when none does. */
export function contradictionsOfRules(rules: SportRules): string[] {
  const { exposure, bonus, legOddsMin, totalOddsMax, matrix } = rules;
  const steps = bonus?.steps ?? [];
  const isTwice = new Set(steps.map(({ folds }) => folds)).size < steps.length;
  const isGift = steps.some(({ folds, factor }) => factor > bonusFactorMax(folds));
  const groups = matrix.groups.flat();
  return [
    ...(exposure.suspendAt > exposure.lossMax ? ['exposure.suspendAt'] : []),
    ...(totalOddsMax < legOddsMin ? ['totalOddsMax'] : []),
    ...(isTwice || isGift ? ['bonus.steps'] : []),
    ...(new Set(groups).size < groups.length ? ['matrix.groups'] : []),
  ];
}
