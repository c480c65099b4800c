import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { ReceivedEvent } from '@noriter/kit/kafka';
import type { siteEvents } from '@noriter/proto/topics';
import type { BettingDeps } from '../deps.ts';

/** Keeps which games an operator has locked; an older word never undoes a newer one. */
export async function onSiteEvent(
  { pool }: Pick<BettingDeps, 'pool'>,
  { value: { siteId, occurredAt, event } }: ReceivedEvent<typeof siteEvents>,
): Promise<void> {
  if (event.case !== 'gameLock') return;
  const { scope, locked } = event.value;
  const at = occurredAt === undefined ? new Date(0) : timestampDate(occurredAt);
  await pool.query(
    `insert into game_lock as old (site_id, scope, locked, changed_at) values ($1, $2, $3, $4)
     on conflict (site_id, scope) do update
     set locked = excluded.locked, changed_at = excluded.changed_at
     where old.changed_at <= excluded.changed_at`,
    [siteId, scope, locked, at],
  );
}
