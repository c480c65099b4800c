import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { addAllToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { DrawEventSchema } from '@noriter/proto/draw_events_pb';
import { drawEvents } from '@noriter/proto/topics';
import type pg from 'pg';

import type { BettingDeps } from '../deps.ts';
import { roundSeed, seedHash } from '../domain/mini/draw-fair.ts';
import { type Game, games, roundName } from '../domain/mini/games.ts';
import { type Round, roundsFrom } from '../domain/mini/round-clock.ts';

const SECOND_MS = 1_000;

/**
 * Announces the next rounds of every game, each with the hash of the seed it will be drawn with.
 * A round that was announced before stays as it is, so this may run as often as it likes.
 *
 * A demonstration is given some rounds that have passed as well. Each keeps the moment it was
 * announced, so that nobody takes it for one whose hash was known before its bets.
 */
export async function announceRounds(deps: BettingDeps): Promise<void> {
  const { pool } = deps;
  const due = games.map((game) => ({ game, rounds: dueRounds(deps, game) }));
  await withTransaction(pool, async (tx) => {
    for (const { game, rounds } of due) {
      const missing = await withoutKnown(tx, game, rounds);
      for (const round of missing) await announce(deps, tx, { game, round });
    }
  });
}

function dueRounds({ clock, config }: BettingDeps, game: Game): readonly Round[] {
  const { ROUNDS_AHEAD, ROUNDS_BEHIND } = config;
  const behindMs = ROUNDS_BEHIND * game.clock.cycle * SECOND_MS;
  const from = new Date(clock.now().getTime() - behindMs);
  return roundsFrom(game.clock, from, ROUNDS_BEHIND + ROUNDS_AHEAD);
}

async function withoutKnown(
  tx: pg.ClientBase,
  { gameId }: Game,
  rounds: readonly Round[],
): Promise<readonly Round[]> {
  const { rows } = await tx.query<{ day: string; number: number }>(
    `select game_day as day, number from mini_round
     where game_id = $1 and draws_at = any($2::timestamptz[])`,
    [gameId, rounds.map(({ drawsAt }) => drawsAt)],
  );
  const known = new Set(rows.map(({ day, number }) => `${day} ${number}`));
  return rounds.filter(({ gameDay, number }) => !known.has(`${gameDay} ${number}`));
}

async function announce(
  { config, ids, clock }: BettingDeps,
  tx: pg.ClientBase,
  { game, round }: { game: Game; round: Round },
): Promise<void> {
  const { gameDay, number, opensAt, closesAt, drawsAt } = round;
  const roundId = ids.next();
  const announcedAt = clock.now();
  const hash = seedHash(roundSeed(config.DRAW_KEY, roundName(game, gameDay, number)));
  const { rowCount } = await tx.query(
    `insert into mini_round
       (round_id, game_id, game_day, number, opens_at, closes_at, draws_at, seed_hash,
        announced_at, state)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'open')
     on conflict (game_id, game_day, number) do nothing`,
    [roundId, game.gameId, gameDay, number, opensAt, closesAt, drawsAt, hash, announcedAt],
  );
  if (rowCount === 0) return;
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
