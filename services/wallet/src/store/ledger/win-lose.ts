import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import { kindOfCode } from '../../domain/ledger/posting.ts';
import { addMove, noMoves, type WinLose } from '../../domain/win-lose.ts';
import { sqlFile } from '../sql-file.ts';

const winLoseSql = sqlFile(new URL('./sql/win-lose.sql', import.meta.url));

export type WinLoseDay = WinLose & { day: string };

/** What each day did to a member's money, newest first; a day without any movement is left out. */
export async function readWinLose(
  pool: pg.Pool,
  member: { siteId: string; memberId: string },
  days: readonly string[],
): Promise<WinLoseDay[]> {
  const { rows } = await pool.query<{ day: string; kind: number; amount: Won }>({
    ...winLoseSql,
    values: [member.siteId, member.memberId, days],
  });
  const byDay = new Map<string, WinLose>();
  for (const { day, kind, amount } of rows) {
    const name = kindOfCode(kind);
    if (name === undefined) throw new Error(`The ledger has the unknown kind ${kind}.`);
    byDay.set(day, addMove(byDay.get(day) ?? noMoves, name, amount));
  }
  return [...byDay].map(([day, sums]) => ({ day, ...sums }));
}
