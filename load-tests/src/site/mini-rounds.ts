import type { Pool } from 'pg';
import { z } from 'zod';

const roundName = z.object({ gameId: z.string(), gameDay: z.string(), number: z.int() });

/** A round as members name it. */
export type RoundName = z.infer<typeof roundName>;

/**
 * One of the powerball rounds that take bets for longest: none of a run comes too late by itself.
 *
 * @param run each has a round of its own, as nobody bets on one for minutes, dozens of times
 */
export async function openRound(betting: Pool, run = 0): Promise<RoundName> {
  const { rows } = await betting.query(
    `select game_id as "gameId", game_day as "gameDay", number from mini_round
     where game_id = 'powerball' and state = 'open' order by closes_at desc limit 1 offset $1`,
    [run],
  );
  return roundName.parse(rows[0]);
}

/** A powerball round of its own that takes bets for so many seconds, on a day no other one is of. */
export async function closingRound(betting: Pool, seconds: number): Promise<RoundName> {
  const { rows } = await betting.query(
    `insert into mini_round (round_id, game_id, game_day, number, opens_at, closes_at, draws_at,
       seed_hash, announced_at, state)
     values (gen_random_uuid(), 'powerball', '2039-01-15', 1, now() - interval '1 hour',
       now() + make_interval(secs => $1), now() + interval '1 hour', repeat('0', 64),
       now() - interval '1 hour', 'open')
     returning game_id as "gameId", game_day as "gameDay", number`,
    [seconds],
  );
  return roundName.parse(rows[0]);
}
