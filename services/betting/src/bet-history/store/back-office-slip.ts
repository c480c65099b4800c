import { withRoundVoids } from '../../mini/store/void-rounds.ts';
import { withLegs } from '../../placement/store/read-slip.ts';
import type { BetHistoryDeps } from '../deps.ts';

/**
 * A site's slip by its own id or that of one of its bets, with all there is to know of it; null when
 * the site has none.
 */
export async function backOfficeSlip(
  { prisma, pool }: Pick<BetHistoryDeps, 'prisma' | 'pool'>,
  { siteId, id }: { siteId: string; id: string },
) {
  const found = await prisma.betSlip.findFirst({
    where: { siteId, OR: [{ slipId: id }, { bets: { some: { betId: id } } }] },
    include: {
      round: true,
      bets: {
        orderBy: { betId: 'asc' },
        include: { ...withLegs, settlements: { orderBy: { version: 'asc' } } },
      },
    },
  });
  if (found === null) return null;
  const slip = { ...found, bets: await withRoundVoids({ pool, siteId }, found.bets) };
  const member = await prisma.member.findUnique({ where: { memberId: slip.memberId } });
  return { slip, member };
}
