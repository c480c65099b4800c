import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

const LOOK_EVERY_MS = 200;
const STANDSTILL_MS_MAX = 60_000;

/**
 * Waits until partner has counted so many bets in all: by then they are committed.
 *
 * @param wanted asked for at each look, where more come meanwhile
 * @throws Error when nothing more is counted
 */
export async function waitForBets(
  partner: Pool,
  wanted: () => number,
): Promise<{ bets: number; at: number }> {
  let last = { bets: -1, at: performance.now() };
  for (;;) {
    const { rows } = await partner.query<{ bets: number }>(
      `select coalesce(sum(bets), 0)::int as bets from partner_day
       where partner_id in (select partner_id from partner where tier = 1)`,
    );
    const now = { bets: rows[0]?.bets ?? 0, at: performance.now() };
    if (now.bets >= wanted()) return now;
    if (now.bets > last.bets) last = now;
    if (now.at - last.at > STANDSTILL_MS_MAX) {
      throw new Error(`Of ${wanted()} bets ${now.bets} were counted.`);
    }
    await pause(LOOK_EVERY_MS);
  }
}
