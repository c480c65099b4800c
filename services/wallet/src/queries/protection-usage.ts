import { koreaDay } from '@noriter/kit/korea-time';
import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import { z } from 'zod';
import { askGate } from '../actions/ask-gate.ts';
import type { WalletDeps } from '../deps.ts';
import { netsOf } from '../domain/betting.ts';
import { calendarOf, type PerPeriod, periodEnds } from '../domain/calendar.ts';
import type { Gate } from '../domain/protection.ts';
import { daysBetween } from './days-between.ts';
import { deposited } from './deposited.ts';

export type ProtectionUsage = {
  limits: Pick<Gate, 'deposit' | 'loss'>;
  /** A net loss is below zero where more came back than was staked. */
  used: { deposit: PerPeriod<Won>; loss: PerPeriod<Won> };
  renewsAt: PerPeriod<Date>;
  /** Net loss since the moment that was asked about; null when none was. */
  lostSince: Won | null;
};

/** What of a member's limits is used. The limits are identity's own word, the sums the ledger's. */
export async function protectionUsage(
  deps: Pick<WalletDeps, 'pool' | 'identity' | 'clock'>,
  memberId: string,
  since: Date | null,
): Promise<ProtectionUsage> {
  const { pool } = deps;
  const now = deps.clock.now();
  const [limits, deposit, loss, lostSince] = await Promise.all([
    askGate(deps, memberId),
    deposited(pool, memberId, now),
    lostIn(pool, memberId, now),
    since === null ? null : lostFrom(pool, memberId, { since, now }),
  ]);
  return { limits, used: { deposit, loss }, renewsAt: periodEnds(now), lostSince };
}

const netRows = z.array(
  z.object({ day: z.string().nullable(), today: z.bigint(), week: z.bigint(), month: z.bigint() }),
);

async function lostIn(pool: pg.Pool, memberId: string, now: Date): Promise<PerPeriod<Won>> {
  const { rows } = await pool.query(
    `select bet_day::text as day, net_day as today, net_week as week, net_month as month
     from account where member_id = $1`,
    [memberId],
  );
  const row = netRows.parse(rows)[0];
  if (row === undefined) return { day: 0n, week: 0n, month: 0n };
  const net = { day: row.today, week: row.week, month: row.month };
  return netsOf({ day: row.day, net }, calendarOf(koreaDay(now)));
}

async function lostFrom(
  pool: pg.Pool,
  memberId: string,
  { since, now }: { since: Date; now: Date },
): Promise<Won> {
  const { rows } = await pool.query<{ lost: bigint }>(
    `select coalesce(sum(case when kind in (1, 13) then amount else -amount end), 0)::bigint as lost
     from ledger
     where day = any ($2::date[]) and member_id = $1 and kind in (1, 2, 3, 13)
       and refusal is null and at >= $3`,
    [memberId, daysBetween(koreaDay(since), koreaDay(now)), since],
  );
  return rows[0]?.lost ?? 0n;
}
