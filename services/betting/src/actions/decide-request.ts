import type { Auditor } from '@noriter/kit/audit';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { moveRequest, type RequestMove, type RequestStatus } from '../domain/two-operators.ts';
import { errors } from '../errors.ts';
import { endRequest, type RequestTable } from '../queries/two-operators.ts';

/** An operator, and where what he does is kept. */
export type Decider = {
  siteId: string;
  operatorId: string;
  /** For those who see the request. */
  loginId: string;
  audit: Auditor;
};

type Asked = { status: RequestStatus; askedBy: string };

type Kind<Row extends Asked> = {
  table: RequestTable;
  /** Reads and locks the request; null where the site has none of that id. */
  lock: () => Promise<Row | null>;
  /** Does what was asked for, once a second operator has agreed, and writes that he has. */
  approve: (row: Row) => Promise<void>;
};

/**
 * Agrees to what another operator asked for, refuses it, or takes back what one asked for oneself,
 * in the caller's transaction. Of two at once, the second finds it decided.
 *
 * @returns the request as it was, and what it is now
 * @throws Refusal B1030 without a reason to refuse, B1034, B1035, and what agreeing throws
 */
export async function decideRequest<Row extends Asked>(
  tx: pg.ClientBase,
  by: Decider,
  asked: { id: string; move: RequestMove; reason: string },
  { table, lock, approve }: Kind<Row>,
): Promise<{ before: Row; status: RequestStatus }> {
  const { id, move, reason } = asked;
  if (move === 'refuse' && reason === '') throw refuse(errors, 'B1030');
  const before = await lock();
  if (before === null) throw refuse(errors, 'B1034');
  const moved = moveRequest(before, move, by.operatorId);
  if ('refusal' in moved) throw refuse(errors, moved.refusal);
  if (moved.to === 'approved') await approve(before);
  else {
    const refusal = move === 'refuse' ? reason : '';
    await endRequest(tx, table, { id, status: moved.to, by, refusal });
  }
  return { before, status: moved.to };
}
