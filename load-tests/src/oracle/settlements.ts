import type { Pool } from 'pg';

/** What must hold in betting's own books at any moment; each query counts where it does not. */
const always: Record<string, string> = {
  'a bet has one result for each version, and they sum to what it returned': `
    select count(*) from (
      select bet_id from bet left join bet_settlement as result using (bet_id)
      group by bet_id
      having count(version) <> max(settlement_version)
        or coalesce(max(version), 0) <> max(settlement_version)
        or coalesce(sum(moved), 0) <> max(bet.returned)
    ) as broken`,
  'a bet that lost without being bought back returned nothing': `
    select count(*) from bet where state = 'lost' and kind = 'single' and cashed_out = 0
      and returned >= stake`,
  'the sums of exposure are what open legs add': `
    select count(*) from (
      select fixture_id, market_key, site_id, leg.selection_id, sum(exposed_tickets) as tickets,
        sum(exposed_stake) as stake, sum(exposed_share) as share, sum(exposed_worst) as worst
      from bet_leg as leg join bet using (bet_id)
      group by fixture_id, market_key, site_id, leg.selection_id
    ) as legs
      full join sport_exposure as sum using (fixture_id, market_key, site_id, selection_id)
    where coalesce(legs.tickets, 0) <> coalesce(sum.tickets, 0)
      or coalesce(legs.stake, 0) <> coalesce(sum.stake, 0)
      or coalesce(legs.share, 0) <> coalesce(sum.share, 0)
      or coalesce(legs.worst, 0) <> coalesce(sum.worst, 0)`,
  'what is decided is exposed no longer': `
    select count(*) from bet_leg as leg join bet using (bet_id)
    where exposed_tickets > 0
      and (bet.state not in ('pending', 'accepted') or leg.result is not null)`,
};

/** What must hold besides once everything that was bet on is over. */
const atTheEnd: Record<string, string> = {
  'no slip waits for ever': `select count(*) from bet_slip where state = 'pending'`,
  'no bet is open': `select count(*) from bet where state in ('pending', 'accepted')`,
  'nothing is exposed': `
    select count(*) from sport_exposure where (tickets, stake, share, worst) <> (0, 0, 0, 0)`,
  'no market waits to be settled': `
    select count(*) from market_due join bet_leg using (fixture_id, market_key)`,
};

/**
 * The rules of settlement that do not hold, with how many places break each; empty when all is well.
 *
 * @param isOver everything that was bet on has its result
 */
export async function brokenSettlements(
  betting: Pool,
  { isOver }: { isOver: boolean },
): Promise<string[]> {
  const broken: string[] = [];
  const rules = isOver ? { ...always, ...atTheEnd } : always;
  for (const [name, query] of Object.entries(rules)) {
    const { rows } = await betting.query<{ count: string | bigint }>(query);
    const count = Number(rows[0]?.count);
    if (count !== 0) broken.push(`${name}: broken in ${count} places`);
  }
  return broken;
}
