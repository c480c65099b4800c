import { deriveId } from '@noriter/kit/ids';
import type { Pool } from 'pg';

export type Paid = {
  /** Sums that are due: what was won, and stakes that go back, of void bets and of refused slips. */
  winners: number;
  /** Of those, what stands in the ledger exactly once and with the right amount. */
  paidOnce: number;
  /** Sums of the ledger that nothing pays, or takes back. */
  unasked: number;
};

type Sum = { id: string; won: string };

const paidSql = `
  select command_id::text as id, moved::text as won from bet_settlement where moved > 0`;

/** Slips in play that were refused after their stake was taken: each has one refund, of its own id. */
const refusedSql = `
  select slip_id::text as id, stake::text as won from bet_slip
  where state = 'refused' and staked_at is not null`;

/** Taken back from what is there, or owed: both stand in the ledger whole. */
const takenBackSql = `
  select command_id::text as id, (-moved)::text as won from bet_settlement where moved < 0`;

const bookedSql = `
  select command_id::text as id, amount::text as won from ledger
  where kind = any($1::int[]) and subject_type = 'bet-slip' and refusal is null`;

/** What the ledger calls them. */
const kinds = { payout: 2, refund: 3, clawback: 13 } as const;

/** Compares all that betting ever settled with all that the wallet moved for it, sum by sum. */
export async function comparePayouts(betting: Pool, wallet: Pool): Promise<Paid> {
  const booked = await rowsOf(wallet, bookedSql, [[kinds.payout, kinds.refund]]);
  const settled = await rowsOf(betting, paidSql);
  const refused = await rowsOf(betting, refusedSql);
  const refunds = refused.map(({ id, won }) => ({ id: deriveId('bet-refund', id), won }));
  const paid = compare([...settled, ...refunds], booked);
  const clawbacks = await rowsOf(wallet, bookedSql, [[kinds.clawback]]);
  const taken = compare(await rowsOf(betting, takenBackSql), clawbacks);
  const missing = taken.winners - taken.paidOnce;
  return { ...paid, unasked: paid.unasked + taken.unasked + missing };
}

/** The same in words: what was not paid exactly once, and what nobody won; empty when all is well. */
export async function brokenPayouts(betting: Pool, wallet: Pool): Promise<string[]> {
  return payoutFaults(await comparePayouts(betting, wallet));
}

/** What a comparison found, in words. */
export function payoutFaults({ winners, paidOnce, unasked }: Paid): string[] {
  return [
    ...(paidOnce < winners ? [`${winners - paidOnce} winners were not paid exactly once`] : []),
    ...(unasked > 0 ? [`${unasked} payouts have no winner`] : []),
  ];
}

function compare(asked: readonly Sum[], booked: readonly Sum[]): Paid {
  const found = new Map<string, string[]>();
  for (const { id, won } of booked) found.set(id, [...(found.get(id) ?? []), won]);
  let paidOnce = 0;
  for (const { id, won } of asked) {
    const all = found.get(id);
    if (all?.length === 1 && all[0] === won) paidOnce += 1;
    found.delete(id);
  }
  return { winners: asked.length, paidOnce, unasked: found.size };
}

async function rowsOf(pool: Pool, query: string, values: unknown[] = []): Promise<Sum[]> {
  return (await pool.query<Sum>(query, values)).rows;
}
