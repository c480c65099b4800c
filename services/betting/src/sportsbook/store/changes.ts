import type pg from 'pg';
import { z } from 'zod';
import { type FixtureRow, fixtureColumns, fixtureRow, marketColumnsSql } from './board-rows.ts';
import { type MarketView, marketViewRow } from './fixture-views.ts';
import { producerStateSql } from './offers.ts';

/** A fixture, and the version that somebody has of it; null where they have none. */
export type KnownVersion = { fixtureId: string; since: number | null };

/** A fixture that is newer, with the markets that changed since; none where nothing was known. */
export type FixtureChange = FixtureRow & { since: number | null; markets: readonly MarketView[] };

const changeRow = fixtureRow.extend({ since: z.bigint().nullable() });

/**
 * What changed of fixtures after the versions that are named. Whoever has a page of such a version
 * and takes these over it has the present one.
 *
 * @param asked each fixture once
 * @returns without fixtures that do not exist, and those that did not change
 */
export async function readChanges(
  pool: pg.Pool,
  asked: readonly KnownVersion[],
): Promise<FixtureChange[]> {
  const values = [asked.map(({ fixtureId }) => fixtureId), asked.map(({ since }) => since)];
  // Before the markets: what changes in between comes with the next number, and comes twice.
  const fixtures = await pool.query(
    `select ${fixtureColumns}, known.since
     from unnest($1::text[], $2::bigint[]) as known (fixture_id, since)
       join sport_fixture as fixture using (fixture_id)
       join sport_league as league using (league_id)
     where known.since is null or fixture.version > known.since`,
    values,
  );
  const rows = changeRow.array().parse(fixtures.rows);
  const known = rows.filter(({ since }) => since !== null);
  const markets = await pool.query(
    `select ${marketColumnsSql}, ${producerStateSql} = 'up'
       and (market.feed ->> 'epoch')::bigint = producer.epoch as "isPriced"
     from unnest($1::text[], $2::bigint[]) as known (fixture_id, since)
       join sport_market as market using (fixture_id)
       join feed_producer as producer using (producer)
     where market.version > known.since order by market.market_key`,
    [known.map(({ fixtureId }) => fixtureId), known.map(({ since }) => since)],
  );
  const byFixture = Map.groupBy(marketViewRow.array().parse(markets.rows), (one) => one.fixtureId);
  return rows.map((row) => ({
    ...row,
    since: row.since === null ? null : Number(row.since),
    markets: byFixture.get(row.fixtureId) ?? [],
  }));
}
