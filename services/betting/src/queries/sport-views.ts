import type pg from 'pg';
import { z } from 'zod';
import {
  fixtureColumns,
  fixtureRow,
  type MarketRow,
  marketColumnsSql,
  marketRow,
} from './sport-boards.ts';
import { producerStateSql } from './sport-offers.ts';

/** A fixture as it is shown, with those of its markets that were asked for. */
export type FixtureView = z.output<typeof viewRow> & { markets: readonly MarketView[] };

/** A market with whether its producer is heard, by the database's clock. */
export type MarketView = MarketRow & { isHeard: boolean };

const viewRow = fixtureRow.extend({ marketCount: z.int() });
export const marketViewRow = marketRow.extend({ isHeard: z.boolean() });

/** Which fixtures are asked for. What is null does not narrow the list. */
export type FixtureQuery = {
  /** offered: planned, put off or under way. */
  mode: 'prematch' | 'live' | 'special' | 'offered' | 'results';
  sport: string | null;
  leagueId: string | null;
  search: string | null;
  /** By when they start. */
  from: Date | null;
  until: Date | null;
  /** Which of the markets; each a pattern of `like`. */
  markets: readonly string[];
};

/** Patterns of keys, by kind: those of the whole match first of all. */
export const marketPatterns = {
  main: [
    'three-way/regular/%',
    'two-way/match/%',
    'handicap/regular/%',
    'handicap/match/%',
    'total/regular/%',
    'total/match/%',
    'outright/%',
  ],
  special: ['first-to/%', 'special/%', 'outright/%', 'correct-score/%', 'odd-even/%'],
  winloose: ['three-way/%', 'two-way/%', 'outright/%/1'],
  handy: ['handicap/%'],
  underover: ['total/%'],
  all: ['%'],
} as const;

const modes = {
  prematch: `fixture.state = 'planned' and fixture.starts_at > clock_timestamp()
    and fixture.house_state <> 'closed'`,
  live: `fixture.state = 'running' and fixture.house_state <> 'closed' and exists (
    select from sport_market as market where market.fixture_id = fixture.fixture_id
      and market.producer = 'live')`,
  special: `fixture.state in ('planned', 'running') and fixture.house_state <> 'closed' and exists (
    select from sport_market as market where market.fixture_id = fixture.fixture_id
      and market.state in ('active', 'suspended') and market.market_key like any($6::text[]))`,
  // Put off, it waits for its new time: operators look for it here.
  offered: `fixture.state in ('planned', 'running', 'postponed')`,
  results: `fixture.state in ('finished', 'abandoned', 'cancelled') and exists (
    select from sport_market as market where market.fixture_id = fixture.fixture_id
      and market.state in ('settled', 'cancelled') and market.market_key like any($6::text[]))`,
} as const satisfies Record<FixtureQuery['mode'], string>;

/** All modes take the same values, so that each of them is one more text and no more. */
const filterSql = `($1::text is null or fixture.sport = $1)
  and ($2::text is null or fixture.league_id = $2)
  and ($3::text is null or concat_ws(' ', fixture.home_ko, fixture.home_en, fixture.away_ko,
    fixture.away_en, league.name_ko, league.name_en) ilike $3)
  and ($4::timestamptz is null or fixture.starts_at >= $4)
  and ($5::timestamptz is null or fixture.starts_at < $5)
  and $6::text[] is not null`;

const fromSql = `from sport_fixture as fixture join sport_league as league using (league_id)`;

const countSql = `(select count(*)::int from sport_market as counted
  where counted.fixture_id = fixture.fixture_id and counted.state in ('active', 'suspended'))`;

/** A page of fixtures, in the order of their start; results the latest first. */
export async function listFixtures(
  pool: pg.Pool,
  query: FixtureQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ fixtures: FixtureView[]; total: number }> {
  const values = valuesOf(query);
  const where = `${fromSql} where ${modes[query.mode]} and ${filterSql}`;
  const order = query.mode === 'results' ? 'desc' : 'asc';
  const [list, count] = await Promise.all([
    pool.query(
      `select ${fixtureColumns}, ${countSql} as "marketCount" ${where}
       order by fixture.starts_at ${order}, fixture.fixture_id limit $7 offset $8`,
      [...values, limit, offset],
    ),
    pool.query<{ total: number }>(`select count(*)::int as total ${where}`, values),
  ]);
  const rows = viewRow.array().parse(list.rows);
  return {
    fixtures: await withMarkets(pool, rows, query.markets),
    total: count.rows[0]?.total ?? 0,
  };
}

/** One fixture with all of its markets, whatever it is. */
export async function readFixture(pool: pg.Pool, fixtureId: string): Promise<FixtureView | null> {
  const { rows } = await pool.query(
    `select ${fixtureColumns}, ${countSql} as "marketCount" ${fromSql} where fixture.fixture_id = $1`,
    [fixtureId],
  );
  const [fixture] = await withMarkets(pool, viewRow.array().parse(rows), marketPatterns.all);
  return fixture ?? null;
}

async function withMarkets(
  pool: pg.Pool,
  rows: readonly z.output<typeof viewRow>[],
  patterns: readonly string[],
): Promise<FixtureView[]> {
  const ids = rows.map(({ fixtureId }) => fixtureId);
  const found = await pool.query(
    `select ${marketColumnsSql}, ${producerStateSql} = 'up'
       and (market.feed ->> 'epoch')::bigint = producer.epoch as "isHeard"
     from sport_market as market join feed_producer as producer using (producer)
     where market.fixture_id = any($1::text[]) and market.market_key like any($2::text[])
     order by market.market_key`,
    [ids, patterns],
  );
  const byFixture = Map.groupBy(marketViewRow.array().parse(found.rows), (one) => one.fixtureId);
  return rows.map((row) => ({ ...row, markets: byFixture.get(row.fixtureId) ?? [] }));
}

function valuesOf({ sport, leagueId, search, from, until, markets }: FixtureQuery): unknown[] {
  const pattern = search === null ? null : `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return [sport, leagueId, pattern, from, until, markets];
}

export type MenuRow = { sport: string; fixtures: number; live: number };

/** How many fixtures of each sport take bets before their start, and in play. */
export async function readMenu(pool: pg.Pool): Promise<MenuRow[]> {
  const { rows } = await pool.query<MenuRow>(
    `select fixture.sport, count(*) filter (where ${modes.prematch})::int as fixtures,
       count(*) filter (where ${modes.live})::int as live
     from sport_fixture as fixture
     where fixture.state in ('planned', 'running') group by fixture.sport`,
  );
  return rows;
}
