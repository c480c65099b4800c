import type { Pool } from 'pg';

type Slip = { id: string; state: string; won: bigint };
type Stakes = { id: string; count: number; won: bigint };

const slipsSql = 'select slip_id::text as id, state, stake as won from bet_slip';

const stakesSql = `
  select subject_id as id, count(*)::int as count, sum(amount)::bigint as won
  from ledger where subject_type = 'bet-slip' and kind = 1 and refusal is null
  group by subject_id`;

const lateSql = `
  select count(*)::int as count
  from bet_slip join mini_round as round using (round_id) where placed_at >= round.closes_at`;

/**
 * What must hold between the slips of betting and the stakes of the wallet, slip by slip.
 *
 * @param told.accepted how many slips callers were told are accepted, where somebody counted
 * @returns what does not hold, in words; empty when all is well
 */
export async function brokenBets(
  betting: Pool,
  wallet: Pool,
  told: { accepted?: number } = {},
): Promise<string[]> {
  const slips = (await betting.query<Slip>(slipsSql)).rows;
  const { rows } = await wallet.query<Stakes>(stakesSql);
  const stakes = new Map(rows.map((one) => [one.id, one]));
  const accepted = slips.filter(({ state }) => state === 'accepted');
  const unstaked = accepted.filter(({ id, won }) => {
    const stake = stakes.get(id);
    return stake?.count !== 1 || stake.won !== won;
  });
  const waiting = slips.filter(({ state }) => state === 'pending');
  for (const { id } of accepted) stakes.delete(id);
  const late = (await betting.query<{ count: number }>(lateSql)).rows[0]?.count ?? 0;
  const wrong = told.accepted !== undefined && told.accepted !== accepted.length;
  return [
    ...found(unstaked.length, 'accepted slips have not one stake of their sum'),
    ...found(stakes.size, 'stakes are of no accepted slip'),
    ...found(waiting.length, 'slips wait for the wallet yet'),
    ...found(late, 'slips were placed after the cut-off'),
    ...(wrong ? [`${told.accepted} were told to be accepted, and ${accepted.length} are`] : []),
  ];
}

function found(count: number, what: string): string[] {
  return count === 0 ? [] : [`${count} ${what}`];
}
