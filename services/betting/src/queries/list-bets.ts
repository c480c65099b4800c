import { pageSlice } from '@noriter/kit/paging';
import type { BettingDeps } from '../deps.ts';
import { presentFrom } from '../domain/old-bets.ts';
import type { Prisma } from '../generated/client.ts';
import { type BetView, withLegs } from './read-slip.ts';

export type BetFilter = {
  siteId: string;
  memberId: string;
  from: Date;
  /** The first instant outside. */
  until: Date;
  /** The old ones, or the present ones. */
  isOld: boolean;
  /** What is absent does not narrow the list. */
  product?: string | undefined;
  gameId?: string | undefined;
};

/**
 * A page of a member's bets, newest first. The present ones are the bets of the present days, and
 * behind them what is open of earlier days: each is asked for by itself, the first by the index of
 * a member's bets by time and the others by that of open bets. Asked for together, they would cost
 * a look at all old ones.
 */
export async function listBets(
  { prisma, clock }: Pick<BettingDeps, 'prisma' | 'clock'>,
  { from, until, isOld, product, gameId, ...owner }: BetFilter,
  page: number,
): Promise<{ rows: BetView[]; total: number }> {
  const since = presentFrom(clock.now());
  const [atLeast, before] = [later(from, since), until < since ? until : since];
  const kept = {
    ...owner,
    ...(product === undefined ? {} : { product }),
    ...(gameId === undefined ? {} : { gameId }),
  };
  const earlier = { ...kept, placedAt: { gte: from, lt: before } };
  if (isOld) return onePage(prisma, [{ ...earlier, isOpen: false }], pageSlice(page));
  const present = { ...kept, placedAt: { gte: atLeast, lt: until } };
  const behind = from < before ? [{ ...earlier, isOpen: true }] : [];
  return onePage(prisma, [present, ...behind], pageSlice(page));
}

/** A page of lists that stand one behind the other. */
async function onePage(
  prisma: BettingDeps['prisma'],
  [first, ...others]: readonly [Prisma.BetWhereInput, ...Prisma.BetWhereInput[]],
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: BetView[]; total: number }> {
  const find = (where: Prisma.BetWhereInput, take: number, skip: number) =>
    prisma.bet.findMany({
      where,
      include: withLegs,
      orderBy: [{ placedAt: 'desc' }, { betId: 'desc' }],
      take,
      skip,
    });
  const count = (where: Prisma.BetWhereInput) => prisma.bet.count({ where });
  const [found, inFirst] = await Promise.all([find(first, limit, offset), count(first)]);
  const rows: BetView[] = [...found];
  let total = inFirst;
  for (const where of others) {
    const skip = Math.max(0, offset - total);
    const more = rows.length < limit ? await find(where, limit - rows.length, skip) : [];
    rows.push(...more);
    total += await count(where);
  }
  return { rows, total };
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
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
