import type { BettingDeps } from '../deps.ts';
import type { Bet, BetSlip } from '../generated/client.ts';

/** A bet as its member sees it. */
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
>;

/** A slip as its member sees it, its bets in their order. */
export type SlipView = Pick<
  BetSlip,
  | 'slipId'
  | 'product'
  | 'gameId'
  | 'gameDay'
  | 'number'
  | 'refusal'
  | 'state'
  | 'stake'
  | 'placedAt'
> & { bets: readonly BetView[] };

/** A member's slip with its bets and its round; null when they have none of that id. */
export async function readSlip(
  { prisma }: Pick<BettingDeps, 'prisma'>,
  key: { siteId: string; memberId: string; slipId: string },
) {
  return prisma.betSlip.findFirst({
    where: key,
    include: { bets: { orderBy: { betId: 'asc' } }, round: true },
  });
}
