import type pg from 'pg';
import type { z } from 'zod';
import { type BookLimit, enterAlone, type WeighedAct } from './book.ts';
import {
  type ByOperator,
  type Columns,
  insertRequest,
  type RequestTable,
  saveDecision,
} from './request-table.ts';

/**
 * Writes what an operator asks for. Where the operator's book allows it, it is approved at once by
 * who asked, and the caller does it in the same transaction; otherwise it waits for a second operator.
 * Call `lockBook` first.
 *
 * @param asked.whenAlone what of its own columns is only known once it is approved
 */
export async function askRequest<Own extends z.ZodRawShape>(
  tx: pg.ClientBase,
  by: ByOperator,
  asked: {
    table: RequestTable<Own>;
    requestId: string;
    reason: string;
    own: Columns<Own>;
    whenAlone?: Columns<Own>;
  },
  { act, limit }: { act: WeighedAct; limit: BookLimit },
): Promise<'approved' | 'waiting'> {
  const { table, requestId, reason, own, whenAlone = {} } = asked;
  const { at } = act;
  const isNew = await insertRequest(tx, table, by, { requestId, reason, at, own });
  if (!isNew) throw new Error(`The request ${requestId} was asked for before.`);
  if (!(await enterAlone(tx, by, { ...act, actId: requestId }, limit))) return 'waiting';
  await saveDecision(tx, table, by, { requestId, status: 'approved', at, own: whenAlone });
  return 'approved';
}
