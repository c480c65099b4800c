import type pg from 'pg';
import { bonusColumn } from '../queries/ticket-columns.ts';
import type { SlipRow } from './write-slips.ts';

const insertSql = `
  with slip as (
    insert into bet_slip (slip_id, site_id, member_id, product, game_id, game_day, number,
      round_id, asked, stake, state, placed_at, stake_before, rechecks_at)
    select slip_id, site_id, member_id, product, game_id, game_day, number, round_id, asked, stake,
      'pending', at, stake_before, rechecks_at
    from unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::int[],
      $8::uuid[], $9::jsonb[], $10::bigint[], $11::timestamptz[], $12::timestamptz[],
      $13::timestamptz[]) as one (slip_id, site_id, member_id, product, game_id, game_day, number,
        round_id, asked, stake, at, stake_before, rechecks_at)
    returning *
  )
  insert into bet (bet_id, slip_id, site_id, member_id, product, game_id, game_day, number,
    round_id, placed_at, priced_at, state, market_id, selection_id, conditions, asked_odds, odds,
    stake, kind, lines_of, line_stake, open_line_stake, bonus, return_most, return_max)
  select one.bet_id, slip_id, site_id, member_id, product, game_id, game_day, number,
    round_id, placed_at, placed_at, state, one.market_id, one.selection_id, one.conditions,
    one.asked_odds, one.odds, one.stake, one.kind, one.lines_of, one.line_stake, one.line_stake,
    one.bonus, one.return_most, one.return_max
  from unnest($14::uuid[], $15::uuid[], $16::text[], $17::text[], $18::jsonb[], $19::bigint[],
    $20::bigint[], $21::bigint[], $22::text[], $23::int[], $24::bigint[], $25::jsonb[],
    $26::bigint[], $27::bigint[]) as one (slip_id, bet_id, market_id, selection_id, conditions,
      asked_odds, odds, stake, kind, lines_of, line_stake, bonus, return_most, return_max)
    join slip using (slip_id)`;

/** Writes slips and their bets, pending, in one statement. */
export async function insertSlips(tx: pg.ClientBase, slips: readonly SlipRow[]): Promise<void> {
  const bets = slips.flatMap((slip) => slip.bets.map((bet) => ({ ...bet, slipId: slip.slipId })));
  await tx.query({
    name: 'insert-slips',
    text: insertSql,
    values: [
      slips.map(({ slipId }) => slipId),
      slips.map(({ bettor }) => bettor.siteId),
      slips.map(({ bettor }) => bettor.memberId),
      slips.map(({ product }) => product),
      slips.map(({ gameId }) => gameId),
      slips.map(({ gameDay }) => gameDay),
      slips.map(({ number }) => number),
      slips.map(({ roundId }) => roundId),
      slips.map(({ asked }) => asked),
      slips.map(({ stake }) => stake),
      slips.map(({ at }) => at),
      slips.map(({ stakeBefore }) => stakeBefore),
      slips.map(({ rechecksAt }) => rechecksAt),
      bets.map(({ slipId }) => slipId),
      bets.map(({ betId }) => betId),
      bets.map(({ marketId }) => marketId),
      bets.map(({ selectionId }) => selectionId),
      bets.map(({ conditions }) => conditions && JSON.stringify(conditions)),
      bets.map(({ askedOdds }) => askedOdds),
      bets.map(({ odds }) => odds),
      bets.map(({ stake }) => stake),
      bets.map(({ kind }) => kind),
      bets.map(({ linesOf }) => linesOf),
      bets.map(({ lineStake }) => lineStake),
      bets.map(({ bonus }) => bonus && JSON.stringify(bonusColumn(bonus))),
      bets.map(({ returnMost }) => returnMost),
      bets.map(({ returnMax }) => returnMax),
    ],
  });
}
