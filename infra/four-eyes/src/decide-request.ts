import { type CodeTable, refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { z } from 'zod';
import { moveRequest, type RequestFault, type RequestMove } from './request.ts';
import {
  type ByOperator,
  lockRequest,
  type RequestTable,
  type RowOf,
  saveDecision,
} from './request-table.ts';

/** A service's result code for each fault, and the table that has their texts. */
export type RequestRefusals = {
  readonly codes: CodeTable;
  readonly of: Readonly<Record<RequestFault, string>>;
};

/** The codes a route that decides can answer, for its `refuses`. */
export function refusalCodes({ of }: RequestRefusals): string[] {
  return [...new Set(Object.values(of))];
}

export type Decision = {
  readonly requestId: string;
  readonly move: RequestMove;
  /** Why it is refused; needed for that. */
  readonly reason: string;
  readonly at: Date;
};

/** What a kind of request adds to a decision. */
type Kind<Own extends z.ZodRawShape> = {
  readonly table: RequestTable<Own>;
  readonly refusals: RequestRefusals;
  /** Before it is approved: what its own columns come to now. It may refuse. */
  readonly recheck: (row: RowOf<Own>) => Promise<Partial<z.input<z.ZodObject<Own>>>>;
  /** Does what was asked for, when it is written that it is approved. */
  readonly perform?: (row: RowOf<Own>) => Promise<void>;
};

/**
 * Approves what another operator asked for, refuses it, or takes back what one asked for oneself,
 * in the caller's transaction. Of two at once, the second finds it decided.
 *
 * @returns the request as it was, and as it is now
 * @throws Refusal with the service's code of a fault, and what `recheck` and `perform` throw
 */
export async function decideRequest<Own extends z.ZodRawShape>(
  tx: pg.ClientBase,
  by: ByOperator,
  { requestId, move, reason, at }: Decision,
  { table, refusals, recheck, perform }: Kind<Own>,
): Promise<{ before: RowOf<Own>; after: RowOf<Own> }> {
  if (move === 'refuse' && reason === '') throw refuseRequest(refusals, 'no-reason');
  const before = await lockRequest(tx, table, { siteId: by.siteId, requestId });
  if (before === null) throw refuseRequest(refusals, 'unknown');
  const moved = moveRequest(before, move, by.operatorId);
  if ('fault' in moved) throw refuseRequest(refusals, moved.fault);
  const status = moved.to;
  const isApproved = status === 'approved';
  const own = isApproved ? await recheck(before) : {};
  const refusal = move === 'refuse' ? reason : '';
  await saveDecision(tx, table, by, { requestId, status, at, refusal, own });
  const decided = { decidedByName: by.loginId, decidedAt: at };
  const after: RowOf<Own> = { ...before, ...own, ...decided, status, refusal };
  if (isApproved) await perform?.(after);
  return { before, after };
}

/** The service's refusal of a fault. */
export function refuseRequest({ codes, of }: RequestRefusals, fault: RequestFault): Error {
  return refuse(codes, of[fault]);
}
