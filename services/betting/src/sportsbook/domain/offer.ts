import type { Odds } from '@noriter/rules/odds';
import type { Leg } from '../../vocabulary/leg.ts';

/** A selection as it is offered at this moment. */
export type OfferedLeg = Leg & {
  readonly odds: Odds;
  /** The feed's own, of before an operator's margin. */
  readonly fedOdds: Odds;
  /** By the database's clock, the market's state and its producer's. */
  readonly isOpen: boolean;
  /** In play: bets wait a while and are looked at again. */
  readonly isLive: boolean;
  /** When bets on it last ended or began again, by the database's clock; null if they never did. */
  readonly stoppedAt: Date | null;
};
