import type pg from 'pg';
import type { FixtureMessage } from '../domain/messages/messages.ts';

/**
 * Adds leagues, and fixtures that were not known: as they were reported first. What was reported of them
 * since is applied to them like anything else.
 */
export async function addFixtures(
  tx: pg.ClientBase,
  at: Date,
  messages: readonly FixtureMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  const leagues = new Map(messages.map((one) => [one.league.leagueId, one]));
  // In their order, so that two producers who add the same ones don't wait for each other.
  const leagueRows = [...leagues.values()]
    .map(({ sport, league: { leagueId, names } }) => ({
      league_id: leagueId,
      sport,
      name_ko: names.ko,
      name_en: names.en,
    }))
    .toSorted((one, other) => (one.league_id < other.league_id ? -1 : 1));
  await tx.query(
    `insert into sport_league as old select * from jsonb_populate_recordset(null::sport_league, $1)
     on conflict (league_id) do update set name_ko = excluded.name_ko, name_en = excluded.name_en
     where (old.name_ko, old.name_en) <> (excluded.name_ko, excluded.name_en)`,
    [JSON.stringify(leagueRows)],
  );
  const first = new Map(messages.toReversed().map((one) => [one.fixtureId, one]));
  const rows = [...first.values()]
    .map((one) => ({
      fixture_id: one.fixtureId,
      sport: one.sport,
      league_id: one.league.leagueId,
      home_ko: one.home?.ko ?? null,
      home_en: one.home?.en ?? null,
      away_ko: one.away?.ko ?? null,
      away_en: one.away?.en ?? null,
      runners: one.runners,
      starts_at: one.startsAt,
      state: one.state,
      said_at: one.at,
      said_by: one.producer,
    }))
    .toSorted((one, other) => (one.fixture_id < other.fixture_id ? -1 : 1));
  await tx.query(
    `insert into sport_fixture (fixture_id, sport, league_id, home_ko, home_en, away_ko, away_en,
       runners, starts_at, state, said_at, said_by, updated_at)
     select fixture_id, sport, league_id, home_ko, home_en, away_ko, away_en, runners, starts_at,
       state, said_at, said_by, $2
     from jsonb_populate_recordset(null::sport_fixture, $1) order by fixture_id
     on conflict (fixture_id) do nothing`,
    [JSON.stringify(rows), at],
  );
}
