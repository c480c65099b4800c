import type pg from 'pg';
import type { Visit } from '../domain/believed.ts';
import type { Transfer } from '../domain/transfer.ts';

/**
 * A member's money at a vendor by what has ended since it last came home before then, and by what is open since
 * whenever; nobody else begins to bring any of it home until the transaction ends.
 */
export async function lockVisit(
  tx: pg.ClientBase,
  { memberId, vendorKey }: Pick<Transfer, 'memberId' | 'vendorKey'>,
  before: Date,
): Promise<Visit> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))::text', [
    `game-money-home ${vendorKey} ${memberId}`,
  ]);
  // By a statement of its own: what waits for a lock does not see what was begun while it waited.
  const { rows } = await tx.query<Visit>(
    `select coalesce(sum(amount) filter (where direction = 'in' and state = 'done'), 0)::bigint as carried,
       coalesce(sum(amount) filter (where direction = 'out' and state <> 'refused'), 0)::bigint as home,
       (coalesce(sum(amount) filter (where direction = 'in' and state = 'done' and ended_at > last.at), 0)
         - coalesce(sum(amount) filter (where direction = 'out' and ended_at is null), 0))::bigint as lies
     from game_transfer cross join (
       select coalesce(max(ended_at), '-infinity') as at,
         coalesce(max(ended_at) filter (where ended_at < $3), '-infinity') as before
       from game_transfer
       where member_id = $1 and vendor_key = $2 and direction = 'out' and state = 'done') as last
     where member_id = $1 and vendor_key = $2 and coalesce(ended_at, 'infinity') > last.before`,
    [memberId, vendorKey, before],
  );
  return rows[0] ?? { carried: 0n, home: 0n, lies: 0n };
}
