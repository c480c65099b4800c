/** What a member asks to bet on sports, and the context it is decided in. Both are plain records. */
import type { Won } from '@noriter/kit/money';
import type { LegName } from '@noriter/rules/leg-name';
import type { LegResult } from '@noriter/rules/leg-result';
import type { Odds } from '@noriter/rules/odds';
import type { PricePolicy } from '@noriter/rules/price-policy';
import type { BonusRule } from '@noriter/rules/ticket';
import type { StakeLimits } from '../../../site/domain/limits.ts';
import type { OfferedLeg } from '../../../sportsbook/domain/offer.ts';
import type { SportRules } from '../../../sportsbook/domain/rules.ts';
import type { Leg } from '../../../vocabulary/leg.ts';
import type { MiniContext } from '../ask.ts';

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
  /** What stakes it; the member does where there is none. */
  readonly freeBetId?: string | undefined;
};

/** A leg of a ticket that is open, with what became of it where that is known. */
export type HeldLeg = Leg & { readonly result?: LegResult | null };

/** An open ticket of the member. */
export type OpenSportTicket = {
  readonly legs: readonly HeldLeg[];
  readonly linesOf: number;
  readonly lineStake: Won;
  /** The most it can return. */
  readonly returnMost: Won;
  /** Placed within the last seconds: the same once more is taken for a slip of the finger. */
  readonly isRecent: boolean;
};

export type SportContext = Pick<MiniContext, 'player' | 'isGameLocked' | 'waitingSlips'> & {
  readonly offers: readonly OfferedLeg[];
  readonly limits: StakeLimits;
  readonly rules: SportRules;
  readonly open: readonly OpenSportTicket[];
  /** Tickets of today, by league, that combine markets of one of its matches. */
  readonly crossTicketsToday: Readonly<Record<string, number>>;
};

export type AcceptedLeg = OfferedLeg & { readonly askedOdds: Odds };

/** A ticket that may be written down, at the odds it will be paid at. */
export type AcceptedTicket = Omit<OpenSportTicket, 'legs' | 'isRecent'> & {
  readonly legs: readonly AcceptedLeg[];
  readonly stake: Won;
  /** Of this moment: it stays the ticket's. */
  readonly bonus: BonusRule | null;
};
