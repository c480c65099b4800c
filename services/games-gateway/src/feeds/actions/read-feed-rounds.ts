import { addAllToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { gameEvents } from '@noriter/proto/topics';
import { readFeed } from '../../reconciliation/clients/vendor-feed.ts';
import { TooMuch } from '../../reconciliation/domain/too-much.ts';
import { roundChangedEvent } from '../../rounds/events/game-event.ts';
import { VendorUnreachable } from '../../site/clients/call-vendor.ts';
import { lockCounted, saveCounted } from '../../site/store/counted.ts';
import type { FeedsDeps } from '../deps.ts';
import { contradictedMoves, giftsIn, playedMoves } from '../domain/feed-moves.ts';
import { inBatches, roundsInOrder } from '../domain/paid-rounds.ts';
import { addFeedMoves } from '../store/add-feed-moves.ts';
import { ofOnePlayer } from './one-player.ts';
import { playedOnMoney, takeGifts } from './played-on-money.ts';

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
 * money there, or not as much, it is a difference instead.
 *
 * @returns false when the feed could not be read; it is read from there the next time
 */
export async function readFeedRounds(deps: FeedsDeps, vendorKey: string): Promise<boolean> {
  const { pool, clock, log } = deps;
  const name = `played ${vendorKey}` as const;
  const now = clock.now().getTime();
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
    const range = { from, until: new Date(now - YOUNG_MS) };
    const { feed, until } = await readSome(deps, vendorKey, range);
    const isKnownGame = (gameCode: string) => deps.games.byCode(vendorKey, gameCode) !== undefined;
    const given = giftsIn(vendorKey, feed, isKnownGame).map((gift) => [gift]);
    for (const gifts of inBatches(given, MOVES_PER_WRITE)) {
      await withTransaction(pool, (tx) =>
        takeGifts(tx, vendorKey, { gifts, from, at: clock.now() }),
      );
    }
    const rounds = roundsInOrder(playedMoves(vendorKey, feed));
    for (const moves of inBatches(rounds, MOVES_PER_WRITE)) {
      await withTransaction(pool, async (tx) => {
        const at = clock.now();
        const own = await playedOnMoney(deps, tx, vendorKey, { moves, from, at });
        const changed = await addFeedMoves(tx, vendorKey, own, at);
        const events = changed.map((round) =>
          roundChangedEvent(round, deps.games.byId(round.gameId) ?? { ...round }, at),
        );
        await addAllToOutbox(tx, gameEvents, events);
      });
    }
    const contradicted = contradictedMoves(vendorKey, feed).map((line) => [line]);
    for (const moves of inBatches(contradicted, MOVES_PER_WRITE)) {
      await withTransaction(pool, (tx) =>
        ofOnePlayer(deps, tx, vendorKey, { moves, at: clock.now() }),
      );
    }
    await withTransaction(pool, (tx) => saveCounted(tx, name, until));
    return true;
  } catch (error) {
    if (error instanceof TooMuch) {
      log.error({ err: error, vendorKey }, 'what was played at a vendor is more than can be read');
      return false;
    }
    if (!(error instanceof VendorUnreachable)) throw error;
    log.warn({ err: error, vendorKey }, 'what was played at a vendor could not be read');
    return false;
  }
}

/**
 * A feed of some time; where that is more than can be held, of its beginning alone, which is an hour more than was read
 * before.
 */
async function readSome(
  deps: FeedsDeps,
  vendorKey: string,
  { from, until }: { from: Date; until: Date },
) {
  try {
    return { feed: await readFeed(deps, vendorKey, { from, until }), until };
  } catch (error) {
    const early = new Date(from.getTime() + 2 * LATE_MS);
    if (!(error instanceof TooMuch) || early >= until) throw error;
    return { feed: await readFeed(deps, vendorKey, { from, until: early }), until: early };
  }
}
