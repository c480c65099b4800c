import type pg from 'pg';
import type { PaidSettlement } from '../domain/judge-payment.ts';

const COLUMNS = `settlement_id as "settlementId", site_id as "siteId", holder_id as "holderId", kind,
  payable, state, reversals_refused as "reversalsRefused"`;

export type Payment = PaidSettlement & { fromDay: string };

const DAY = 'from_day::text as "fromDay"';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Settlements whose present state was not compared with the ledger yet: those that ended, and those that
 * have been on their way since their period was approved before a time.
 */
export async function paymentsToCompare(
  pool: pg.Pool,
  approvedBefore: Date,
  limit: number,
): Promise<Payment[]> {
  const { rows } = await pool.query<Payment>(
    `select ${COLUMNS}, ${DAY} from settlement
     where state <> compared_state and (state in ('paid', 'refused', 'reversed')
       or (state = 'paying' and exists (select from period
         where period.period_id = settlement.period_id and period.approved_at < $1)))
     order by settlement_id limit $2`,
    [approvedBefore, limit],
  );
  return rows;
}

/** Settlements by their ids; a text that is none finds nothing. */
export async function readPayments(pool: pg.Pool, ids: readonly string[]): Promise<Payment[]> {
  const known = [...new Set(ids)].filter((id) => UUID.test(id));
  if (known.length === 0) return [];
  const { rows } = await pool.query<Payment>(
    `select ${COLUMNS}, ${DAY} from settlement where settlement_id = any($1::uuid[])`,
    [known],
  );
  return rows;
}

/** Notes the states in which settlements were compared; one that has changed is looked at again. */
export async function noteCompared(
  tx: pg.ClientBase,
  payments: readonly Pick<Payment, 'settlementId' | 'state'>[],
): Promise<void> {
  await tx.query(
    `update settlement set compared_state = one.state
     from unnest($1::uuid[], $2::text[]) as one (settlement_id, state)
     where settlement.settlement_id = one.settlement_id`,
    [payments.map(({ settlementId }) => settlementId), payments.map(({ state }) => state)],
  );
}
