import type pg from 'pg';
import { z } from 'zod';
import { type DecidedStatus, requestStatuses } from './request.ts';

const commonRow = z.object({
  requestId: z.string(),
  siteId: z.string(),
  reason: z.string(),
  status: z.enum(requestStatuses),
  askedBy: z.string(),
  askedByName: z.string(),
  askedAt: z.date(),
  decidedByName: z.string(),
  decidedAt: z.date().nullable(),
  refusal: z.string(),
});

/** Who asked, why, and who decided: the same of every kind. */
export type RequestRow = z.output<typeof commonRow>;

/** An operator who asks or decides. */
export type ByOperator = {
  readonly siteId: string;
  readonly operatorId: string;
  /** For those who see the request. */
  readonly loginId: string;
};

/** A table of requests of one kind: the columns of `sql/request.sql`, and its own. */
export type RequestTable<Own extends z.ZodRawShape> = {
  readonly name: string;
  /** The column of its id. */
  readonly id: string;
  readonly own: z.ZodObject<Own>;
  /** What a select lists, by the names of the rows. */
  readonly columns: string;
};

export type RowOf<Own extends z.ZodRawShape> = RequestRow & z.output<z.ZodObject<Own>>;
export type Columns<Own extends z.ZodRawShape> = Partial<z.input<z.ZodObject<Own>>>;

/**
 * Declares a table of requests.
 *
 * @param own its own columns by their names in rows: `fixtureId` is the column `fixture_id`
 * @example
 * const roundVoids = requestTable('round_void', 'void_id', { roundId: z.string(), refund: z.bigint() });
 */
export function requestTable<Own extends z.ZodRawShape>(
  name: string,
  id: string,
  own: Own,
): RequestTable<Own> {
  const names = [...Object.keys(commonRow.shape), ...Object.keys(own)];
  const columns = names.map((key) => `${columnOf(key, id)} as "${key}"`).join(', ');
  return { name, id, own: z.object(own), columns };
}

/** Writes a request that waits. @returns false when one of that id is here already */
export async function insertRequest<Own extends z.ZodRawShape>(
  tx: pg.ClientBase,
  table: RequestTable<Own>,
  by: ByOperator,
  asked: { requestId: string; reason: string; at: Date; own: Columns<Own> },
): Promise<boolean> {
  const { requestId, reason, at, own } = asked;
  const { names, values } = columnsOf(own);
  const common = [requestId, by.siteId, reason, by.operatorId, by.loginId, at];
  const marks = values.map((_, index) => `, $${index + common.length + 1}`).join('');
  const inserted = await tx.query(
    `insert into ${table.name} (${table.id}, site_id, reason, status, asked_by, asked_by_name,
       asked_at${names.map((name) => `, ${name}`).join('')})
     values ($1, $2, $3, 'waiting', $4, $5, $6${marks})
     on conflict (${table.id}) do nothing`,
    [...common, ...values],
  );
  return inserted.rowCount === 1;
}

/** A site's request, locked until the transaction ends; null when it has none of that id. */
export async function lockRequest<Own extends z.ZodRawShape>(
  tx: pg.ClientBase,
  table: RequestTable<Own>,
  { siteId, requestId }: { siteId: string; requestId: string },
): Promise<RowOf<Own> | null> {
  const { rows } = await tx.query(
    `select ${table.columns} from ${table.name}
     where site_id = $1 and ${table.id} = $2 for update`,
    [siteId, requestId],
  );
  return rowsOf(table, rows)[0] ?? null;
}

/**
 * Requests of a table, the newest first.
 *
 * @param where a condition over `$1`, `$2`, …, for `values`
 */
export async function requestsWhere<Own extends z.ZodRawShape>(
  db: pg.Pool | pg.ClientBase,
  table: RequestTable<Own>,
  where: string,
  values: readonly unknown[],
): Promise<RowOf<Own>[]> {
  const { rows } = await db.query(
    `select ${table.columns} from ${table.name} where ${where}
     order by asked_at desc, ${table.id} desc`,
    [...values],
  );
  return rowsOf(table, rows);
}

/** Writes what became of a request, who decided it, and what of its own columns changed with it. */
export async function saveDecision<Own extends z.ZodRawShape>(
  tx: pg.ClientBase,
  table: RequestTable<Own>,
  by: ByOperator,
  decision: {
    requestId: string;
    status: DecidedStatus;
    at: Date;
    refusal?: string;
    own?: Columns<Own>;
  },
): Promise<void> {
  const { requestId, status, at, refusal = '', own = {} } = decision;
  const { names, values } = columnsOf(own);
  const common = [requestId, status, by.operatorId, by.loginId, at, refusal];
  const sets = names.map((name, index) => `, ${name} = $${index + common.length + 1}`);
  await tx.query(
    `update ${table.name} set status = $2, decided_by = $3, decided_by_name = $4, decided_at = $5,
       refusal = $6${sets.join('')}
     where ${table.id} = $1`,
    [...common, ...values],
  );
}

function rowsOf<Own extends z.ZodRawShape>(
  { own }: RequestTable<Own>,
  rows: readonly unknown[],
): RowOf<Own>[] {
  return rows.map((row) => ({ ...commonRow.parse(row), ...own.parse(row) }));
}

function columnsOf(own: object): { names: string[]; values: unknown[] } {
  const given = Object.entries(own).filter(([, value]) => value !== undefined);
  return {
    names: given.map(([key]) => columnOf(key)),
    values: given.map(([, value]) => value),
  };
}

function columnOf(key: string, id = 'request_id'): string {
  return key === 'requestId'
    ? id
    : key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
