import { pageSlice } from '@noriter/kit/paging';
import { withRoundVoids } from '../../mini/store/void-rounds.ts';
import { type BetView, withLegs } from '../../placement/store/read-slip.ts';
import type { BetHistoryDeps } from '../deps.ts';
import type { ListPlace } from '../domain/list-place.ts';
import { presentFrom } from '../domain/old-bets.ts';
import { sourcesOf } from '../domain/products.ts';
import { type PlayView, playsOf } from './game-plays.ts';
import { type ListedSums, type Part, partPage, partSums, type Slice } from './listed-parts.ts';

export type BetFilter = {
  siteId: string;
  memberId: string;
  from: Date;
  /** The first instant outside. */
  until: Date;
  /** The old ones, or the present ones. */
  isOld: boolean;
  /** What is absent does not narrow the list. */
  groupKey?: string | undefined;
  vendorCode?: string | undefined;
};

/** A bet with the house, or a part in a round of somebody else's game. */
export type Listed = { bet: BetView } | { play: PlayView };

/** Which page: by its number, or what stands behind the last row of the one before. */
export type ListPage = { page: number; after: ListPlace | null };

/** Where one stands in the list. */
export function placeOf(one: Listed): ListPlace {
  return 'bet' in one
    ? { at: one.bet.placedAt, id: one.bet.betId }
    : { at: one.play.openedAt, id: one.play.roundId };
}

/**
 * A page of what a member has bet and played, newest first, and what all of it comes to. The present
 * ones are those of the present days, and behind them what is open of earlier days: each is asked for
 * by itself, the first by the indexes of a member's bets and rounds by time and the others by those of
 * open ones. Asked for together, they would cost a look at all old ones.
 */
export async function listBets(
  deps: Pick<BetHistoryDeps, 'prisma' | 'pool' | 'clock'>,
  { from, until, isOld, groupKey, vendorCode, siteId, memberId }: BetFilter,
  { page, after }: ListPage,
): Promise<{ rows: Listed[]; totals: ListedSums; isLast: boolean }> {
  const since = presentFrom(deps.clock.now());
  const kept = { siteId, memberId, vendorCode, ...sourcesOf(groupKey) };
  const earlier = { ...kept, from, until: until < since ? until : since };
  const present = { ...kept, from: from > since ? from : since, until, isOpen: null };
  const behind = from < earlier.until ? [{ ...earlier, isOpen: true }] : [];
  const parts = isOld ? [{ ...earlier, isOpen: false }] : [present, ...behind];
  const slice = { ...pageSlice(after === null ? page : 1), after };
  const { rows, totals } = await onePage({ ...deps, siteId }, parts, slice);
  return { rows, totals, isLast: rows.length < slice.limit };
}

/** A page of lists that stand one behind the other. */
async function onePage(
  { prisma, pool, siteId }: Pick<BetHistoryDeps, 'prisma' | 'pool'> & { siteId: string },
  parts: readonly Part[],
  { limit, offset, after }: Slice,
): Promise<{ rows: Listed[]; totals: ListedSums }> {
  const found: { id: string; isBet: boolean }[] = [];
  const totals: ListedSums = { count: 0, staked: 0n, returned: 0n };
  for (const part of parts) {
    const before = Math.max(0, offset - totals.count);
    const slice = { limit: limit - found.length, offset: before, after };
    if (slice.limit > 0) found.push(...(await partPage(pool, part, slice)));
    const sums = await partSums(pool, part);
    totals.count += sums.count;
    totals.staked += sums.staked;
    totals.returned += sums.returned;
  }
  const idsOf = (wanted: boolean) =>
    found.flatMap(({ id, isBet }) => (isBet === wanted ? [id] : []));
  const [rows, plays] = await Promise.all([
    prisma.bet.findMany({ where: { betId: { in: idsOf(true) } }, include: withLegs }),
    playsOf(pool, idsOf(false)),
  ]);
  const bets = await withRoundVoids({ pool, siteId }, rows);
  const listed = new Map<string, Listed>([
    ...bets.map((bet) => [bet.betId, { bet }] as const),
    ...plays.map((play) => [play.roundId, { play }] as const),
  ]);
  return { rows: found.flatMap(({ id }) => listed.get(id) ?? []), totals };
}

/** Bets of a member on one round: limits keep them few. */
const BETS_OF_ROUND_MAX = 500;

export async function betsOfRound(
  { prisma, pool }: Pick<BetHistoryDeps, 'prisma' | 'pool'>,
  round: { siteId: string; memberId: string; gameId: string; gameDay: string; number: number },
): Promise<BetView[]> {
  const bets = await prisma.bet.findMany({
    where: round,
    include: withLegs,
    orderBy: { betId: 'asc' },
    take: BETS_OF_ROUND_MAX,
  });
  return withRoundVoids({ pool, siteId: round.siteId }, bets);
}
