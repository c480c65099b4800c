import type { Pool } from 'pg';
import { z } from 'zod';
import { mustCall } from '../site-client.ts';

const STAKE = 10_000;
const BETS_PER_STATEMENT = 20_000;

const offered = z.object({
  markets: z.array(
    z.object({
      marketId: z.string(),
      selections: z.array(
        z.object({ selectionId: z.string(), odds: z.string(), conditions: z.unknown() }),
      ),
    }),
  ),
});

/**
 * Writes accepted bets on a round, spread over its selections and over members: placing as many
 * through the door would take longer than what is measured.
 *
 * @returns the round's id
 */
export async function writeOpenBets(
  betting: Pool,
  siteUrl: string,
  { members, count }: { members: readonly string[]; count: number },
): Promise<string> {
  const gameId = 'powerball';
  const { markets } = offered.parse(await mustCall(siteUrl, '/api/minigame/markets', { gameId }));
  const selections = markets.flatMap(({ marketId, selections: some }) =>
    some.map((one) => ({ ...one, marketId })),
  );
  const { rows } = await betting.query(
    `select round_id as "roundId" from mini_round where game_id = $1 and state = 'open'
     order by closes_at desc limit 1`,
    [gameId],
  );
  const [{ roundId }] = z.tuple([z.object({ roundId: z.string() })]).parse(rows);
  for (let start = 0; start < count; start += BETS_PER_STATEMENT) {
    const many = Math.min(BETS_PER_STATEMENT, count - start);
    await betting.query(writeSql, [
      roundId,
      start,
      many,
      members,
      selections.map(({ marketId }) => marketId),
      selections.map(({ selectionId }) => selectionId),
      selections.map(({ odds }) => Math.round(Number(odds) * 1_000)),
      selections.map(({ conditions }) => JSON.stringify(conditions)),
      STAKE,
    ]);
  }
  await betting.query('vacuum analyze bet');
  return roundId;
}

/** A slip and its one bet for each turn; members and selections take turns of their own. */
const writeSql = `
  with one as (
    select gen_random_uuid() as slip_id, gen_random_uuid() as bet_id, round.*,
      ($4::uuid[])[1 + turn % cardinality($4::uuid[])] as member_id,
      1 + turn % cardinality($5::text[]) as place
    from generate_series($2::int, $2::int + $3::int - 1) as turn, mini_round as round
    where round.round_id = $1
  ), slip as (
    insert into bet_slip (slip_id, site_id, member_id, product, game_id, game_day, number,
      round_id, asked, stake, state, placed_at, decided_at, stake_before)
    select slip_id, 'noriter', member_id, 'mini', game_id, game_day, number, round_id, '{}', $9,
      'accepted', now(), now(), draws_at
    from one
  )
  insert into bet (bet_id, slip_id, site_id, member_id, product, game_id, game_day, number,
    round_id, placed_at, state, market_id, selection_id, conditions, asked_odds, odds, stake,
    line_stake, open_line_stake, return_most, priced_at)
  select bet_id, slip_id, 'noriter', member_id, 'mini', game_id, game_day, number, round_id, now(),
    'accepted', ($5::text[])[place], ($6::text[])[place], ($8::jsonb[])[place],
    ($7::bigint[])[place], ($7::bigint[])[place], $9, $9, $9,
    $9::bigint * ($7::bigint[])[place] / 1000, now()
  from one`;
