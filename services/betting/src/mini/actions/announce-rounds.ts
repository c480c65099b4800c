import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { type BeaconChain, roundAfter } from '@noriter/fair-draw/beacon';
import { seedHash } from '@noriter/fair-draw/fair-draw';
import { addAllToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { DrawEventSchema } from '@noriter/proto/draw_events_pb';
import { drawEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import type { MiniDeps } from '../deps.ts';
import { type Game, games } from '../domain/games.ts';
import { type Round, roundsFrom } from '../domain/round-clock.ts';
import { insertRound, unannounced } from '../store/due-rounds.ts';
import { commitChains } from './commit-chains.ts';
import { readSeeds, type SeedOf } from './steps/seeds-of-chains.ts';

const SECOND_MS = 1_000;

/**
 * Announces the next rounds of every game, each with the hash of the seed it will be drawn with, and
 * with the beacon's round that it will be mixed with: the first one after its bets end.
 * A round that was announced before stays as it is, so this may run as often as it likes.
 *
 * A demonstration is given some rounds that have passed as well. Each keeps the moment it was
 * announced, so that nobody takes it for one whose hash was known before its bets.
 *
 * Without a beacon nothing is announced while a site is in real mode.
 */
export async function announceRounds(deps: MiniDeps): Promise<void> {
  const { pool, beacon } = deps;
  if (beacon === null && (await deps.realSite()) !== null) return;
  const due = games.map((game) => ({ game, rounds: dueRounds(deps, game) }));
  const days = due.flatMap(({ rounds }) => rounds.map(({ gameDay }) => gameDay));
  await commitChains(deps, days);
  const names = games.flatMap(({ drawnAs }) =>
    [...new Set(days)].map((gameDay) => ({ drawnAs, gameDay })),
  );
  const seedOf = await readSeeds(deps, names);
  await withTransaction(pool, async (tx) => {
    for (const { game, rounds } of due) {
      const missing = await unannounced(tx, game.gameId, rounds);
      for (const round of missing) await announce(deps, tx, { game, round, seedOf });
    }
  });
}

function dueRounds({ clock, config }: MiniDeps, game: Game): readonly Round[] {
  const { ROUNDS_AHEAD, ROUNDS_BEHIND } = config;
  const behindMs = ROUNDS_BEHIND * game.clock.cycle * SECOND_MS;
  const from = new Date(clock.now().getTime() - behindMs);
  return roundsFrom(game.clock, from, ROUNDS_BEHIND + ROUNDS_AHEAD);
}

/** A round without a seed is not announced: its chain is missing, or sealed with a key that is gone. */
async function announce(
  { beacon, ids, clock, log }: MiniDeps,
  tx: pg.ClientBase,
  { game, round, seedOf }: { game: Game; round: Round; seedOf: SeedOf },
): Promise<void> {
  const { gameDay, number, closesAt, drawsAt } = round;
  const seed = seedOf({ drawnAs: game.drawnAs, gameDay, number });
  if (seed === null) {
    log.error({ gameId: game.gameId, gameDay, number }, 'a round has no seed and is not announced');
    return;
  }
  const roundId = ids.next();
  const announcedAt = clock.now();
  const hash = seedHash(seed);
  const mixedWith = beacon === null ? null : beaconRoundOf(beacon.chain, closesAt);
  const row = { roundId, gameId: game.gameId, round, hash, announcedAt, beacon: mixedWith };
  if (!(await insertRound(tx, row))) return;
  const value = create(DrawEventSchema, {
    gameId: game.gameId,
    roundId,
    gameDay,
    number,
    occurredAt: timestampFromDate(announcedAt),
    event: {
      case: 'opened',
      value: {
        closesAt: timestampFromDate(closesAt),
        drawsAt: timestampFromDate(drawsAt),
        seedHash: hash,
      },
    },
  });
  await addAllToOutbox(tx, drawEvents, [{ key: game.gameId, id: ids.next(), value }]);
}

function beaconRoundOf(chain: BeaconChain, closesAt: Date) {
  return { chain: chain.hash, round: roundAfter(chain, closesAt) };
}
