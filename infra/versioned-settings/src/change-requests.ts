import { type RowOf, requestsWhere, requestTable } from '@noriter/four-eyes/request-table';
import type pg from 'pg';
import { z } from 'zod';
import type { GuardedSettings } from './settings.ts';

const own = {
  /** The version it was made from. */
  version: z.int(),
  /** All of what the settings are to become, as it was stored. */
  document: z.unknown(),
  /** The fields it loosens. */
  loosens: z.array(z.string()),
};

/** Somebody's wish to loosen settings. */
export type ChangeRequest = RowOf<typeof own>;

/** Where settings keep who asked to loosen them. */
export function changeRequests({ table }: Pick<GuardedSettings<unknown>, 'table'>) {
  return requestTable(`${table}_request`, 'request_id', own);
}

/** Changes of a site's settings come one after the other: of two who ask to loosen, the second is told. */
export async function lockSettings(
  tx: pg.ClientBase,
  { table }: Pick<GuardedSettings<unknown>, 'table'>,
  siteId: string,
): Promise<void> {
  const name = JSON.stringify(['settings', table, siteId]);
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))::text', [name]);
}

/**
 * Whether somebody asked already to loosen the present version. One that was made from an older
 * version can no more be approved, and keeps nobody from asking.
 */
export async function isPending(
  tx: pg.ClientBase,
  { table }: Pick<GuardedSettings<unknown>, 'table'>,
  { siteId, version }: { siteId: string; version: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from ${table}_request where site_id = $1 and version = $2 and status = 'waiting'`,
    [siteId, version],
  );
  return rowCount !== 0;
}

/** Requests of a site, the newest first. */
export async function listChangeRequests(
  pool: pg.Pool,
  settings: Pick<GuardedSettings<unknown>, 'table'>,
  { siteId, limit, offset }: { siteId: string; limit: number; offset: number },
): Promise<{ rows: ChangeRequest[]; total: number }> {
  const requests = changeRequests(settings);
  const where = `request_id in (select request_id from ${requests.name} where site_id = $1
    order by asked_at desc, request_id desc limit $2 offset $3)`;
  const [rows, count] = await Promise.all([
    requestsWhere(pool, requests, where, [siteId, limit, offset]),
    pool.query<{ total: number }>(
      `select count(*)::int as total from ${requests.name} where site_id = $1`,
      [siteId],
    ),
  ]);
  return { rows, total: count.rows[0]?.total ?? 0 };
}

/** Who approved versions that loosened something, by log-in ids; the others were set alone. */
export async function approversOf(
  pool: pg.Pool,
  { table }: Pick<GuardedSettings<unknown>, 'table'>,
  { siteId, versions }: { siteId: string; versions: readonly number[] },
): Promise<Map<number, string>> {
  const { rows } = await pool.query<{ version: number; approver: string }>(
    `select version + 1 as version, decided_by_name as approver from ${table}_request
     where site_id = $1 and status = 'approved' and version + 1 = any($2::int[])`,
    [siteId, versions],
  );
  return new Map(rows.map(({ version, approver }) => [version, approver]));
}
