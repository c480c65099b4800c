import { arrayLiteral, textArrayLiteral } from '@noriter/kit/array-literal';
import type pg from 'pg';
import type { SlipRow } from '../domain/new-slip.ts';
import { bonusColumn } from './ticket-columns.ts';

const insertSql = `
  with slip as (
    insert into bet_slip (slip_id, site_id, member_id, product, game_id, game_day, number,
      round_id, asked, stake, state, placed_at, stake_before, rechecks_at, free_bet_id)
    select slip_id, site_id, member_id, product, game_id, game_day, number, round_id, asked, stake,
      'pending', at, stake_before, rechecks_at, free_bet_id
    from rows from (
      unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::int[],
        $8::uuid[], $10::bigint[], $11::timestamptz[], $12::timestamptz[], $13::timestamptz[],
        $28::uuid[]),
      jsonb_array_elements($9::jsonb)
    ) as one (slip_id, site_id, member_id, product, game_id, game_day, number, round_id, stake, at,
      stake_before, rechecks_at, free_bet_id, asked)
    returning *
  )
  insert into bet (bet_id, slip_id, site_id, member_id, product, game_id, game_day, number,
    round_id, placed_at, priced_at, state, market_id, selection_id, conditions, asked_odds, odds,
    stake, kind, lines_of, line_stake, open_line_stake, bonus, return_most, return_max,
    free_bet_id)
  select one.bet_id, slip_id, site_id, member_id, product, one.game_id, game_day, number,
    round_id, placed_at, placed_at, state, one.market_id, one.selection_id,
    nullif(one.conditions, 'null'), one.asked_odds, one.odds, one.stake, one.kind, one.lines_of,
    one.line_stake, one.line_stake, nullif(one.bonus, 'null'), one.return_most, one.return_max,
    free_bet_id
  from rows from (
    unnest($14::uuid[], $15::uuid[], $16::text[], $17::text[], $19::bigint[], $20::bigint[],
      $21::bigint[], $22::text[], $23::int[], $24::bigint[], $26::bigint[], $27::bigint[],
      $29::text[]),
    jsonb_array_elements($18::jsonb), jsonb_array_elements($25::jsonb)
  ) as one (slip_id, bet_id, market_id, selection_id, asked_odds, odds, stake, kind, lines_of,
    line_stake, return_most, return_max, game_id, conditions, bonus)
    join slip using (slip_id)`;

/**
 * Documents as one array: each within a text[] would have its quotation marks escaped here, and
 * unescaped by the database.
 */
function documents(texts: readonly (string | null)[]): string {
  return `[${texts.map((text) => text ?? 'null').join(',')}]`;
}

/** Writes slips and their bets, pending, in one statement. */
export async function insertSlips(tx: pg.ClientBase, slips: readonly SlipRow[]): Promise<void> {
  const bets = slips.flatMap((slip) => slip.bets.map((bet) => ({ ...bet, slipId: slip.slipId })));
  await tx.query({
    name: 'insert-slips',
    text: insertSql,
    values: [
      arrayLiteral(slips.map(({ slipId }) => slipId)),
      textArrayLiteral(slips.map(({ bettor }) => bettor.siteId)),
      arrayLiteral(slips.map(({ bettor }) => bettor.memberId)),
      textArrayLiteral(slips.map(({ product }) => product)),
      textArrayLiteral(slips.map(({ gameId }) => gameId)),
      textArrayLiteral(slips.map(({ gameDay }) => gameDay)),
      arrayLiteral(slips.map(({ number }) => number)),
      arrayLiteral(slips.map(({ roundId }) => roundId)),
      documents(slips.map(({ asked }) => asked)),
      arrayLiteral(slips.map(({ stake }) => stake)),
      arrayLiteral(slips.map(({ at }) => at)),
      arrayLiteral(slips.map(({ stakeBefore }) => stakeBefore)),
      arrayLiteral(slips.map(({ revalidatesAt }) => revalidatesAt)),
      arrayLiteral(bets.map(({ slipId }) => slipId)),
      arrayLiteral(bets.map(({ betId }) => betId)),
      textArrayLiteral(bets.map(({ marketId }) => marketId)),
      textArrayLiteral(bets.map(({ selectionId }) => selectionId)),
      documents(bets.map(({ conditions }) => conditions && JSON.stringify(conditions))),
      arrayLiteral(bets.map(({ askedOdds }) => askedOdds)),
      arrayLiteral(bets.map(({ odds }) => odds)),
      arrayLiteral(bets.map(({ stake }) => stake)),
      textArrayLiteral(bets.map(({ kind }) => kind)),
      arrayLiteral(bets.map(({ linesOf }) => linesOf)),
      arrayLiteral(bets.map(({ lineStake }) => lineStake)),
      documents(bets.map(({ bonus }) => bonus && JSON.stringify(bonusColumn(bonus)))),
      arrayLiteral(bets.map(({ returnMost }) => returnMost)),
      arrayLiteral(bets.map(({ returnMax }) => returnMax)),
      arrayLiteral(slips.map(({ freeBetId }) => freeBetId)),
      textArrayLiteral(bets.map(({ gameId }) => gameId)),
    ],
  });
}
