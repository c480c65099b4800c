import type pg from 'pg';
import { z } from 'zod';
import { type RequestStatus, requestStatuses } from '../domain/two-operators.ts';

/** Of each table of requests: the name of its id, and what a request of it moves. */
const tables = {
  round_void: { id: 'void_id', moved: 'refund' },
  ticket_void: { id: 'void_id', moved: 'paid + taken' },
  result_request: { id: 'request_id', moved: 'paid + taken' },
} as const;

export type RequestTable = keyof typeof tables;

/** Who asked, why, and who decided: the same columns in each of the tables. */
export const requestColumns = `reason, status, asked_by as "askedBy",
  asked_by_name as "askedByName", asked_at as "askedAt", decided_by_name as "decidedByName",
  decided_at as "decidedAt", refusal`;

export const requestRow = z.object({
  reason: z.string(),
  status: z.enum(requestStatuses),
  askedBy: z.string(),
  askedByName: z.string(),
  askedAt: z.date(),
  decidedByName: z.string(),
  decidedAt: z.date().nullable(),
  refusal: z.string(),
});

/** What an operator has moved by requests that he alone decided since a moment, in won. */
export async function movedAlone(
  db: pg.Pool | pg.ClientBase,
  table: RequestTable,
  { siteId, operatorId, since }: { siteId: string; operatorId: string; since: Date },
): Promise<bigint> {
  const { rows } = await db.query<{ sum: bigint }>(
    `select coalesce(sum(${tables[table].moved}), 0)::bigint as sum from ${table}
     where site_id = $1 and asked_by = $2 and decided_by = $2 and status = 'approved'
       and decided_at >= $3`,
    [siteId, operatorId, since],
  );
  return rows[0]?.sum ?? 0n;
}

/** Writes that a request came to nothing: it was refused, or taken back. */
export async function endRequest(
  tx: pg.ClientBase,
  table: RequestTable,
  one: {
    id: string;
    status: Extract<RequestStatus, 'refused' | 'withdrawn'>;
    by: { operatorId: string; loginId: string };
    refusal: string;
  },
): Promise<void> {
  await tx.query(
    `update ${table} set status = $2, decided_by = $3, decided_by_name = $4, decided_at = now(),
       refusal = $5
     where ${tables[table].id} = $1`,
    [one.id, one.status, one.by.operatorId, one.by.loginId, one.refusal],
  );
}
