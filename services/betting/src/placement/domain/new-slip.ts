import type { BonusRule, TicketKind } from '@noriter/rules/ticket';
import type { Conditions } from '../../mini/domain/markets/market.ts';
import type { Amounts } from '../../sportsbook/domain/exposure/exposure-shares.ts';
import type { Placement } from './placement.ts';
import type { AcceptedLeg } from './sport/ask.ts';

/** Who meets, and when it begins. */
export type LegFixture = {
  startsAt: Date;
  homeKo: string | null;
  homeEn: string | null;
  awayKo: string | null;
  awayEn: string | null;
};

/** A leg that may be written, with what it adds to its market. */
export type SlipLeg = AcceptedLeg &
  LegFixture & {
    share: Amounts;
    /** So long it waits for a match that is put off. */
    putOffHours: number;
  };

/** A bet that may be written: of a mini game its market and selection, of sports its legs. */
export type SlipBet = {
  /** Its own: of a slip with several, another may be on another sport. */
  readonly gameId: string;
  readonly marketId: string | null;
  readonly selectionId: string | null;
  readonly conditions: Conditions | null;
  readonly askedOdds: bigint;
  readonly odds: bigint;
  readonly stake: bigint;
  readonly kind: TicketKind;
  readonly linesOf: number;
  readonly lineStake: bigint;
  readonly bonus: BonusRule | null;
  readonly returnMost: bigint;
  readonly returnMax: bigint | null;
  readonly legs: readonly SlipLeg[];
};

/** A slip that may be written, with the bets it was decided to become. */
export type NewSlip = Pick<Placement, 'product' | 'slipId' | 'bettor' | 'asked'> & {
  gameId: string;
  /** The round it is on; null where it has legs. */
  gameDay: string | null;
  number: number | null;
  roundId: string | null;
  /** What the house may lose on the round. */
  roundLossMax: bigint | null;
  bets: readonly SlipBet[];
  /** The free bet that stakes it; null where its member does. */
  freeBetId: string | null;
  /** When it was decided, by the database's clock. */
  at: Date;
  /** A stake that is taken from then on buys no part in it. */
  stakeBefore: Date;
  /** When its bet delay ends. Null where it has none. */
  revalidatesAt: Date | null;
};

export type SlipRow = Omit<NewSlip, 'bets'> & {
  stake: bigint;
  bets: readonly (SlipBet & { betId: string })[];
};
