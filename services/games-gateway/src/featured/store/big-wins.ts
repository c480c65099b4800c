import type pg from 'pg';

/** How many of a site and day are kept. */
const KEPT_PER_DAY = 50;
const KEPT_DAYS = 8;

/** Notes the rounds that ended in a time and returned more than was staked, the largest of each site. */
export async function addBigWins(
  tx: pg.ClientBase,
  { from, until }: { from: Date; until: Date },
): Promise<void> {
  await tx.query(
    `insert into game_big_win as old (round_id, site_id, day, returned)
     select round_id, site_id, day, returned from (
       select round_id, site_id, (last_at at time zone 'Asia/Seoul')::date as day, returned,
         row_number() over (partition by site_id order by returned desc) as rank
       from game_round
       where state = 'closed' and last_at >= $1 and last_at < $2 and returned > staked
         and not exists (select from member
           where member.member_id = game_round.member_id and is_test)
     ) ended where rank <= ${KEPT_PER_DAY}
     on conflict (round_id) do update set returned = excluded.returned`,
    [from, until],
  );
}

/** Leaves of each site and day only those that returned most, and no day that is long over. */
export async function forgetSmallWins(tx: pg.ClientBase, today: string): Promise<void> {
  await tx.query(
    `delete from game_big_win w using (
       select round_id, row_number() over (partition by site_id, day order by returned desc) as rank
       from game_big_win
     ) ranked
     where w.round_id = ranked.round_id
       and (ranked.rank > ${KEPT_PER_DAY} or w.day < $1::date - ${KEPT_DAYS})`,
    [today],
  );
}
