import type { BettingBase } from '../../base.ts';
import type { Bet, BetLeg, BetSlip } from '../../generated/client.ts';
import { withRoundVoids } from '../../mini/store/void-rounds.ts';

/** A leg of a bet as its member sees it. */
export type LegView = Pick<
  BetLeg,
  | 'position'
  | 'fixtureId'
  | 'marketKey'
  | 'selectionId'
  | 'sport'
  | 'leagueId'
  | 'homeKo'
  | 'homeEn'
  | 'awayKo'
  | 'awayEn'
  | 'odds'
  | 'askedOdds'
  | 'isLive'
  | 'startsAt'
  | 'putOffHours'
> & {
  /** As the tables have them; checked on their way out. */
  market: unknown;
  result: unknown;
  /** Its match as it stands now; absent of a slip that has just been placed. */
  fixture?: { state: string; startsAt: Date };
};

/** A bet as its member sees it, its legs in their order; a bet on a round has none. */
export type BetView = Pick<
  Bet,
  | 'betId'
  | 'slipId'
  | 'placedAt'
  | 'product'
  | 'gameId'
  | 'gameDay'
  | 'number'
  | 'marketId'
  | 'selectionId'
  | 'odds'
  | 'stake'
  | 'state'
  | 'returned'
  | 'settledAt'
  | 'kind'
  | 'linesOf'
  | 'lineStake'
  | 'openLineStake'
  | 'returnMost'
  | 'cashedOut'
  | 'voidReason'
  | 'freeBetId'
> & {
  bonus: unknown;
  legs: readonly LegView[];
  /** It is open on a round that its site declared void: the draw cancels it. */
  isToBeCancelled: boolean;
};

/** A slip as its member sees it, its bets in their order. */
export type SlipView = Pick<
  BetSlip,
  | 'slipId'
  | 'product'
  | 'gameId'
  | 'gameDay'
  | 'number'
  | 'roundId'
  | 'refusal'
  | 'state'
  | 'stake'
  | 'placedAt'
> & { problems: unknown; bets: readonly BetView[] };

/** Legs with every bet that is shown, and where their matches stand. */
export const withLegs = {
  legs: {
    orderBy: { position: 'asc' },
    include: { fixture: { select: { state: true, startsAt: true } } },
  },
} as const;

/** A member's slip with its bets and its round; null when they have none of that id. */
export async function readSlip(
  { prisma, pool }: Pick<BettingBase, 'prisma' | 'pool'>,
  key: { siteId: string; memberId: string; slipId: string },
) {
  const slip = await prisma.betSlip.findFirst({
    where: key,
    include: { bets: { orderBy: { betId: 'asc' }, include: withLegs }, round: true },
  });
  if (slip === null) return null;
  return { ...slip, bets: await withRoundVoids({ pool, siteId: key.siteId }, slip.bets) };
}

/** A bet that its member has just acted on, which is one on sports: no draw will cancel it. */
export async function readOwnBet(
  { prisma }: Pick<BettingBase, 'prisma'>,
  key: { siteId: string; memberId: string; betId: string },
): Promise<BetView> {
  const bet = await prisma.bet.findFirstOrThrow({ where: key, include: withLegs });
  return { ...bet, isToBeCancelled: false };
}
