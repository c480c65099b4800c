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
      slips.map(({ slipId }) => slipId),
      slips.map(({ bettor }) => bettor.siteId),
      slips.map(({ bettor }) => bettor.memberId),
      slips.map(({ product }) => product),
      slips.map(({ gameId }) => gameId),
      slips.map(({ gameDay }) => gameDay),
      slips.map(({ number }) => number),
      slips.map(({ roundId }) => roundId),
      documents(slips.map(({ asked }) => asked)),
      slips.map(({ stake }) => stake),
      slips.map(({ at }) => at),
      slips.map(({ stakeBefore }) => stakeBefore),
      slips.map(({ revalidatesAt }) => revalidatesAt),
      bets.map(({ slipId }) => slipId),
      bets.map(({ betId }) => betId),
      bets.map(({ marketId }) => marketId),
      bets.map(({ selectionId }) => selectionId),
      documents(bets.map(({ conditions }) => conditions && JSON.stringify(conditions))),
      bets.map(({ askedOdds }) => askedOdds),
      bets.map(({ odds }) => odds),
      bets.map(({ stake }) => stake),
      bets.map(({ kind }) => kind),
      bets.map(({ linesOf }) => linesOf),
      bets.map(({ lineStake }) => lineStake),
      documents(bets.map(({ bonus }) => bonus && JSON.stringify(bonusColumn(bonus)))),
      bets.map(({ returnMost }) => returnMost),
      bets.map(({ returnMax }) => returnMax),
      slips.map(({ freeBetId }) => freeBetId),
      bets.map(({ gameId }) => gameId),
    ],
  });
}
