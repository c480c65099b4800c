import type pg from 'pg';
import { requestKind, requestStatus } from '../../domain/requests/cash-request.ts';

/** A deposit that was taken back, and the promotion whose bonus was chosen with it. */
export type TakenBack = { requestId: string; promotionId: string };

/** Deposits of some members that were taken back and had a promotion's bonus chosen with them. */
export async function takenBackWithBonus(
  tx: pg.ClientBase,
  memberIds: readonly string[],
): Promise<TakenBack[]> {
  const { rows } = await tx.query<TakenBack>(
    `select request_id as "requestId", bonus_choice as "promotionId" from cash_request
     where member_id = any($1::uuid[]) and kind = $2 and status = $3
       and bonus_choice not in ('', 'none')`,
    [memberIds, requestKind.deposit, requestStatus.takenBack],
  );
  return rows;
}
