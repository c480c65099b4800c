import { pageSlice } from '@noriter/kit/paging';
import type { BettingDeps } from '../deps.ts';
import { type BetView, withLegs } from './read-slip.ts';

export type BetFilter = {
  siteId: string;
  memberId: string;
  from: Date;
  /** The first instant outside. */
  until: Date;
  /** What is absent does not narrow the list. */
  product?: string | undefined;
  gameId?: string | undefined;
};

/** A page of a member's bets, newest first. */
export async function listBets(
  { prisma }: Pick<BettingDeps, 'prisma'>,
  { from, until, product, gameId, ...owner }: BetFilter,
  page: number,
): Promise<{ rows: BetView[]; total: number }> {
  const where = {
    ...owner,
    placedAt: { gte: from, lt: until },
    ...(product === undefined ? {} : { product }),
    ...(gameId === undefined ? {} : { gameId }),
  };
  const { limit, offset } = pageSlice(page);
  const [rows, total] = await Promise.all([
    prisma.bet.findMany({
      where,
      include: withLegs,
      orderBy: [{ placedAt: 'desc' }, { betId: 'desc' }],
      take: limit,
      skip: offset,
    }),
    prisma.bet.count({ where }),
  ]);
  return { rows, total };
}

/** Bets of a member on one round: limits keep them few. */
const BETS_OF_ROUND_MAX = 500;

export async function betsOfRound(
  { prisma }: Pick<BettingDeps, 'prisma'>,
  round: { siteId: string; memberId: string; gameId: string; gameDay: string; number: number },
): Promise<BetView[]> {
  return prisma.bet.findMany({
    where: round,
    include: withLegs,
    orderBy: { betId: 'asc' },
    take: BETS_OF_ROUND_MAX,
  });
}

/** A bet that its member has just acted on. */
export async function readOwnBet(
  { prisma }: Pick<BettingDeps, 'prisma'>,
  key: { siteId: string; memberId: string; betId: string },
): Promise<BetView> {
  return prisma.bet.findFirstOrThrow({ where: key, include: withLegs });
}
