import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { addToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { DrawEventSchema } from '@noriter/proto/draw_events_pb';
import { drawEvents } from '@noriter/proto/topics';
import type pg from 'pg';

import type { BettingDeps } from '../deps.ts';
import { fairNumbers, roundSeed, seedHash } from '../domain/mini/draw-fair.ts';
import { type Draw, drawOf, gameOf, roundName } from '../domain/mini/games.ts';

/** A pause may leave a day of four games behind; the next run goes on. */
const ROUNDS_PER_RUN = 1_200;

type DueRound = { roundId: string; gameId: string; gameDay: string; number: number; hash: string };

type DrawEventBody = NonNullable<MessageInitShape<typeof DrawEventSchema>['event']>;

type Outcome = { seed: Uint8Array; draw: Draw } | { reason: string };

/**
 * Draws every round whose time has come, by the database's clock. A result follows from the seed
 * that was announced, so a run that is cut off and one that comes twice draw the same.
 */
export async function drawRounds(deps: BettingDeps, signal: AbortSignal): Promise<void> {
  const { rows } = await deps.pool.query<DueRound>(
    `select round_id as "roundId", game_id as "gameId", game_day as "gameDay", number,
       seed_hash as hash
     from mini_round where state = 'open' and draws_at <= now()
     order by draws_at limit $1`,
    [ROUNDS_PER_RUN],
  );
  for (const round of rows) {
    if (signal.aborted) return;
    await withTransaction(deps.pool, (tx) => settle(deps, tx, round));
  }
}

async function settle(deps: BettingDeps, tx: pg.ClientBase, round: DueRound): Promise<void> {
  const outcome = outcomeOf(deps, round);
  const drawn = 'draw' in outcome ? outcome : null;
  const { rowCount } = await tx.query(
    `update mini_round set state = $2, seed = $3, result = $4, reason = $5, settled_at = $6
     where round_id = $1 and state = 'open'`,
    [
      round.roundId,
      drawn ? 'drawn' : 'excluded',
      drawn ? Buffer.from(drawn.seed).toString('hex') : null,
      drawn ? JSON.stringify(drawn.draw) : null,
      'reason' in outcome ? outcome.reason : null,
      deps.clock.now(),
    ],
  );
  // Another process was faster; it has told everybody.
  if (rowCount === 0) return;
  const value = create(DrawEventSchema, {
    gameId: round.gameId,
    roundId: round.roundId,
    gameDay: round.gameDay,
    number: round.number,
    occurredAt: timestampFromDate(deps.clock.now()),
    event: eventOf(outcome),
  });
  await addToOutbox(tx, drawEvents, { key: round.gameId, id: deps.ids.next(), value });
}

/** A round that cannot be drawn as it was announced is excluded: its stakes go back. */
function outcomeOf({ config, log }: BettingDeps, round: DueRound): Outcome {
  const game = gameOf(round.gameId);
  if (!game) return { reason: 'The game is no longer offered.' };
  const name = roundName(game, round.gameDay, round.number);
  const seed = roundSeed(config.DRAW_KEY, name);
  if (seedHash(seed) !== round.hash) {
    log.error({ round }, 'a round was announced under another key and is excluded');
    return { reason: 'The round was announced under another key.' };
  }
  return { seed, draw: drawOf(game.family, fairNumbers(seed, name)) };
}

function eventOf(outcome: Outcome): DrawEventBody {
  if ('reason' in outcome) return { case: 'excluded', value: { reason: outcome.reason } };
  const { balls, facts } = outcome.draw;
  const named = Object.entries(facts).filter(([, value]) => value !== undefined);
  return {
    case: 'drawn',
    value: { balls: [...balls], facts: Object.fromEntries(named), seed: outcome.seed },
  };
}
