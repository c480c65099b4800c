import type { Clock } from '@noriter/kit/clock';
import type pg from 'pg';

/** Of whom nothing has arrived yet: who comes in above it was raised. */
const FIRST_LEVEL = 1;
const DAY_MS = 86_400_000;

const dayBefore = (at: Date) => new Date(at.getTime() - DAY_MS);

/**
 * Keeps until when a member had another level, before their row gets the one of an event, and lets go of
 * what is older than a day. Where the event comes late, its own level is the other one: it was
 * replaced by what is here at the latest when that began.
 */
export async function keepFormerLevel(
  tx: pg.ClientBase,
  { memberId, at }: { memberId: string; at: Date },
  level: number,
): Promise<void> {
  // Another process may be at the member's next event, while a partition changes hands.
  await tx.query('select from member where member_id = $1 for update', [memberId]);
  await tx.query('delete from member_level where member_id = $1 and until <= $2', [
    memberId,
    dayBefore(at),
  ]);
  await tx.query(
    `with known as (
       select coalesce(max(level), ${FIRST_LEVEL}) as level,
         coalesce(max(profile_at), 'epoch') as since
       from member where member_id = $1::uuid
     )
     insert into member_level as old (member_id, level, until)
     select $1::uuid, case when since <= $3::timestamptz then level else $2::integer end,
       greatest(since, $3::timestamptz)
     from known where level <> $2::integer
     on conflict (member_id, level) do update set until = greatest(old.until, excluded.until)`,
    [memberId, level, at],
  );
}

/**
 * The levels that a member has or had within the last day, by one statement: two would miss the level
 * before a raise that comes between them.
 */
export async function levelsOfDay(
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  { memberId, siteId, level }: { memberId: string; siteId: string; level: number },
): Promise<number[]> {
  const { rows } = await pool.query<{ level: number }>({
    name: 'levels-of-day',
    text: `select level from member where member_id = $1 and site_id = $2
           union select level from member_level where member_id = $1 and until > $3`,
    values: [memberId, siteId, dayBefore(clock.now())],
  });
  return rows.length === 0 ? [FIRST_LEVEL, level] : rows.map((row) => row.level);
}
