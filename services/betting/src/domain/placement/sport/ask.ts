/** What a member asks to bet on sports, and the world it is decided in. Both are plain records. */
import type { Won } from '@noriter/kit/money';
import type { StakeLimits } from '../../limits.ts';
import type { Odds } from '../../settlement/odds.ts';
import type { BonusRule } from '../../settlement/ticket.ts';
import type { Market } from '../../sport/market.ts';
import type { Sport } from '../../sport/sports.ts';
import type { World } from '../ask.ts';
import type { PricePolicy } from '../price-policy.ts';
import type { SportRules } from './rules.ts';

/** What is bet on; `marketKey` is the market's own among those of its fixture. */
export type LegName = {
  readonly fixtureId: string;
  readonly marketKey: string;
  readonly selectionId: string;
};

export type AskedLeg = LegName & {
  /** As the member saw them. */
  readonly odds: Odds;
};

/** A single, a combination or a system: see `kindOf`. */
export type AskedTicket = {
  readonly legs: readonly AskedLeg[];
  /** So many of the legs make a line. */
  readonly linesOf: number;
  /** Of one line. */
  readonly lineStake: Won;
};

/** A slip: all of its tickets are accepted, or none. */
export type SportAsk = PricePolicy & {
  readonly product: 'sport';
  readonly tickets: readonly AskedTicket[];
};

/** What a leg is a bet on, wherever it stands. */
export type Leg = LegName & {
  readonly sport: Sport;
  readonly leagueId: string;
  readonly market: Market;
};

/** A selection as it is offered at this moment. */
export type OfferedLeg = Leg & {
  readonly odds: Odds;
  /** By the database's clock, the market's state and its producer's. */
  readonly isOpen: boolean;
  /** In play: bets wait a while and are looked at again. */
  readonly isLive: boolean;
  /** When bets on it were last stopped; null if they never were. */
  readonly stoppedAt: Date | null;
};

/** An open ticket of the member. */
export type HeldTicket = {
  readonly legs: readonly Leg[];
  readonly linesOf: number;
  readonly lineStake: Won;
  /** The most it can return. */
  readonly returnMost: Won;
  /** Placed within the last seconds: the same once more is taken for a slip of the finger. */
  readonly isRecent: boolean;
};

export type SportWorld = Pick<World, 'player' | 'isGameLocked' | 'waitingSlips'> & {
  readonly offers: readonly OfferedLeg[];
  readonly limits: StakeLimits;
  readonly rules: SportRules;
  readonly held: readonly HeldTicket[];
  /** Tickets of today, by league, that combine markets of one of its matches. */
  readonly crossTicketsToday: Readonly<Record<string, number>>;
};

export type AcceptedLeg = OfferedLeg & { readonly askedOdds: Odds };

/** A ticket that may be written down, at the odds it will be paid at. */
export type AcceptedTicket = Omit<HeldTicket, 'legs' | 'isRecent'> & {
  readonly legs: readonly AcceptedLeg[];
  readonly stake: Won;
  /** Of this moment: it stays the ticket's. */
  readonly bonus: BonusRule | null;
};

/** Two names of one selection are equal texts. */
export function legText({ fixtureId, marketKey, selectionId }: LegName): string {
  return JSON.stringify([fixtureId, marketKey, selectionId]);
}
