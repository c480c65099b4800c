import { withRoundVoids } from '../../mini/store/void-rounds.ts';
import { type BetView, withLegs } from '../../placement/store/read-slip.ts';
import type { BetHistoryDeps } from '../deps.ts';

/** A member's bet that was accepted, whatever became of it; null when they have none of that id. */
export async function findAcceptedBet(
  { prisma, pool }: Pick<BetHistoryDeps, 'prisma' | 'pool'>,
  key: { siteId: string; memberId: string; betId: string },
): Promise<BetView | null> {
  const bet = await prisma.bet.findFirst({
    where: { ...key, state: { notIn: ['pending', 'refused'] } },
    include: withLegs,
  });
  const [found] = await withRoundVoids({ pool, siteId: key.siteId }, bet === null ? [] : [bet]);
  return found ?? null;
}
