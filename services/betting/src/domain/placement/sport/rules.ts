/** What may be combined, how often and how high: a policy of each site, apart from the limits. */
import type { Won } from '@noriter/kit/money';
import { ODDS_SCALE, type Odds } from '../../settlement/odds.ts';
import type { BonusRule } from '../../settlement/ticket.ts';
import type { MarketKind } from '../../sport/market.ts';
import type { Sport } from '../../sport/sports.ts';

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

export const demoSportRules: SportRules = {
  foldsMax: 10,
  linesMax: 252n,
  legOddsMin: 1_010n,
  totalOddsMax: 10_000n * ODDS_SCALE,
  bonus: {
    legOddsMin: 1_300n,
    steps: [
      { folds: 3, factor: 1_030n },
      { folds: 4, factor: 1_050n },
      { folds: 5, factor: 1_070n },
    ],
  },
  matrix: {
    crossings: [
      { sport: 'soccer', kinds: ['three-way', 'total'] },
      { sport: 'baseball', kinds: ['two-way', 'total'] },
      { sport: 'basketball', kinds: ['handicap', 'total'] },
    ],
    alone: [{ kind: 'special' }, { kind: 'outright' }],
    groups: [['virtual-soccer', 'dog-racing', 'horse-racing'], ['esport']],
    mixesLive: false,
    crossTicketsPerDayMax: 1,
  },
  axis: { ticketsMax: 5, stakeMax: 3_000_000n, returnMax: 10_000_000n },
};
