import type { Pool } from 'pg';

type Sums = { count: number; won: bigint };

const acceptedSql = `
  select count(*)::int as count, coalesce(sum(stake), 0)::bigint as won
  from bet_slip where state = 'accepted'`;

const stakedSql = `
  select count(*)::int as count, coalesce(sum(amount), 0)::bigint as won
  from ledger where subject_type = 'bet-slip' and kind = 1 and refusal is null`;

const waitingSql = `
  select count(*)::int as count, 0::bigint as won from bet_slip where state = 'pending'`;

const lateSql = `
  select count(*)::int as count, 0::bigint as won
  from bet_slip join mini_round as round using (round_id) where placed_at >= round.closes_at`;

/**
 * What must hold between the slips of betting and the stakes of the wallet.
 *
 * @param told.accepted how many slips callers were told are accepted, where somebody counted
 * @returns what does not hold, in words; empty when all is well
 */
export async function brokenBets(
  betting: Pool,
  wallet: Pool,
  told: { accepted?: number } = {},
): Promise<string[]> {
  const slips = await sumsOf(betting, acceptedSql);
  const stakes = await sumsOf(wallet, stakedSql);
  const waiting = await sumsOf(betting, waitingSql);
  const late = await sumsOf(betting, lateSql);
  const broken: string[] = [];
  if (slips.count !== stakes.count || slips.won !== stakes.won) {
    broken.push(`${inWords(slips)} accepted, and ${inWords(stakes)} staked`);
  }
  if (waiting.count > 0) broken.push(`${waiting.count} slips wait for the wallet yet`);
  if (late.count > 0) broken.push(`${late.count} slips were placed after the cut-off`);
  if (told.accepted !== undefined && told.accepted !== slips.count) {
    broken.push(`${told.accepted} were told to be accepted, and ${slips.count} are`);
  }
  return broken;
}

async function sumsOf(pool: Pool, query: string): Promise<Sums> {
  const { rows } = await pool.query<Sums>(query);
  return rows[0] ?? { count: 0, won: 0n };
}

function inWords({ count, won }: Sums): string {
  return `${count} slips of ${won} won`;
}
