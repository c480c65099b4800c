import type pg from 'pg';
import { z } from 'zod';
import type { BoardChanges } from '../events/market-event.ts';
import { storedScoreboard } from './board-rows.ts';

export async function writeFixtures(
  tx: pg.ClientBase,
  at: Date,
  written: readonly BoardChanges[],
): Promise<void> {
  const rows = written.map(({ change: { before, after, override = before.row }, bodies }) => {
    const { facts } = after;
    const { scoreboard } = facts;
    return {
      fixture_id: before.row.fixtureId,
      league_id: facts.league.leagueId,
      home_ko: facts.home?.ko ?? null,
      home_en: facts.home?.en ?? null,
      away_ko: facts.away?.ko ?? null,
      away_en: facts.away?.en ?? null,
      runners: facts.runners,
      starts_at: facts.startsAt,
      state: facts.state,
      said_at: facts.reportedAt,
      said_by: facts.reportedBy,
      scoreboard:
        scoreboard && z.encode(storedScoreboard, { ...scoreboard, parts: { ...scoreboard.parts } }),
      version: (before.row.version + BigInt(bodies.length)).toString(),
      house_state: override.fixtureOverride,
      margin: override.margin,
    };
  });
  await tx.query(
    `update sport_fixture as fixture set league_id = row.league_id, home_ko = row.home_ko,
       home_en = row.home_en, away_ko = row.away_ko, away_en = row.away_en, runners = row.runners,
       starts_at = row.starts_at, state = row.state, said_at = row.said_at, said_by = row.said_by,
       scoreboard = nullif(row.scoreboard, 'null'), version = row.version,
       house_state = row.house_state, margin = row.margin, updated_at = $2
     from jsonb_populate_recordset(null::sport_fixture, $1::jsonb) as row
     where fixture.fixture_id = row.fixture_id`,
    [JSON.stringify(rows), at],
  );
}
