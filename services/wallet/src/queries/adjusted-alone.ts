import { koreaDay } from '@noriter/kit/korea-time';
import type pg from 'pg';

type Asked = {
  by: { siteId: string; operatorId: string };
  adjustment: { adjustmentId: string; memberId: string };
  at: Date;
};

/**
 * What an operator has moved by hand for a member this Korean day without a second one, and what
 * became of this very adjustment when it was sent before. The member's row is locked by who asks.
 */
export async function adjustedAlone(
  tx: pg.ClientBase,
  { by, adjustment, at }: Asked,
): Promise<{ known: 'applied' | 'asked' | null; aloneToday: bigint }> {
  const { rows } = await tx.query<{ alone: bigint; applied: boolean; asked: boolean }>(
    `select
       (select coalesce(sum(amount), 0)::bigint from ledger
         where day = $1::date and member_id = $2 and site_id = $3 and refusal is null
           and subject_type = 'operator' and subject_id = $4) as alone,
       exists (select 1 from ledger where command_id = $5) as applied,
       exists (select 1 from adjustment_request where request_id = $5) as asked`,
    [koreaDay(at), adjustment.memberId, by.siteId, by.operatorId, adjustment.adjustmentId],
  );
  const row = rows[0];
  if (row === undefined) throw new Error('A query without a table has one row.');
  return {
    known: row.applied ? 'applied' : row.asked ? 'asked' : null,
    aloneToday: row.alone,
  };
}
