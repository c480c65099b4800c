import type { LegName } from '@noriter/rules/leg-name';
import type { Sport } from '@noriter/rules/sports';
import type { Market } from './market.ts';

/** What a leg is a bet on, wherever it stands. */
export type Leg = LegName & {
  readonly sport: Sport;
  readonly leagueId: string;
  readonly market: Market;
};
