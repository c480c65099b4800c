import type { Won } from '@noriter/kit/money';
import type pg from 'pg';

/**
 * The table `ledger_mismatch` of a service: the columns of `sql/ledger-mismatch.sql`, and its own, which are
 * texts that say what a command was for.
 */
export type MismatchTable<Fault extends string, Own extends string> = {
  /** Its own columns by their names in rows: `slipId` is the column `slip_id`. */
  readonly own: readonly Own[];
  /** What can be wrong with a command. */
  readonly faults: readonly Fault[];
  /** Those that come right by themselves, where a command or its outcome was only late. */
  readonly waiting: readonly Fault[];
};

/** A command that the books and the ledger do not agree on. */
export type Mismatch<Fault extends string, Own extends string> = {
  readonly commandId: string;
  readonly siteId: string;
  readonly memberId: string;
  readonly kind: string;
  readonly amount: Won;
  readonly fault: Fault;
} & { readonly [Column in Own]: string };

type Db = pg.Pool | pg.ClientBase;

/**
 * Writes what does not agree. One that came right by itself and is wrong again is open again; of one that
 * may still come right the fault is the newest; what an operator closed stays closed.
 */
export async function keepMismatches<Fault extends string, Own extends string>(
  db: Db,
  table: MismatchTable<Fault, Own>,
  found: readonly Mismatch<Fault, Own>[],
): Promise<void> {
  if (found.length === 0) return;
  const own = table.own.map(columnOf);
  const names = ['command_id', 'site_id', 'member_id', 'kind', 'amount', 'fault', ...own].join(
    ', ',
  );
  const types = ['uuid', 'text', 'uuid', 'text', 'bigint', 'text', ...own.map(() => 'text')];
  const arrays = types.map((type, place) => `$${place + 1}::${type}[]`).join(', ');
  await db.query(
    `insert into ledger_mismatch as old (${names})
     select distinct on (one.command_id) * from unnest(${arrays}) as one (${names})
     on conflict (command_id) do update
       set fault = excluded.fault, amount = excluded.amount, resolved_at = null,
         seen_at = case when old.resolved_at is null then old.seen_at else clock_timestamp() end
       where old.closed_by is null
         and (old.resolved_at is not null or old.fault = any($${types.length + 1}::text[]))`,
    [
      found.map(({ commandId }) => commandId),
      found.map(({ siteId }) => siteId),
      found.map(({ memberId }) => memberId),
      found.map(({ kind }) => kind),
      found.map(({ amount }) => amount),
      found.map(({ fault }) => fault),
      ...table.own.map((column) => found.map((one) => one[column])),
      table.waiting,
    ],
  );
}

/** Those that may have come right since, those of longest ago first. */
export async function waitingMismatches<Fault extends string, Own extends string>(
  pool: pg.Pool,
  table: MismatchTable<Fault, Own>,
  limit: number,
): Promise<Mismatch<Fault, Own>[]> {
  const { rows } = await pool.query<Mismatch<Fault, Own>>(
    `select command_id as "commandId", site_id as "siteId", member_id as "memberId", kind, amount, fault,
       ${ownColumns(table)}
     from ledger_mismatch
     where resolved_at is null and fault = any($1::text[]) order by seen_at limit $2`,
    [table.waiting, limit],
  );
  return rows;
}

/** Commands came right by themselves. What is forged or refused never does: an operator closes it. */
export async function resolveMismatches<Fault extends string, Own extends string>(
  db: Db,
  { waiting }: MismatchTable<Fault, Own>,
  commandIds: readonly string[],
): Promise<void> {
  if (commandIds.length === 0) return;
  await db.query(
    `update ledger_mismatch set resolved_at = clock_timestamp()
     where command_id = any($1::uuid[]) and resolved_at is null and fault = any($2::text[])`,
    [commandIds, waiting],
  );
}

/** How many are open, by fault; of those that may come right, the ones that had time to. */
export async function countOpenMismatches<Fault extends string, Own extends string>(
  pool: pg.Pool,
  { waiting }: MismatchTable<Fault, Own>,
  graceMs: number,
): Promise<Map<Fault, number>> {
  const { rows } = await pool.query<{ fault: Fault; count: number }>(
    `select fault, count(*)::int as count from ledger_mismatch
     where resolved_at is null and (fault <> all($1::text[])
       or seen_at < now() - make_interval(secs => $2 / 1000.0))
     group by fault`,
    [waiting, graceMs],
  );
  return new Map(rows.map(({ fault, count }) => [fault, count]));
}

/** A mismatch as operators see it. */
export type ListedMismatch<Fault extends string, Own extends string> = Omit<
  Mismatch<Fault, Own>,
  'siteId'
> & {
  readonly seenAt: Date;
  readonly resolvedAt: Date | null;
  /** Null where no operator closed it. */
  readonly closedReason: string | null;
};

/** A site's mismatches, open ones first, then the newest. */
export async function listMismatches<Fault extends string, Own extends string>(
  pool: pg.Pool,
  table: MismatchTable<Fault, Own>,
  { siteId, limit, offset }: { siteId: string; limit: number; offset: number },
): Promise<{ rows: ListedMismatch<Fault, Own>[]; total: number }> {
  const [list, count] = await Promise.all([
    pool.query<ListedMismatch<Fault, Own>>(
      `select command_id as "commandId", member_id as "memberId", ${ownColumns(table)}, kind, amount, fault,
         seen_at as "seenAt", resolved_at as "resolvedAt", closed_reason as "closedReason"
       from ledger_mismatch where site_id = $1
       order by resolved_at is not null, seen_at desc, command_id limit $2 offset $3`,
      [siteId, limit, offset],
    ),
    pool.query<{ total: number }>(
      'select count(*)::int as total from ledger_mismatch where site_id = $1',
      [siteId],
    ),
  ]);
  return { rows: list.rows, total: count.rows[0]?.total ?? 0 };
}

/**
 * Closes a mismatch that an operator has dealt with.
 *
 * @returns it as it was; null when the site has no such open one
 */
export async function closeMismatch(
  tx: pg.ClientBase,
  { siteId, commandId }: { siteId: string; commandId: string },
  by: { operatorId: string; reason: string },
): Promise<{ fault: string; amount: Won } | null> {
  const { rows } = await tx.query<{ fault: string; amount: Won }>(
    `update ledger_mismatch
     set resolved_at = clock_timestamp(), closed_by = $3, closed_reason = $4
     where command_id = $1 and site_id = $2 and resolved_at is null
     returning fault, amount`,
    [commandId, siteId, by.operatorId, by.reason],
  );
  return rows[0] ?? null;
}

/** What a select lists of a service's own columns, by their names in rows. */
export function ownColumns({ own }: { readonly own: readonly string[] }): string {
  return own.map((name) => `${columnOf(name)} as "${name}"`).join(', ');
}

function columnOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
