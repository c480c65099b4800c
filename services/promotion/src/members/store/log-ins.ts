import type pg from 'pg';

type Db = pg.Pool | pg.ClientBase;

/** More than a segment looks back from the first day of a simulated month. */
const DAYS_KEPT = 240;

/** Keeps that a member logged in on a Korean day, once, and lets go of what nobody asks for any more. */
export async function keepLogIn(db: Db, memberId: string, day: string): Promise<void> {
  await db.query(
    `with gone as (
       delete from member_log_in where member_id = $1 and day < $2::date - ${DAYS_KEPT}
     )
     insert into member_log_in (member_id, day) values ($1, $2) on conflict do nothing`,
    [memberId, day],
  );
}

/** Whether a member logged in on any day of a span. */
export async function hasLoggedIn(
  db: Db,
  memberId: string,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from member_log_in where member_id = $1 and day between $2 and $3 limit 1',
    [memberId, firstDay, lastDay],
  );
  return rowCount === 1;
}
