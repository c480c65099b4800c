import type pg from 'pg';

/** A transaction of this database that has written and has not ended. */
export type OpenTransaction = {
  id: bigint;
  /** Of the server process; null for a prepared transaction, which has none. */
  pid: number | null;
  /** The connection's application name, or the prepared transaction's identifier. */
  application: string;
};

export type FenceBefore = {
  /** Every transaction of this database with a lower id has ended before the next statement. */
  before: bigint;
  /** The one that holds it, if one does. */
  oldest: OpenTransaction | null;
};

/**
 * Where the fence of this database alone stands. The statements run in this order, each in a
 * transaction of its own; together with a read in a later statement nothing older is missed:
 *
 * 1. Below `next` every id has been given out, and stood in its server process before the snapshot.
 * 2. Such a transaction is open and seen in pg_stat_activity, or it was prepared, or it has ended. An
 *    id leaves its process at the moment in which later snapshots see the end.
 * 3. A prepared transaction is listed before its process gives up the id, and until it has ended.
 *
 * Ids of processes and their databases are shown to every role, whoever owns the connection.
 */
export async function fenceBefore(client: pg.ClientBase): Promise<FenceBefore> {
  const snapshot = await client.query<{ next: string }>({
    name: 'outbox-next',
    text: 'select pg_snapshot_xmax(pg_current_snapshot())::text as next',
  });
  const next = BigInt(snapshot.rows[0]?.next ?? 0);
  const active = await client.query<Row>({
    name: 'outbox-active',
    text: `select backend_xid::text as id, pid, application_name as application
           from pg_stat_activity
           where datid = (select oid from pg_database where datname = current_database())
             and backend_xid is not null`,
  });
  const prepared = await client.query<Row>({
    name: 'outbox-prepared',
    text: `select transaction::text as id, null::int as pid, gid as application
           from pg_prepared_xacts where database = current_database()`,
  });
  const open = [...active.rows, ...prepared.rows].map((row) => ({
    ...row,
    id: fullId(BigInt(row.id), next),
  }));
  return lowest(open, next);
}

type Row = { id: string; pid: number | null; application: string };

function lowest(open: readonly OpenTransaction[], next: bigint): FenceBefore {
  let oldest: OpenTransaction | null = null;
  for (const one of open) {
    if (one.id < (oldest?.id ?? next)) oldest = one;
  }
  return { before: oldest?.id ?? next, oldest };
}

const ID_SPACE = 2n ** 32n;
const HALF = 2n ** 31n;

/**
 * A process shows the lower 32 bits of its transaction's id. An open one is less than half of
 * that space away from the next id, on either side.
 */
export function fullId(shown: bigint, next: bigint): bigint {
  const behind = (next - shown) & (ID_SPACE - 1n);
  return behind < HALF ? next - behind : next + (ID_SPACE - behind);
}
