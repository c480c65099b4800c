import type { Pool } from 'pg';

export type Paid = {
  /** Bets that won, as betting wrote them down. */
  winners: number;
  /** Of those, whose payout stands in the ledger exactly once and with the right amount. */
  paidOnce: number;
  /** Payouts of the ledger that no winner asked for. */
  unasked: number;
};

/** Compares all that betting ever settled with all that the wallet paid, payout by payout. */
export async function comparePaid(betting: Pool, wallet: Pool): Promise<Paid> {
  const winners = await rowsOf(
    betting,
    `select command_id::text as id, returned::text as won
     from bet_settlement where command_id is not null`,
  );
  const payouts = await rowsOf(
    wallet,
    `select command_id::text as id, amount::text as won from ledger
     where kind = 2 and subject_type = 'bet-slip' and refusal is null`,
  );
  const paid = new Map<string, string[]>();
  for (const { id, won } of payouts) paid.set(id, [...(paid.get(id) ?? []), won]);
  let paidOnce = 0;
  for (const { id, won } of winners) {
    const all = paid.get(id);
    if (all?.length === 1 && all[0] === won) paidOnce += 1;
    paid.delete(id);
  }
  return { winners: winners.length, paidOnce, unasked: paid.size };
}

async function rowsOf(pool: Pool, query: string): Promise<{ id: string; won: string }[]> {
  return (await pool.query<{ id: string; won: string }>(query)).rows;
}
