import type { BettingDeps } from '../deps.ts';

/** A slip of a member with its bets in their order; null when they have none of that id. */
export async function readSlip(
  { prisma }: Pick<BettingDeps, 'prisma'>,
  key: { siteId: string; memberId: string; slipId: string },
) {
  return prisma.betSlip.findFirst({
    where: key,
    include: { bets: { orderBy: { betId: 'asc' } }, round: true },
  });
}

export type SlipView = NonNullable<Awaited<ReturnType<typeof readSlip>>>;
