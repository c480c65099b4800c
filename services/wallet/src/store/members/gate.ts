import { savePart } from '@noriter/member-projection/save-part';
import type pg from 'pg';
import { periods } from '../../domain/calendar.ts';
import { wagerOf } from '../../domain/ledger/wager.ts';
import { closedUntil, type Gate } from '../../domain/protection.ts';
import { openAccounts } from '../ledger/accounts.ts';
import { countStaked } from './wagers.ts';

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
  wagerDay: bigint | null;
  wagerWeek: bigint | null;
  wagerMonth: bigint | null;
};

/**
 * Saves a member's protection as identity reported it, unless a newer version is here already, and
 * locks the member's row: requests of one member that must not pass a limit together come one
 * after the other from here on.
 *
 * @returns the protection that applies
 */
export async function saveGate(
  tx: pg.ClientBase,
  member: { memberId: string; siteId: string },
  gate: Gate,
): Promise<Gate> {
  const isNewer = await savePart(tx, member, {
    order: 'protection_version',
    at: gate.version,
    values: {
      time_out_until: gate.timeOutUntil,
      excluded: gate.excluded,
      deposit_max_day: gate.deposit.day,
      deposit_max_week: gate.deposit.week,
      deposit_max_month: gate.deposit.month,
    },
  });
  if (!isNewer) {
    await catchUp(tx, member.memberId);
    const kept = await readGate(tx, member.memberId);
    if (!lacksWagerLimit(kept, gate)) return kept;
  }
  // Who never had any protection has no bounds to write, and none that are unread any more.
  if (gate.version > 0) await boundStakes(tx, member, gate);
  else await catchUp(tx, member.memberId);
  return gate;
}

/** A process of before kept this very version, with no limits of wagers or those of the version before it. */
function lacksWagerLimit(kept: Gate, gate: Gate): boolean {
  // Who answers with none may be an identity of before: that lifts nothing.
  if (kept.version !== gate.version || wagerOf(gate.wager) === null) return false;
  return periods.some((period) => kept.wager[period] !== gate.wager[period]);
}

/** The last version of a member's protection that arrived here. */
async function readGate(tx: pg.ClientBase, memberId: string): Promise<Gate> {
  const { rows } = await tx.query<GateRow>(
    `select member.protection_version as version, time_out_until as "timeOutUntil", excluded,
       deposit_max_day as "depositDay", deposit_max_week as "depositWeek",
       deposit_max_month as "depositMonth", loss_max_day as "lossDay",
       loss_max_week as "lossWeek", loss_max_month as "lossMonth",
       wager_max_day as "wagerDay", wager_max_week as "wagerWeek", wager_max_month as "wagerMonth"
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
    wager: { day: row.wagerDay, week: row.wagerWeek, month: row.wagerMonth },
  };
}

/**
 * While versions change, a process of before bounds the account and says no version of it: its stakes, and
 * those in one batch with them, would be asked about for ever.
 */
async function catchUp(tx: pg.ClientBase, memberId: string): Promise<void> {
  await tx.query(
    `update account set protection_version = member.protection_version
     from member
     where member.member_id = account.member_id and account.member_id = $1
       and account.protection_version < member.protection_version`,
    [memberId],
  );
}

/** Stakes are judged by the account alone, so that a batch of commands reads nothing else. */
async function boundStakes(
  tx: pg.ClientBase,
  member: { memberId: string; siteId: string },
  gate: Gate,
): Promise<void> {
  await openAccounts(tx, [member]);
  const { rows } = await tx.query<{ betDay: string | null }>(
    `update account set closed_until = $2, loss_max_day = $3, loss_max_week = $4,
       loss_max_month = $5, protection_version = $6, wager_max_day = $7, wager_max_week = $8,
       wager_max_month = $9
     where member_id = $1
     returning bet_day::text as "betDay"`,
    [
      member.memberId,
      closedUntil(gate),
      gate.loss.day,
      gate.loss.week,
      gate.loss.month,
      gate.version,
      gate.wager.day,
      gate.wager.week,
      gate.wager.month,
    ],
  );
  if (wagerOf(gate.wager) !== null) await countStaked(tx, member.memberId, rows[0]?.betDay ?? null);
}
