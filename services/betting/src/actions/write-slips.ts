import { addAllToOutbox } from '@noriter/kit/outbox';
import { betEvents, walletCommands } from '@noriter/proto/topics';
import type pg from 'pg';
import type { BettingDeps } from '../deps.ts';
import type { NewBet } from '../domain/placement/decide.ts';
import { placedEvent } from '../events/bet-event.ts';
import { stakeMessage } from '../events/stake-message.ts';
import type { Placement } from '../queries/placement-world.ts';
import type { SlipView } from '../queries/read-slip.ts';

/** A slip that may be written, with the bets it was decided to become. */
export type NewSlip = Placement & {
  roundId: string;
  bets: readonly NewBet[];
  /** When it was decided, by the database's clock. */
  at: Date;
};

type SlipRow = Omit<NewSlip, 'bets'> & {
  stake: bigint;
  bets: readonly (NewBet & { betId: string })[];
};

/**
 * Writes slips with their bets, and asks the wallet for their stakes, all in the caller's
 * transaction and in as many statements as for one.
 *
 * @returns the slips as they were written, in their order: pending
 */
export async function writeSlips(
  { ids, replies }: Pick<BettingDeps, 'ids' | 'replies'>,
  tx: pg.ClientBase,
  slips: readonly NewSlip[],
): Promise<SlipView[]> {
  if (slips.length === 0) return [];
  const written = slips.map((slip) => ({
    ...slip,
    bets: slip.bets.map((bet) => ({ ...bet, betId: ids.next() })),
    stake: slip.bets.reduce((sum, bet) => sum + bet.stake, 0n),
  }));
  await insertSlips(tx, written);
  await addAllToOutbox(
    tx,
    walletCommands,
    written.map(({ at, stake, ...row }) =>
      stakeMessage(ownerOf(row), { stake, replyTo: replies.channel, at }),
    ),
  );
  await addAllToOutbox(
    tx,
    betEvents,
    written.map(({ at, bets, ...row }) =>
      placedEvent({ ...ownerOf(row), gameId: row.ask.gameId, roundId: row.roundId }, bets, at),
    ),
  );
  return written.map(viewOf);
}

function ownerOf({ slipId, bettor, ask }: Placement) {
  const { siteId, memberId } = bettor;
  return { slipId, siteId, memberId, product: ask.product };
}

function viewOf({ slipId, ask, stake, bets, at }: SlipRow): SlipView {
  const { product, gameId, gameDay, number } = ask;
  const both = { slipId, product, gameId, gameDay, number, placedAt: at, state: 'pending' };
  const open = { ...both, returned: 0n, settledAt: null };
  return { ...both, stake, refusal: null, bets: bets.map((bet) => ({ ...open, ...bet })) };
}

const insertSql = `
  with slip as (
    insert into bet_slip (slip_id, site_id, member_id, product, game_id, game_day, number,
      round_id, asked, stake, state, placed_at)
    select slip_id, site_id, member_id, product, game_id, game_day, number, round_id, asked, stake,
      'pending', at
    from unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::int[],
      $8::uuid[], $9::jsonb[], $10::bigint[], $11::timestamptz[]) as one
        (slip_id, site_id, member_id, product, game_id, game_day, number, round_id, asked, stake, at)
    returning *
  )
  insert into bet (bet_id, slip_id, site_id, member_id, product, game_id, game_day, number,
    round_id, placed_at, state, market_id, selection_id, conditions, asked_odds, odds, stake)
  select one.bet_id, slip_id, site_id, member_id, product, game_id, game_day, number,
    round_id, placed_at, state, one.market_id, one.selection_id, one.conditions,
    one.asked_odds, one.odds, one.stake
  from unnest($12::uuid[], $13::uuid[], $14::text[], $15::text[], $16::jsonb[], $17::bigint[],
    $18::bigint[], $19::bigint[]) as one
      (slip_id, bet_id, market_id, selection_id, conditions, asked_odds, odds, stake)
    join slip using (slip_id)`;

async function insertSlips(tx: pg.ClientBase, slips: readonly SlipRow[]): Promise<void> {
  const bets = slips.flatMap((slip) => slip.bets.map((bet) => ({ ...bet, slipId: slip.slipId })));
  await tx.query({
    name: 'insert-slips',
    text: insertSql,
    values: [
      slips.map(({ slipId }) => slipId),
      slips.map(({ bettor }) => bettor.siteId),
      slips.map(({ bettor }) => bettor.memberId),
      slips.map(({ ask }) => ask.product),
      slips.map(({ ask }) => ask.gameId),
      slips.map(({ ask }) => ask.gameDay),
      slips.map(({ ask }) => ask.number),
      slips.map(({ roundId }) => roundId),
      slips.map(({ asked }) => asked),
      slips.map(({ stake }) => stake),
      slips.map(({ at }) => at),
      bets.map(({ slipId }) => slipId),
      bets.map(({ betId }) => betId),
      bets.map(({ marketId }) => marketId),
      bets.map(({ selectionId }) => selectionId),
      bets.map(({ conditions }) => JSON.stringify(conditions)),
      bets.map(({ askedOdds }) => askedOdds),
      bets.map(({ odds }) => odds),
      bets.map(({ stake }) => stake),
    ],
  });
}
