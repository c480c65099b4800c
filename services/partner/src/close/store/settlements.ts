import { pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';
import type { Subject } from '../../tree/store/reach.ts';
import { isSeenWhole } from '../../tree/store/seen-days.ts';
import type { SettlementKind } from '../../vocabulary/kinds.ts';
import type { Days } from '../domain/period.ts';

export type SettlementState = 'open' | 'paying' | 'paid' | 'refused' | 'reversing' | 'reversed';

export type Settlement = Days & {
  settlementId: string;
  periodId: string;
  siteId: string;
  holderId: string;
  kind: SettlementKind;
  earned: bigint;
  corrected: bigint;
  cut: bigint;
  fee: bigint;
  carriedIn: bigint;
  carriedOut: bigint;
  payable: bigint;
  state: SettlementState;
  refusal: string;
  /** So often the wallet refused to take it back. */
  reversalsRefused: number;
  paidAt: Date | null;
};

export const settlementColumns = `settlement_id as "settlementId", period_id as "periodId",
  settlement.site_id as "siteId", holder_id as "holderId", kind, from_day::text as "fromDay",
  until_day::text as "untilDay", earned, corrected, cut, fee, carried_in as "carriedIn",
  carried_out as "carriedOut", payable, state, refusal, reversals_refused as "reversalsRefused",
  paid_at as "paidAt"`;

/** Settlements that wait for their payment, locked; those another process is at are left to it. */
export async function lockOpenSettlements(
  tx: pg.ClientBase,
  periodId: string,
  limit: number,
): Promise<Settlement[]> {
  const { rows } = await tx.query<Settlement>(
    `select ${settlementColumns} from settlement where period_id = $1 and state = 'open'
     order by holder_id, kind limit $2 for update skip locked`,
    [periodId, limit],
  );
  return rows;
}

/** Locks settlements by their ids. */
export async function lockSettlements(
  tx: pg.ClientBase,
  settlementIds: readonly string[],
): Promise<Settlement[]> {
  const { rows } = await tx.query<Settlement>(
    `select ${settlementColumns} from settlement where settlement_id = any($1::uuid[])
     order by settlement_id for update`,
    [settlementIds],
  );
  return rows;
}

/** Marks settlements that commands were made for. */
export async function startPaying(
  tx: pg.ClientBase,
  payments: readonly { subjectId: string; commandId: string }[],
): Promise<void> {
  await tx.query(
    `update settlement set state = 'paying', command_id = one.command_id
     from unnest($1::uuid[], $2::uuid[]) as one (settlement_id, command_id)
     where settlement.settlement_id = one.settlement_id`,
    [payments.map(({ subjectId }) => subjectId), payments.map(({ commandId }) => commandId)],
  );
}

type StateChange = Partial<Pick<Settlement, 'refusal' | 'reversalsRefused'>> & {
  state: SettlementState;
  paidAt?: Date;
  reversedAt?: Date;
};

export async function setSettlementState(
  tx: pg.ClientBase,
  settlementIds: readonly string[],
  change: StateChange,
): Promise<void> {
  await tx.query(
    `update settlement set state = $2, refusal = $3, paid_at = coalesce($4, paid_at),
       reversed_at = coalesce($5, reversed_at), reversals_refused = coalesce($6, reversals_refused)
     where settlement_id = any($1::uuid[])`,
    [
      settlementIds,
      change.state,
      change.refusal ?? '',
      change.paidAt ?? null,
      change.reversedAt ?? null,
      change.reversalsRefused ?? null,
    ],
  );
}

/** How many of a period still wait for the wallet, or for their turn. */
export async function countUnpaid(tx: pg.ClientBase, periodId: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from settlement
     where period_id = $1 and state in ('open', 'paying')`,
    [periodId],
  );
  return rows[0]?.count ?? 0;
}

/** Settlements of holders or of a period, the newest first: of periods that who looks sees whole. */
export async function listSettlements(
  db: pg.Pool,
  { siteId, memberId, rootId }: Subject,
  wish: { periodId: string | null; page: number } & Days,
): Promise<{ rows: Settlement[]; total: number }> {
  const where = `where site_id = $1 and ($2::uuid is null or holder_id = $2)
    and ($3::uuid is null or period_id = $3) and until_day between $4 and $5
    and ($6::uuid is null or ${isSeenWhole('holder_id', '$6', ['from_day', 'until_day'])})`;
  const values = [siteId, memberId, wish.periodId, wish.fromDay, wish.untilDay, rootId];
  const { limit, offset } = pageSlice(wish.page);
  const [found, count] = await Promise.all([
    db.query<Settlement>(
      `select ${settlementColumns} from settlement ${where}
       order by until_day desc, payable desc, settlement_id limit ${limit} offset ${offset}`,
      values,
    ),
    db.query<{ total: number }>(`select count(*)::int as total from settlement ${where}`, values),
  ]);
  return { rows: found.rows, total: count.rows[0]?.total ?? 0 };
}

type SettledLine = {
  category: string;
  isCorrection: boolean;
  turnover: bigint;
  base: bigint;
  amount: bigint;
};

const linesSql = `
  select category, is_correction as "isCorrection", turnover, base, amount from settlement_line
  where settlement_id = $1 order by is_correction, category`;

/** Of a member's own rolling: its days are frozen, and are what was settled. */
const daysAsLines = `
  select category, false as "isCorrection", sum(turnover)::bigint as turnover,
    sum(turnover)::bigint as base, sum(rolling)::bigint as amount
  from member_day where member_id = $1 and day between $2 and $3
  group by category having sum(rolling) <> 0 order by category`;

/** A settlement of a site with its lines; null when it has none of that id. */
export async function readStatement(db: pg.Pool, siteId: string, settlementId: string) {
  const { rows } = await db.query<Settlement>(
    `select ${settlementColumns} from settlement where settlement_id = $1 and site_id = $2`,
    [settlementId, siteId],
  );
  const [settlement] = rows;
  if (settlement === undefined) return null;
  const { kind, holderId, fromDay, untilDay } = settlement;
  const lines =
    kind === 'self-rolling'
      ? await db.query<SettledLine>(daysAsLines, [holderId, fromDay, untilDay])
      : await db.query<SettledLine>(linesSql, [settlementId]);
  return { settlement, lines: lines.rows };
}
