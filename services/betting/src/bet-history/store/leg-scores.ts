import type pg from 'pg';
import { z } from 'zod';
import type { SlipView } from '../../placement/store/read-slip.ts';
import { fixtureStates } from '../../sportsbook/domain/override.ts';
import { storedScoreboard } from '../../sportsbook/store/board-rows.ts';

const scoreRow = z.object({
  fixtureId: z.string(),
  state: z.enum(fixtureStates),
  scoreboard: storedScoreboard.nullable(),
});

/** Where the matches that a slip bets on stand, each once. */
export async function readLegScores(
  pool: pg.Pool,
  { bets }: Pick<SlipView, 'bets'>,
): Promise<z.output<typeof scoreRow>[]> {
  const ids = new Set(bets.flatMap(({ legs }) => legs.map(({ fixtureId }) => fixtureId)));
  if (ids.size === 0) return [];
  const { rows } = await pool.query(
    `select fixture_id as "fixtureId", state, scoreboard from sport_fixture
     where fixture_id = any($1::text[]) order by fixture_id`,
    [[...ids]],
  );
  return scoreRow.array().parse(rows);
}
