import { koreaMinuteText } from '@noriter/kit/korea-time';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { closedBy, closedUntil, type Gate } from '../domain/protection.ts';
import { errors } from '../errors.ts';
import { openAccounts } from './ledger-tables.ts';

type GateRow = {
  version: number;
  timeOutUntil: Date | null;
  excluded: boolean;
  depositDay: bigint | null;
  depositWeek: bigint | null;
  depositMonth: bigint | null;
  lossDay: bigint | null;
  lossWeek: bigint | null;
  lossMonth: bigint | null;
};

/**
 * Keeps what identity said of a member's protection, unless a newer word is here already, and
 * holds the member's row: requests of one member that must not pass a limit together come one
 * after the other from here on.
 *
 * @returns what holds
 */
export async function keepGate(
  tx: pg.ClientBase,
  member: { memberId: string; siteId: string },
  gate: Gate,
): Promise<Gate> {
  const { memberId, siteId } = member;
  const saved = await tx.query(
    `insert into member as old (member_id, site_id, protection_version, time_out_until, excluded,
       deposit_max_day, deposit_max_week, deposit_max_month)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (member_id) do update
     set protection_version = excluded.protection_version,
       time_out_until = excluded.time_out_until, excluded = excluded.excluded,
       deposit_max_day = excluded.deposit_max_day, deposit_max_week = excluded.deposit_max_week,
       deposit_max_month = excluded.deposit_max_month
     where old.protection_version < excluded.protection_version`,
    [
      memberId,
      siteId,
      gate.version,
      gate.timeOutUntil,
      gate.excluded,
      gate.deposit.day,
      gate.deposit.week,
      gate.deposit.month,
    ],
  );
  if (saved.rowCount === 0) return readGate(tx, memberId);
  if (gate.version > 0) await boundStakes(tx, member, gate);
  return gate;
}

/** What the wallet last heard of a member's protection. */
async function readGate(tx: pg.ClientBase, memberId: string): Promise<Gate> {
  const { rows } = await tx.query<GateRow>(
    `select protection_version as version, time_out_until as "timeOutUntil", excluded,
       deposit_max_day as "depositDay", deposit_max_week as "depositWeek",
       deposit_max_month as "depositMonth", loss_max_day as "lossDay",
       loss_max_week as "lossWeek", loss_max_month as "lossMonth"
     from member left join account using (member_id) where member_id = $1`,
    [memberId],
  );
  const row = rows[0];
  if (row === undefined) throw new Error('The member was just written.');
  const { version, timeOutUntil, excluded } = row;
  return {
    version,
    timeOutUntil,
    excluded,
    deposit: { day: row.depositDay, week: row.depositWeek, month: row.depositMonth },
    loss: { day: row.lossDay, week: row.lossWeek, month: row.lossMonth },
  };
}

/** Stakes are judged by the account alone, so that a batch of commands reads nothing else. */
async function boundStakes(
  tx: pg.ClientBase,
  member: { memberId: string; siteId: string },
  gate: Gate,
): Promise<void> {
  await openAccounts(tx, [member]);
  await tx.query(
    `update account set closed_until = $2, loss_max_day = $3, loss_max_week = $4,
       loss_max_month = $5
     where member_id = $1`,
    [member.memberId, closedUntil(gate), gate.loss.day, gate.loss.week, gate.loss.month],
  );
}

/**
 * Lets through who is not kept from playing.
 *
 * @throws Refusal C109 in a time-out, C110 while excluded
 */
export function checkOpen(gate: Gate, now: Date): void {
  const closed = closedBy(gate, now);
  if (closed === null) return;
  if (closed.state === 'excluded') throw refuse(errors, 'C110');
  const until = closed.until.toISOString();
  throw refuse(errors, 'C109', { until: koreaMinuteText(closed.until) }, { until });
}
