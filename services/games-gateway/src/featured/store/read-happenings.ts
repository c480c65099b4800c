import { koreaDay } from '@noriter/kit/korea-time';
import { maskedLoginId } from '@noriter/member-projection/masked-login-id';
import type pg from 'pg';

/** A round of somebody who can be recognised by nobody. */
export type PlayedRound = {
  roundId: string;
  memberMasked: string;
  gameId: string;
  returned: bigint;
  at: Date;
};

type Row = Omit<PlayedRound, 'memberMasked'> & { loginId: string };

const ROWS_MAX = 12;
const WEEK_MS = 7 * 86_400_000;
/** Whoever opened a round since then is playing. */
const PLAYING_MS = 5 * 60_000;
/** Among so many of the newest rounds the members are looked for: some play many rounds a minute. */
const NEWEST_ROUNDS = 300;

const masked = ({ loginId, ...row }: Row): PlayedRound => ({
  ...row,
  memberMasked: maskedLoginId(loginId),
});

/** The rounds that returned most in a week, as they stand now: what was taken back is not among them. */
export async function readBigWins(
  pool: pg.Pool,
  siteId: string,
  now: Date,
): Promise<PlayedRound[]> {
  const { rows } = await pool.query<Row>(
    `select r.round_id as "roundId", m.login_id as "loginId", r.game_id as "gameId", r.returned,
       coalesce(r.closed_at, r.last_at) as at
     from game_big_win w
     join game_round r on r.round_id = w.round_id
     join member m on m.member_id = r.member_id and not m.is_test
     where w.site_id = $1 and w.day >= $2::date and r.state = 'closed' and r.returned > r.staked
     order by r.returned desc, r.round_id limit $3`,
    [siteId, koreaDay(new Date(now.getTime() - WEEK_MS)), ROWS_MAX],
  );
  return rows.map(masked);
}

/** Who plays what at this moment, each member once, the newest first. */
export async function readPlaying(
  pool: pg.Pool,
  siteId: string,
  now: Date,
): Promise<PlayedRound[]> {
  const { rows } = await pool.query<Row>(
    `select * from (
       select distinct on (r.member_id) r.round_id as "roundId", m.login_id as "loginId",
         r.game_id as "gameId", r.returned, r.opened_at as at
       from (
         select round_id, member_id, game_id, returned, opened_at from game_round
         where site_id = $1 and opened_at >= $2 and state <> 'cancelled'
         order by opened_at desc limit ${NEWEST_ROUNDS}
       ) r join member m on m.member_id = r.member_id and not m.is_test
       order by r.member_id, r.opened_at desc
     ) playing order by at desc limit $3`,
    [siteId, new Date(now.getTime() - PLAYING_MS), ROWS_MAX],
  );
  return rows.map(masked);
}
