import type pg from 'pg';
import { z } from 'zod';
import { storedDraw } from './rounds.ts';

/**
 * Where a round stands for a site: `open` takes bets, `closed` waits for its draw, `drawn` has bets
 * that are not settled yet, `settled` and `excluded` are over.
 */
export const roundStates = ['open', 'closed', 'drawn', 'settled', 'excluded'] as const;

const backOfficeRound = z.object({
  roundId: z.string(),
  gameId: z.string(),
  gameDay: z.string(),
  number: z.int(),
  state: z.enum(roundStates),
  opensAt: z.date(),
  closesAt: z.date(),
  drawsAt: z.date(),
  announcedAt: z.date(),
  settledAt: z.date().nullable(),
  seedHash: z.string(),
  seed: z.string().nullable(),
  result: storedDraw.nullable(),
  reason: z.string().nullable(),
});

/** What a site's bets on a round come to; refused ones are none. */
type RoundSums = { bets: number; members: number; stake: bigint; returned: bigint };

export type BackOfficeRound = z.infer<typeof backOfficeRound> & RoundSums;

type RoundSearch = {
  siteId: string;
  gameId: string | null;
  gameDay: string;
  number: number | null;
  state: (typeof roundStates)[number] | null;
};

/** $1 is the site: another site's bets do not count. */
const rounds = `
  select round_id as "roundId", game_id as "gameId", game_day as "gameDay", number,
    case
      when state = 'excluded' then 'excluded'
      when state = 'open' then case when closes_at > now() then 'open' else 'closed' end
      when exists (select from bet where bet.round_id = mini_round.round_id
        and bet.is_open and bet.state = 'accepted' and bet.site_id = $1) then 'drawn'
      else 'settled'
    end as state,
    opens_at as "opensAt", closes_at as "closesAt", draws_at as "drawsAt",
    announced_at as "announcedAt", settled_at as "settledAt", seed_hash as "seedHash", seed, result,
    reason
  from mini_round`;

/** A page of the rounds of one game day, the latest first. */
export async function backOfficeRounds(
  pool: pg.Pool,
  { siteId, gameId, gameDay, number, state }: RoundSearch,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rounds: BackOfficeRound[]; total: number }> {
  const found = `from (${rounds}
      where game_day = $2 and ($3::text is null or game_id = $3)
        and ($4::int is null or number = $4)
    ) as one
    where ($5::text is null or state = $5)`;
  const values = [siteId, gameDay, gameId, number, state];
  const [list, count] = await Promise.all([
    pool.query(`select * ${found} order by "drawsAt" desc, "gameId" limit $6 offset $7`, [
      ...values,
      limit,
      offset,
    ]),
    pool.query<{ total: number }>(`select count(*)::int as total ${found}`, values),
  ]);
  const rows = backOfficeRound.array().parse(list.rows);
  return { rounds: await withSums(pool, siteId, rows), total: count.rows[0]?.total ?? 0 };
}

export async function backOfficeRoundOf(
  pool: pg.Pool,
  { siteId, roundId }: { siteId: string; roundId: string },
): Promise<BackOfficeRound | null> {
  const { rows } = await pool.query(`${rounds} where round_id = $2`, [siteId, roundId]);
  const [round] = await withSums(pool, siteId, backOfficeRound.array().parse(rows));
  return round ?? null;
}

async function withSums(
  pool: pg.Pool,
  siteId: string,
  list: readonly z.infer<typeof backOfficeRound>[],
): Promise<BackOfficeRound[]> {
  const { rows } = await pool.query<RoundSums & { roundId: string }>(
    `select round_id as "roundId", count(*)::int as bets, count(distinct member_id)::int as members,
       coalesce(sum(stake) filter (where free_bet_id is null), 0)::bigint as stake,
       sum(returned)::bigint as returned
     from bet where round_id = any($2::uuid[]) and site_id = $1 and state <> 'refused'
     group by round_id`,
    [siteId, list.map(({ roundId }) => roundId)],
  );
  const sums = new Map(rows.map((row) => [row.roundId, row]));
  const none = { bets: 0, members: 0, stake: 0n, returned: 0n };
  return list.map((round) => ({ ...none, ...sums.get(round.roundId), ...round }));
}
