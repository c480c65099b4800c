import type pg from 'pg';
import { z } from 'zod';
import {
  fixtureColumns,
  fixtureRow,
  type MarketRow,
  marketColumnsSql,
  marketRow,
} from './board-rows.ts';
import {
  countSql,
  type FixtureQuery,
  filterSql,
  fromSql,
  marketPatterns,
  modes,
  valuesOf,
} from './fixture-query.ts';
import { producerStateSql } from './offers.ts';

/** A fixture as it is shown, with those of its markets that were asked for. */
export type FixtureView = z.output<typeof viewRow> & { markets: readonly MarketView[] };

/** A market with whether its producer is up and has priced it, by the database's clock. */
export type MarketView = MarketRow & { isPriced: boolean };

const viewRow = fixtureRow.extend({ marketCount: z.int() });

export const marketViewRow = marketRow.extend({ isPriced: z.boolean() });

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
       and (market.feed ->> 'epoch')::bigint = producer.epoch as "isPriced"
     from sport_market as market join feed_producer as producer using (producer)
     where market.fixture_id = any($1::text[]) and market.market_key like any($2::text[])
     order by market.market_key`,
    [ids, patterns],
  );
  const byFixture = Map.groupBy(marketViewRow.array().parse(found.rows), (one) => one.fixtureId);
  return rows.map((row) => ({ ...row, markets: byFixture.get(row.fixtureId) ?? [] }));
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
