import type pg from 'pg';

type Db = pg.Pool | pg.ClientBase;

/** Of a member who empties the browser's storage each time, the newest say enough. */
const DEVICES_KEPT = 10;

/** Keeps that a member logged in with a device; told twice or late it is the same. */
export async function keepDevice(
  db: Db,
  { memberId, device, at }: { memberId: string; device: string; at: Date },
): Promise<void> {
  await db.query(
    `with gone as (
       delete from member_device where (member_id, device) in (
         select member_id, device from member_device
         where member_id = $1 and device <> $2 order by at desc offset ${DEVICES_KEPT - 1})
     )
     insert into member_device as old (member_id, device, at) values ($1, $2, $3)
     on conflict (member_id, device) do update set at = greatest(old.at, excluded.at)`,
    [memberId, device, at],
  );
}

/** The device a member logged in with last; null where none is known. */
export async function deviceOf(db: Db, memberId: string): Promise<string | null> {
  const { rows } = await db.query<{ device: string }>(
    'select device from member_device where member_id = $1 order by at desc limit 1',
    [memberId],
  );
  return rows[0]?.device ?? null;
}
