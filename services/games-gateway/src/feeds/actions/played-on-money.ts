import type pg from 'pg';
import { isCarried } from '../../reconciliation/domain/carried.ts';
import { carriedSince, noteImpossible } from '../../reconciliation/store/carried-money.ts';
import { noteCorrected } from '../../reconciliation/store/corrected-lines.ts';
import { noteCounted, readTornRounds } from '../../reconciliation/store/set-aside.ts';
import type { FeedsDeps } from '../deps.ts';
import type { Gift, PlayedMove } from '../domain/feed-moves.ts';
import { payRounds, roundsInOrder, stakedRounds } from '../domain/paid-rounds.ts';
import { addFeedGifts, removeFeedGifts } from '../store/add-feed-gifts.ts';
import { readNewMoves } from '../store/add-feed-moves.ts';
import { type FeedBalance, lockFeedBalances, saveFeedBalances } from '../store/feed-balances.ts';
import { readStaked } from '../store/staked-rounds.ts';
import { ofOnePlayer } from './one-player.ts';

/** What pays for a stake, and the bet of what is taken back, may come into a feed later: nobody is alarmed before. */
const YOUNG_MS = 10 * 60_000;

type Deps = Pick<FeedsDeps, 'log'>;
/** Moves of a feed that is read since `from`, and now. */
type Moves = { moves: readonly PlayedMove[]; from: Date; at: Date };

/**
 * What is new of some rounds of a feed, and can have been made with money that was there. The rest is noted as
 * differences: it counts for nobody, unless the feed has what paid for it while it is still read. So is what was counted
 * and has another amount or player since: it stays as it was counted.
 */
export async function playedOnMoney(
  { log }: Deps,
  tx: pg.ClientBase,
  vendorKey: string,
  { moves: read, from, at }: Moves,
): Promise<PlayedMove[]> {
  const moves = await ofOnePlayer({ log }, tx, vendorKey, { moves: read, at });
  const corrected = await noteCorrected(tx, vendorKey, moves, at);
  if (corrected > 0) log.error({ vendorKey, corrected }, 'a vendor has corrected what was counted');
  const members = moves.map(({ memberId }) => memberId);
  const since = await carriedSince(tx, vendorKey, members);
  const uncarried = moves.filter((one) => !isCarried(since, one));
  const noted = await noteImpossible(tx, vendorKey, uncarried, at);
  if (noted > 0) log.error({ vendorKey, noted }, 'who carried no money to a vendor played there');
  const carried = moves.filter((one) => isCarried(since, one));
  return paidMoves({ log }, tx, vendorKey, { moves: carried, from, at });
}

async function paidMoves(
  { log }: Deps,
  tx: pg.ClientBase,
  vendorKey: string,
  { moves, from, at }: Moves,
): Promise<PlayedMove[]> {
  if ((await readNewMoves(tx, vendorKey, moves)).length === 0) return [];
  const members = moves.map(({ memberId }) => memberId);
  const balances = await lockFeedBalances(tx, vendorKey, members, { from, at });
  // Read once more: who had the lock before may have added them.
  const fresh = await readNewMoves(tx, vendorKey, moves);
  const taken = await removeFeedGifts(tx, fresh);
  const before = new Map(
    balances.map(({ memberId, has }) => [memberId, has - (taken.get(memberId) ?? 0n)]),
  );
  const torn = await readTornRounds(tx, vendorKey, fresh);
  const ofTorn = fresh.filter(({ roundId }) => torn.has(roundId));
  const whole = fresh.filter(({ roundId }) => !torn.has(roundId));
  const { staked, unstaked } = stakedRounds(roundsInOrder(whole), await readStaked(tx, whole));
  const { paid, unpaid, left } = payRounds(staked, before);
  const changed = (one: FeedBalance) => (left.get(one.memberId) ?? one.has) - one.has;
  await saveFeedBalances(tx, vendorKey, balances.map(playedMore(changed)), at);
  const isYoung = ({ at: playedAt }: PlayedMove) =>
    playedAt <= at && playedAt.getTime() > at.getTime() - YOUNG_MS;
  const old = [...ofTorn, ...unstaked, ...unpaid].filter((one) => !isYoung(one));
  const noted = await noteImpossible(tx, vendorKey, old, at);
  if (noted > 0) log.error({ vendorKey, noted }, 'more was staked or taken back than was there');
  await noteCounted(tx, vendorKey, paid, at);
  return paid;
}

/** Keeps gifts of a feed, so that they can be staked: each once. */
export async function takeGifts(
  tx: pg.ClientBase,
  vendorKey: string,
  { gifts, from, at }: { gifts: readonly Gift[]; from: Date; at: Date },
): Promise<void> {
  const members = gifts.map(({ memberId }) => memberId);
  const balances = await lockFeedBalances(tx, vendorKey, members, { from, at });
  const given = await addFeedGifts(tx, vendorKey, gifts);
  const changed = ({ memberId }: FeedBalance) => given.get(memberId) ?? 0n;
  await saveFeedBalances(tx, vendorKey, balances.map(playedMore(changed)), at);
}

const playedMore = (changed: (one: FeedBalance) => bigint) => (one: FeedBalance) => ({
  ...one,
  played: one.played + changed(one),
});
