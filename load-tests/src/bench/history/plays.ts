import type { Pool } from 'pg';

const MEMBERS = 20_000;
const ROWS_PER_STATEMENT = 500_000;
/** All of it is of the days that are present. */
const DAYS = 25;
const DAY_MS = 86_400_000;

/** The days in which they are, as a list is asked for them. */
export function playedDays(): { startDate: string; endDate: string } {
  const day = (back: number) =>
    new Date(Date.now() - back * DAY_MS + 9 * 3_600_000).toISOString().slice(0, 10);
  return { startDate: day(DAYS + 1), endDate: day(0) };
}

/** Writes rounds of many members in the order in which they were played, one member's among them. */
export async function writePlays(
  pool: Pool,
  { memberId, own, plays }: { memberId: string; own: number; plays: number },
): Promise<void> {
  const every = Math.floor(plays / own);
  for (let from = 0; from < plays; from += ROWS_PER_STATEMENT) {
    const until = Math.min(plays, from + ROWS_PER_STATEMENT);
    await pool.query(
      `insert into game_play (round_id, site_id, member_id, group_code, vendor_key, vendor_code,
         game_code, name_ko, name_en, name_vi, vendor_round_id, state, staked, returned, version,
         opened_at, changed_at)
       select gen_random_uuid(), 'noriter',
         case when n % $3 = 0 then $4::uuid
           else md5('member ' || (n % ${MEMBERS}))::uuid end,
         case when n % 7 = 0 then 'casino' else 'slot' end, 'kplay', (200 + n % 11)::text, 'game',
         '달빛 토끼', 'Moon Rabbit', 'Thỏ trăng', 'round ' || n, 'closed', 1000, (n % 20) * 100, 2,
         at, at
       from generate_series($1::int, $2::int - 1) as n,
         lateral (select now() - make_interval(secs => (${plays} - n) * ${DAYS * 86_400}.0 / ${plays})
           as at) as moment`,
      [from, until, every, memberId],
    );
  }
  await pool.query('vacuum analyze game_play');
}
