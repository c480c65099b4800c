import type pg from 'pg';
import type { PerPeriod } from '../../domain/calendar.ts';
import { noIncoming, type Receiver, receiverOf } from '../../domain/receiving.ts';
import { incomingOfAll } from '../requests/incoming.ts';

type Row = PerPeriod<bigint | null> & {
  memberId: string;
  excluded: boolean;
  timeOutUntil: Date | null;
  isBanned: boolean;
};

/**
 * Whom transfers go to. Their rows are locked, as by who asks for a deposit, in the order of ids: what together
 * would pass a limit comes one after the other. Who is not known here yet is not in it.
 */
export async function lockReceivers(
  tx: pg.ClientBase,
  memberIds: readonly string[],
  now: Date,
): Promise<Map<string, Receiver>> {
  const { rows } = await tx.query<Row>(
    `select member_id as "memberId", excluded, time_out_until as "timeOutUntil",
       deposit_banned as "isBanned", deposit_max_day as day, deposit_max_week as week,
       deposit_max_month as month
     from member where member_id = any($1::uuid[]) order by member_id for update`,
    [memberIds],
  );
  const incoming = await incomingOfAll(tx, memberIds, now);
  return new Map(
    rows.map(({ memberId, excluded, timeOutUntil, isBanned, day, week, month }) => {
      const gate = { excluded, timeOutUntil, deposit: { day, week, month } };
      const came = incoming.get(memberId) ?? noIncoming;
      return [memberId, receiverOf({ gate, isBanned }, came, now)];
    }),
  );
}

export type MemberTransfer = { commandId: string; memberId: string; amount: bigint; at: Date };

/** Writes whom applied transfers took money from and whom they bring it to, in their order. */
export async function insertMemberTransfers(
  tx: pg.ClientBase,
  transfers: readonly MemberTransfer[],
): Promise<void> {
  await tx.query(
    `insert into member_transfer (command_id, member_id, amount, at)
     select * from unnest($1::uuid[], $2::uuid[], $3::bigint[], $4::timestamptz[])`,
    [
      transfers.map(({ commandId }) => commandId),
      transfers.map(({ memberId }) => memberId),
      transfers.map(({ amount }) => amount),
      transfers.map(({ at }) => at),
    ],
  );
}
