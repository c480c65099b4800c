import type { Pool } from 'pg';
import type { RoundName } from './mini-rounds.ts';

/**
 * Draws a round before its time, with a result the game has had: which one is nothing to what is
 * tested. What settles it is the service, as after a draw of its own.
 */
export async function drawRound(betting: Pool, round: RoundName): Promise<void> {
  const { rowCount } = await betting.query(
    `${drawSql} and (game_id, game_day, number) = ($1, $2, $3)`,
    [round.gameId, round.gameDay, round.number],
  );
  if (rowCount !== 1) throw new Error('There is such a round, and it was not drawn.');
}

/** The same for every round that somebody has bet on. */
export async function drawRoundsWithBets(betting: Pool): Promise<void> {
  await betting.query(
    `${drawSql} and exists (select from bet_slip where round_id = round.round_id)`,
  );
}

const drawSql = `
  update mini_round as round set state = 'drawn', seed = repeat('0', 64), settled_at = now(),
    beacon_signature = case when beacon_round is not null then repeat('0', 96) end,
    result = (select result from mini_round as earlier
      where earlier.game_id = round.game_id and earlier.state = 'drawn' limit 1)
  where state = 'open'`;
