import { pageSlice } from '@noriter/kit/paging';
import { z } from 'zod';
import type { MiniRound } from '../../generated/client.ts';
import type { MiniDeps } from '../deps.ts';
import { voidRounds } from './void-rounds.ts';

/** A drawn round's result as it was stored. */
export const storedDraw = z.object({
  balls: z.array(z.int()),
  facts: z.record(z.string(), z.int()),
});

export type StoredDraw = z.infer<typeof storedDraw>;

export type RoundView = Omit<MiniRound, 'result'> & { draw: StoredDraw | null };

/** A round as it stands for one site, which may have declared it void. */
export type ComingRound = RoundView & { isVoid: boolean };

/**
 * The round whose bets are open or whose draw comes next, as it stands for a site; null before any was
 * announced.
 */
export async function nextRound(
  { prisma, pool, clock }: MiniDeps,
  { gameId, siteId }: { gameId: string; siteId: string },
): Promise<ComingRound | null> {
  const round = await prisma.miniRound.findFirst({
    where: { gameId, drawsAt: { gt: clock.now() } },
    orderBy: { drawsAt: 'asc' },
  });
  if (!round) return null;
  const { roundId } = round;
  const voids = await voidRounds(pool, { siteId, roundIds: [roundId] });
  return { ...viewOf(round), isVoid: voids.has(roundId) };
}

/** The round that was drawn or excluded last. */
export async function lastRound({ prisma }: MiniDeps, gameId: string) {
  const round = await prisma.miniRound.findFirst({
    where: { gameId, state: { not: 'open' } },
    orderBy: { drawsAt: 'desc' },
  });
  return round && viewOf(round);
}

export async function findRound(
  { prisma }: MiniDeps,
  gameId: string,
  { gameDay, number }: { gameDay: string; number: number },
) {
  const key = { gameId, gameDay, number };
  const round = await prisma.miniRound.findUnique({ where: { gameId_gameDay_number: key } });
  return round && viewOf(round);
}

/** The rounds of one game day that are over, newest first. */
export async function listResults(
  { prisma }: MiniDeps,
  query: { gameId: string; gameDay: string; page: number },
): Promise<{ rows: RoundView[]; total: number }> {
  const where = { gameId: query.gameId, gameDay: query.gameDay, state: { not: 'open' } };
  const { limit, offset } = pageSlice(query.page);
  const [rows, total] = await Promise.all([
    prisma.miniRound.findMany({ where, orderBy: { number: 'desc' }, take: limit, skip: offset }),
    prisma.miniRound.count({ where }),
  ]);
  return { rows: rows.map(viewOf), total };
}

/** Every result of one game day, oldest first; rounds without one are left out. */
export async function drawsOfDay(
  { prisma }: MiniDeps,
  query: { gameId: string; gameDay: string },
): Promise<{ number: number; draw: StoredDraw }[]> {
  const rows = await prisma.miniRound.findMany({
    where: { ...query, state: 'drawn' },
    orderBy: { number: 'asc' },
    select: { number: true, result: true },
  });
  return rows.map(({ number, result }) => ({ number, draw: storedDraw.parse(result) }));
}

function viewOf({ result, ...round }: MiniRound): RoundView {
  return { ...round, draw: result === null ? null : storedDraw.parse(result) };
}
