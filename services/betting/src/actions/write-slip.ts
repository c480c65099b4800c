import { addToOutbox } from '@noriter/kit/outbox';
import { betEvents, walletCommands } from '@noriter/proto/topics';
import type pg from 'pg';
import type { BettingDeps } from '../deps.ts';
import type { Ask } from '../domain/placement/ask.ts';
import type { NewBet } from '../domain/placement/decide.ts';
import { placedEvent } from '../events/bet-event.ts';
import { stakeMessage } from '../events/stake-message.ts';
import type { Bettor } from '../queries/placement-world.ts';
import type { SlipView } from '../queries/read-slip.ts';

export type NewSlip = {
  slipId: string;
  roundId: string;
  /** The request as text, which a repetition must match. */
  asked: string;
  bets: readonly NewBet[];
};

/**
 * Writes a slip with its bets, and asks the wallet for its stake, all in the caller's transaction.
 *
 * @returns the slip as it was written: pending
 */
export async function writeSlip(
  { ids, replies }: Pick<BettingDeps, 'ids' | 'replies'>,
  tx: pg.ClientBase,
  { bettor, ask, slip }: { bettor: Bettor; ask: Ask; slip: NewSlip },
): Promise<SlipView> {
  const { siteId, memberId } = bettor;
  const { product, gameId, gameDay, number } = ask;
  const { slipId, roundId } = slip;
  const bets = slip.bets.map((bet) => ({ ...bet, betId: ids.next() }));
  const stake = bets.reduce((sum, bet) => sum + bet.stake, 0n);
  const at = await insertSlip(tx, { ...bettor, ...ask, ...slip, stake, bets });
  const owner = { slipId, siteId, memberId, product };
  const placed = placedEvent({ ...owner, gameId, roundId }, bets, at);
  const command = stakeMessage(owner, { stake, replyTo: replies.channel, at });
  await addToOutbox(tx, walletCommands, command);
  await addToOutbox(tx, betEvents, placed);
  const both = { slipId, product, gameId, gameDay, number, placedAt: at, state: 'pending' };
  const open = { ...both, returned: 0n, settledAt: null };
  return { ...both, stake, refusal: null, bets: bets.map((bet) => ({ ...open, ...bet })) };
}

const insertSql = `
  with slip as (
    insert into bet_slip (slip_id, site_id, member_id, product, game_id, game_day, number,
      round_id, asked, stake, state, placed_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'pending', clock_timestamp())
    returning *
  ), bets as (
    insert into bet (bet_id, slip_id, site_id, member_id, product, game_id, game_day, number,
      round_id, placed_at, state, market_id, selection_id, conditions, asked_odds, odds, stake)
    select one.bet_id, slip_id, site_id, member_id, product, game_id, game_day, number,
      round_id, placed_at, state, one.market_id, one.selection_id, one.conditions::jsonb,
      one.asked_odds, one.odds, one.stake
    from slip, unnest($11::uuid[], $12::text[], $13::text[], $14::text[], $15::bigint[],
      $16::bigint[], $17::bigint[]) as one
        (bet_id, market_id, selection_id, conditions, asked_odds, odds, stake)
  )
  select placed_at as at from slip`;

type SlipRow = Bettor &
  Omit<Ask, 'selections'> &
  Omit<NewSlip, 'bets'> & { stake: bigint; bets: readonly (NewBet & { betId: string })[] };

/** @returns when it was placed, by the database's clock */
async function insertSlip(tx: pg.ClientBase, { bets, ...row }: SlipRow): Promise<Date> {
  const { rows } = await tx.query<{ at: Date }>({
    name: 'insert-slip',
    text: insertSql,
    values: [
      row.slipId,
      row.siteId,
      row.memberId,
      row.product,
      row.gameId,
      row.gameDay,
      row.number,
      row.roundId,
      row.asked,
      row.stake,
      bets.map(({ betId }) => betId),
      bets.map(({ marketId }) => marketId),
      bets.map(({ selectionId }) => selectionId),
      bets.map(({ conditions }) => JSON.stringify(conditions)),
      bets.map(({ askedOdds }) => askedOdds),
      bets.map(({ odds }) => odds),
      bets.map(({ stake }) => stake),
    ],
  });
  const at = rows[0]?.at;
  if (at === undefined) throw new Error('A slip that was written has its time.');
  return at;
}
