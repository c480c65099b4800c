import { addAllToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { gameEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import { readFeed } from '../../reconciliation/clients/vendor-feed.ts';
import { isCarried } from '../../reconciliation/domain/carried.ts';
import { carriedSince, noteUncarried } from '../../reconciliation/store/carried-money.ts';
import { roundChangedEvent } from '../../rounds/events/game-event.ts';
import { VendorUnreachable } from '../../site/clients/call-vendor.ts';
import { lockCounted, saveCounted } from '../../site/store/counted.ts';
import type { FeedsDeps } from '../deps.ts';
import { type PlayedMove, playedMoves } from '../domain/feed-moves.ts';
import { addFeedMoves } from '../store/add-feed-moves.ts';

/** What of a round is under way is left to the next time: a bet and its win are mostly read together. */
const YOUNG_MS = 2_000;
/** What came into a feed so late is still read. */
const LATE_MS = 3_600_000;
/** The first time looks back so far. */
const FIRST_MS = 24 * LATE_MS;
const MOVES_PER_WRITE = 2_000;

/**
 * Reads what was played at a vendor with a wallet of its own since the last time, and keeps and publishes it
 * as rounds: so a stake there is one in members' lists and for whoever counts stakes. Of who never carried
 * money there it is a difference instead.
 *
 * @returns false when the feed could not be read; it is read from there the next time
 */
export async function readFeedRounds(deps: FeedsDeps, vendorKey: string): Promise<boolean> {
  const { pool, clock, log } = deps;
  const name = `feed ${vendorKey}` as const;
  const now = clock.now().getTime();
  const until = new Date(now - YOUNG_MS);
  const since = await withTransaction(pool, async (tx) => {
    const known = await lockCounted(tx, name);
    if (known !== null) return known;
    // A first time that fails is to look back no less far when it comes again.
    const first = new Date(now - FIRST_MS);
    await saveCounted(tx, name, first);
    return first;
  });
  const from = new Date(since.getTime() - LATE_MS);
  try {
    const moves = playedMoves(vendorKey, await readFeed(deps, vendorKey, { from, until }));
    for (let first = 0; first < moves.length; first += MOVES_PER_WRITE) {
      const some = moves.slice(first, first + MOVES_PER_WRITE);
      await withTransaction(pool, async (tx) => {
        const at = clock.now();
        const own = await playedOnMoney(deps, tx, vendorKey, { moves: some, at });
        const rounds = await addFeedMoves(tx, vendorKey, own, at);
        const events = rounds.map((round) =>
          roundChangedEvent(round, deps.games.byId(round.gameId) ?? { ...round }, at),
        );
        await addAllToOutbox(tx, gameEvents, events);
      });
    }
    await withTransaction(pool, (tx) => saveCounted(tx, name, until));
    return true;
  } catch (error) {
    if (!(error instanceof VendorUnreachable)) throw error;
    log.warn({ err: error, vendorKey }, 'what was played at a vendor could not be read');
    return false;
  }
}

/** Moves that somebody can have made with money of theirs; the others are noted as differences. */
async function playedOnMoney(
  { log }: Pick<FeedsDeps, 'log'>,
  tx: pg.ClientBase,
  vendorKey: string,
  { moves, at }: { moves: readonly PlayedMove[]; at: Date },
): Promise<PlayedMove[]> {
  const members = moves.map(({ memberId }) => memberId);
  const since = await carriedSince(tx, vendorKey, members);
  const uncarried = moves.filter((one) => !isCarried(since, one));
  const noted = await noteUncarried(tx, vendorKey, uncarried, at);
  if (noted > 0) log.error({ vendorKey, noted }, 'who carried no money to a vendor played there');
  return moves.filter((one) => isCarried(since, one));
}
