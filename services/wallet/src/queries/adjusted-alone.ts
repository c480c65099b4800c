import { koreaDay, koreaDayStart } from '@noriter/kit/korea-time';
import type pg from 'pg';

export type AloneWish = {
  by: { siteId: string; operatorId: string };
  /** The command's id when it is done at once, the request's when it has to wait. */
  adjustmentId: string;
  memberId: string;
  at: Date;
};

/**
 * What an operator has moved by hand, or written off, for a member this Korean day without a second
 * one, and what
 * became of this very adjustment when it was sent before. The member's row is locked by who asks.
 */
export async function adjustedAlone(
  tx: pg.ClientBase,
  { by, adjustmentId, memberId, at }: AloneWish,
): Promise<{ known: 'applied' | 'asked' | null; aloneToday: bigint }> {
  const day = koreaDay(at);
  const { rows } = await tx.query<{ alone: bigint; applied: boolean; asked: boolean }>(
    `select
       (select coalesce(sum(amount), 0)::bigint from ledger
         where day = $1::date and member_id = $2 and site_id = $3 and refusal is null
           and subject_type = 'operator' and subject_id = $4)
         + (select coalesce(sum(amount), 0)::bigint from debt_write_off
         where member_id = $2 and operator_id = $4::uuid and request_id is null and at >= $6) as alone,
       exists (select 1 from ledger where command_id = $5) as applied,
       exists (select 1 from adjustment_request where request_id = $5) as asked`,
    [day, memberId, by.siteId, by.operatorId, adjustmentId, koreaDayStart(day)],
  );
  const row = rows[0];
  if (row === undefined) throw new Error('A query without a table has one row.');
  return {
    known: row.applied ? 'applied' : row.asked ? 'asked' : null,
    aloneToday: row.alone,
  };
}
