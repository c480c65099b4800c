import type pg from 'pg';

/** Of whom nothing has arrived yet: who comes in above it was raised. */
const FIRST_LEVEL = 1;
const DAY_MS = 86_400_000;

const before = (at: Date, ms: number) => new Date(at.getTime() - ms);

/**
 * Keeps until when a member had another level, before their row gets the one of an event, and lets go of
 * what is older than `keptMs`. Where the event comes late, its own level is the other one: it was
 * replaced by what is here at the latest when that began.
 *
 * @param keptMs a day, and for how long a moment that is past is still asked about
 */
export async function keepFormerLevel(
  tx: pg.ClientBase,
  { memberId, at }: { memberId: string; at: Date },
  level: number,
  keptMs = DAY_MS,
): Promise<void> {
  // Another process may be at the member's next event, while a partition changes hands.
  await tx.query('select from member where member_id = $1 for update', [memberId]);
  await tx.query('delete from member_level where member_id = $1 and until <= $2', [
    memberId,
    before(at, keptMs),
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
 * before a raise that comes between them. Of a moment that is past they are also those since: when the one
 * that a member has now began is not known. Of whom no profile has arrived yet they are the first level and
 * their session's.
 */
export async function levelsOfDay(
  db: pg.Pool | pg.ClientBase,
  { memberId, siteId, level }: { memberId: string; siteId: string; level: number },
  now: Date,
): Promise<number[]> {
  const { rows } = await db.query<{ level: number }>({
    name: 'levels-of-day',
    text: `select level from member
           where member_id = $1 and site_id = $2 and profile_at > 'epoch'
           union select level from member_level where member_id = $1 and until > $3`,
    values: [memberId, siteId, before(now, DAY_MS)],
  });
  return rows.length === 0 ? [FIRST_LEVEL, level] : rows.map((row) => row.level);
}
