import type pg from 'pg';

/**
 * Adds the rounds that began since the last time to their games' plays. Rounds are looked for by site and
 * time, as their index has them; a game that nobody played stays untouched.
 *
 * @param until a moment from which on no round will begin any more
 */
export async function countPlays(
  tx: pg.ClientBase,
  siteIds: readonly string[],
  { until, at }: { until: Date; at: Date },
): Promise<void> {
  const { rows } = await tx.query<{ since: Date | null }>(
    'select until as since from plays_counted for update',
  );
  const since = rows[0]?.since ?? new Date(0);
  if (since >= until) return;
  await tx.query(
    `update game set plays = plays + played.rounds, changed_at = $4
     from (
       select game_id, count(*) as rounds from game_round
       where site_id = any($1::text[]) and opened_at >= $2 and opened_at < $3
         and not exists (select from member
           where member.member_id = game_round.member_id and is_test)
       group by game_id
     ) as played where played.game_id = game.game_id`,
    [siteIds, since, until, at],
  );
  await tx.query('update plays_counted set until = $1', [until]);
}
