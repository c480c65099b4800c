import { together } from '@noriter/kit/postgres';
import type pg from 'pg';
import { moveExposure } from '../../sportsbook/store/move-exposure.ts';
import type { SlipRow } from '../domain/new-slip.ts';

const insertSql = `
  insert into bet_leg (bet_id, position, fixture_id, market_key, selection_id, market, sport,
    league_id, home_ko, home_en, away_ko, away_en, asked_odds, odds, is_live, starts_at,
    put_off_hours)
  select * from unnest($1::uuid[], $2::int[], $3::text[], $4::text[], $5::text[], $6::jsonb[],
    $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[], $13::bigint[],
    $14::bigint[], $15::boolean[], $16::timestamptz[], $17::int[])`;

/** Writes the legs of tickets, and what the house may lose by them. */
export async function insertLegs(tx: pg.ClientBase, slips: readonly SlipRow[]): Promise<void> {
  const legs = slips.flatMap(({ bets }) =>
    bets.flatMap(({ betId, legs: own }) =>
      own.map((leg, position) => ({ ...leg, betId, position })),
    ),
  );
  if (legs.length === 0) return;
  const insert = {
    name: 'insert-legs',
    text: insertSql,
    values: [
      legs.map(({ betId }) => betId),
      legs.map(({ position }) => position),
      legs.map(({ fixtureId }) => fixtureId),
      legs.map(({ marketKey }) => marketKey),
      legs.map(({ selectionId }) => selectionId),
      legs.map(({ market }) => JSON.stringify(market)),
      legs.map(({ sport }) => sport),
      legs.map(({ leagueId }) => leagueId),
      legs.map(({ homeKo }) => homeKo),
      legs.map(({ homeEn }) => homeEn),
      legs.map(({ awayKo }) => awayKo),
      legs.map(({ awayEn }) => awayEn),
      legs.map(({ askedOdds }) => askedOdds),
      legs.map(({ odds }) => odds),
      legs.map(({ isLive }) => isLive),
      legs.map(({ startsAt }) => startsAt),
      legs.map(({ putOffHours }) => putOffHours),
    ],
  };
  await together(tx, () => [tx.query(insert), moveExposure(tx, legs)]);
}
