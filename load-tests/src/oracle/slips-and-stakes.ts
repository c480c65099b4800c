import type { Pool } from 'pg';

type Slip = { id: string; state: string; won: bigint; isStaked: boolean };
type Stakes = { id: string; count: number; won: bigint };

const slipsSql = `
  select slip_id::text as id, state, stake as won, staked_at is not null as "isStaked" from bet_slip`;

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
 * @param answered.accepted how many slips were answered as accepted, where somebody counted
 * @returns what does not hold, in words; empty when all is well
 */
export async function brokenBets(
  betting: Pool,
  wallet: Pool,
  answered: { accepted?: number } = {},
): Promise<string[]> {
  const slips = (await betting.query<Slip>(slipsSql)).rows;
  const { rows } = await wallet.query<Stakes>(stakesSql);
  const stakes = new Map(rows.map((one) => [one.id, one]));
  const accepted = slips.filter(({ state }) => state === 'accepted');
  // In play the stake is taken before the slip is refused; `payouts.ts` looks for its refund.
  const givenBack = slips.filter(({ state, isStaked }) => state === 'refused' && isStaked);
  const unstaked = [...accepted, ...givenBack].filter(({ id, won }) => {
    const stake = stakes.get(id);
    return stake?.count !== 1 || stake.won !== won;
  });
  const waiting = slips.filter(({ state }) => state === 'pending');
  for (const { id } of [...accepted, ...givenBack]) stakes.delete(id);
  const late = (await betting.query<{ count: number }>(lateSql)).rows[0]?.count ?? 0;
  const wrong = answered.accepted !== undefined && answered.accepted !== accepted.length;
  return [
    ...found(unstaked.length, 'slips with a stake have not one of their sum'),
    ...found(stakes.size, 'stakes are of no slip that has one'),
    ...found(waiting.length, 'slips wait for the wallet yet'),
    ...found(late, 'slips were placed after the cut-off'),
    ...(wrong
      ? [`${answered.accepted} were answered as accepted, and ${accepted.length} are`]
      : []),
  ];
}

function found(count: number, what: string): string[] {
  return count === 0 ? [] : [`${count} ${what}`];
}
