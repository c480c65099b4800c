import type pg from 'pg';

/** What a bet counts for as it stands, and what it was on, for who counts bets themselves. */
export type StandingBet = {
  betId: string;
  siteId: string;
  memberId: string;
  version: number;
  product: string;
  gameId: string;
  folds: number;
  inPlay: boolean;
  /** Nothing of an open one. */
  stake: bigint;
  returned: bigint;
  /** What of the stake ran to its result; nothing of what is void, open or bought back. */
  turnover: bigint;
  /** When it came to stand like this. */
  at: Date;
};

/** Free bets are nobody's to count. In the words of the events: `settled-event.ts` and `write-settlements.ts` say the same. */
const standing = `
  select bet_id as "betId", site_id as "siteId", member_id as "memberId", version, product,
    game_id as "gameId", case when round_id is null then lines_of else 0 end as folds,
    round_id is null and exists (select from bet_leg where bet_leg.bet_id = bet.bet_id and is_live)
      as "inPlay",
    case when result = 'open' then 0 else stake end as stake,
    case when result = 'open' then 0 else bet_settlement.returned end as returned,
    case when result in ('won', 'lost') then stake / line_stake * open_line_stake else 0 end
      as turnover,
    bet_settlement.settled_at as at
  from bet_settlement join bet using (bet_id)
  where version = settlement_version and bet.free_bet_id is null`;

/** Bets whose newest settlement is of a span of time; what is settled anew later is of a later one. */
export const settledBetsSql = {
  name: 'standing-bets',
  text: `${standing} and bet_settlement.settled_at > $1 and bet_settlement.settled_at <= $2
    order by bet_settlement.settled_at limit $3`,
};

/** Bets by their ids; one that was never settled is not among them. */
export async function standingOf(pool: pg.Pool, betIds: readonly string[]): Promise<StandingBet[]> {
  const { rows } = await pool.query<StandingBet>({
    name: 'standing-of-bets',
    text: `${standing} and bet.bet_id = any($1::uuid[])`,
    values: [betIds],
  });
  return rows;
}
