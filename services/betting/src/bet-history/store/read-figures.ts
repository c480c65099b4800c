import type pg from 'pg';
import type { FigureProduct } from '../domain/figures.ts';

export type Figures = {
  bets: number;
  stake: bigint;
  refused: number;
  refusedStake: bigint;
  settledStake: bigint;
  returned: bigint;
  givenBack: bigint;
};

export type FigureDay = Figures & { day: string; product: FigureProduct };

type Asked = { siteId: string; from: Date };

const sums = ['stake', 'refused_stake', 'settled_stake', 'returned', 'given_back'] as const;

/** Sums of a site's figures by Korean day and product, days without any left out. */
export async function figureDays(pool: pg.Pool, { siteId, from }: Asked): Promise<FigureDay[]> {
  const { rows } = await pool.query<FigureDay>(
    `select to_char(starts_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day, product,
       sum(bets)::int as bets, sum(refused)::int as refused,
       ${sums.map((name) => `sum(${name})::bigint as "${camel(name)}"`).join(', ')}
     from bet_figures where site_id = $1 and starts_at >= $2 group by day, product order by day`,
    [siteId, from],
  );
  return rows;
}

/** The bets that staked most since then, the highest stake first. */
export async function largestBets(
  pool: pg.Pool,
  { siteId, from, limit }: Asked & { limit: number },
): Promise<string[]> {
  const { rows } = await pool.query<{ betId: string }>(
    `select one."betId" from bet_figures,
       jsonb_to_recordset(largest) as one ("betId" text, stake bigint)
     where site_id = $1 and starts_at >= $2 order by one.stake desc, one."betId" limit $3`,
    [siteId, from, limit],
  );
  return rows.map(({ betId }) => betId);
}

/** When the figures were reckoned; null before the first time. */
export async function reckonedAt(pool: pg.Pool): Promise<Date | null> {
  const { rows } = await pool.query<{ at: Date | null }>(
    'select reckoned_at as at from bet_figures_state',
  );
  return rows[0]?.at ?? null;
}

/** What a site's open bets on rounds can cost at most beyond their stakes. */
export async function miniLiability(pool: pg.Pool, siteId: string): Promise<bigint> {
  const { rows } = await pool.query<{ liability: bigint }>(
    `select coalesce(sum(return_most - stake), 0)::bigint as liability from bet
     where is_open and round_id is not null and site_id = $1
       and not exists (select from member where member.member_id = bet.member_id and is_test)`,
    [siteId],
  );
  return rows[0]?.liability ?? 0n;
}

export type LiveFixture = {
  fixtureId: string;
  sport: string;
  homeKo: string | null;
  homeEn: string | null;
  awayKo: string | null;
  awayEn: string | null;
  tickets: number;
  stake: bigint;
};

/** The matches that are played, those a site has most on first, and how many they are in all. */
export async function liveFixtures(
  pool: pg.Pool,
  { siteId, limit }: { siteId: string; limit: number },
): Promise<{ list: LiveFixture[]; total: number }> {
  const { rows } = await pool.query<LiveFixture & { total: number }>(
    `select fixture.fixture_id as "fixtureId", sport, home_ko as "homeKo", home_en as "homeEn",
       away_ko as "awayKo", away_en as "awayEn", coalesce(sum(own.tickets), 0)::int as tickets,
       coalesce(sum(own.stake), 0)::bigint as stake, (count(*) over ())::int as total
     from sport_fixture as fixture
       left join sport_exposure as own
         on own.fixture_id = fixture.fixture_id and own.site_id = $1 and own.tickets > 0
     where state in ('planned', 'running') and state = 'running'
     group by fixture.fixture_id order by stake desc, starts_at limit $2`,
    [siteId, limit],
  );
  return { list: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

function camel(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
