import { type BetView, withLegs } from '../../placement/store/read-slip.ts';
import type { BetHistoryDeps } from '../deps.ts';

/** A member's bet that was accepted, whatever became of it; null when they have none of that id. */
export function findAcceptedBet(
  { prisma }: Pick<BetHistoryDeps, 'prisma'>,
  key: { siteId: string; memberId: string; betId: string },
): Promise<BetView | null> {
  return prisma.bet.findFirst({
    where: { ...key, state: { notIn: ['pending', 'refused'] } },
    include: withLegs,
  });
}
