import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Draw } from '../domain/draws.ts';
import type { Round } from '../domain/round-clock.ts';

export type DueRound = {
  roundId: string;
  gameId: string;
  gameDay: string;
  number: number;
  hash: string;
  /** Which beacon and which of its rounds the draw is mixed with; null: none. */
  beaconChain: string | null;
  beaconRound: number | null;
  /** Seconds since its draw was due. */
  waitedS: number;
};

/** What became of a round: drawn, with the beacon's signature; or excluded for a reason. */
export type RoundOutcome =
  | { seed: Uint8Array; signature: string | null; draw: Draw }
  | { reason: string; seed: Uint8Array | null };

/** Rounds whose draw is due, by the database's clock. */
export async function dueRounds(pool: pg.Pool, limit: number): Promise<DueRound[]> {
  const { rows } = await pool.query<DueRound>(
    `select round_id as "roundId", game_id as "gameId", game_day as "gameDay", number,
       seed_hash as hash, beacon_chain as "beaconChain", beacon_round as "beaconRound",
       extract(epoch from now() - draws_at)::float8 as "waitedS"
     from mini_round where state = 'open' and draws_at <= now()
     order by draws_at limit $1`,
    [limit],
  );
  return rows;
}

/** Read at each scrape: how long the longest draw has been due, in seconds. */
export function openDrawGauge({ pool, metrics }: { pool: pg.Pool; metrics: Registry }): void {
  new Gauge({
    name: 'noriter_betting_draw_waits_seconds',
    help: 'For how long the draw that waits longest has been due',
    registers: [metrics],
    async collect() {
      const { rows } = await pool.query<{ waits: number }>(
        `select coalesce(max(extract(epoch from now() - draws_at)), 0)::float8 as waits
         from mini_round where state = 'open' and draws_at <= now()`,
      );
      this.set(rows[0]?.waits ?? 0);
    },
  });
}

/** @returns false when the round is over already: another process was faster */
export async function endRound(
  tx: pg.ClientBase,
  { roundId }: DueRound,
  { outcome, at }: { outcome: RoundOutcome; at: Date },
): Promise<boolean> {
  const drawn = 'draw' in outcome ? outcome : null;
  const { rowCount } = await tx.query(
    `update mini_round set state = $2, seed = $3, result = $4, reason = $5, settled_at = $6,
       beacon_signature = $7
     where round_id = $1 and state = 'open'`,
    [
      roundId,
      drawn ? 'drawn' : 'excluded',
      outcome.seed && Buffer.from(outcome.seed).toString('hex'),
      drawn ? JSON.stringify(drawn.draw) : null,
      'reason' in outcome ? outcome.reason : null,
      at,
      drawn?.signature ?? null,
    ],
  );
  return rowCount !== 0;
}

/** Those of a game's rounds that were not announced before. */
export async function unannounced(
  tx: pg.ClientBase,
  gameId: string,
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

/** @returns false when the round was announced before */
export async function insertRound(
  tx: pg.ClientBase,
  one: {
    roundId: string;
    gameId: string;
    round: Round;
    hash: string;
    announcedAt: Date;
    beacon: { chain: string; round: number } | null;
  },
): Promise<boolean> {
  const { roundId, gameId, round, hash, announcedAt, beacon } = one;
  const { gameDay, number, opensAt, closesAt, drawsAt } = round;
  const { rowCount } = await tx.query(
    `insert into mini_round
       (round_id, game_id, game_day, number, opens_at, closes_at, draws_at, seed_hash,
        announced_at, beacon_chain, beacon_round, state)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'open')
     on conflict (game_id, game_day, number) do nothing`,
    [
      roundId,
      gameId,
      gameDay,
      number,
      opensAt,
      closesAt,
      drawsAt,
      hash,
      announcedAt,
      beacon?.chain ?? null,
      beacon?.round ?? null,
    ],
  );
  return rowCount !== 0;
}
