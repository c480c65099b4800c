import { addAllToOutbox, addToOutbox } from '@noriter/kit/outbox';
import { betEvents, walletCommands } from '@noriter/proto/topics';
import type pg from 'pg';
import type { BettingDeps } from '../deps.ts';
import type { Ask } from '../domain/placement/ask.ts';
import type { NewBet } from '../domain/placement/decide.ts';
import { placedEvent } from '../events/bet-event.ts';
import { stakeMessage } from '../events/stake-message.ts';
import type { Bettor } from '../queries/placement-world.ts';

export type NewSlip = {
  slipId: string;
  roundId: string;
  /** The request as text, which a repetition must match. */
  asked: string;
  bets: readonly NewBet[];
};

/** Writes a slip with its bets, and asks the wallet for its stake, all in the caller's transaction. */
export async function writeSlip(
  { ids, replies }: Pick<BettingDeps, 'ids' | 'replies'>,
  tx: pg.ClientBase,
  { bettor, ask, slip }: { bettor: Bettor; ask: Ask; slip: NewSlip },
): Promise<void> {
  const { siteId, memberId } = bettor;
  const { product, gameId } = ask;
  const { slipId, roundId } = slip;
  const bets = slip.bets.map((bet) => ({ ...bet, betId: ids.next() }));
  const stake = bets.reduce((sum, bet) => sum + bet.stake, 0n);
  const at = await insertSlip(tx, { ...bettor, ...ask, ...slip, stake });
  await insertBets(tx, slipId, bets);
  const owner = { slipId, siteId, memberId, product };
  const placed = placedEvent({ ...owner, gameId, roundId }, bets, at);
  const command = stakeMessage(owner, { stake, replyTo: replies.channel, at });
  await addToOutbox(tx, walletCommands, command);
  await addAllToOutbox(tx, betEvents, [placed]);
}

async function insertSlip(
  tx: pg.ClientBase,
  row: Bettor & Omit<Ask, 'selections'> & NewSlip & { stake: bigint },
): Promise<Date> {
  const { rows } = await tx.query<{ at: Date }>({
    name: 'insert-slip',
    text: `insert into bet_slip (slip_id, site_id, member_id, product, game_id, game_day, number,
         round_id, asked, stake, state, placed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'pending', clock_timestamp())
       returning placed_at as at`,
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
    ],
  });
  const at = rows[0]?.at;
  if (at === undefined) throw new Error('A slip that was written has its time.');
  return at;
}

async function insertBets(
  tx: pg.ClientBase,
  slipId: string,
  bets: readonly (NewBet & { betId: string })[],
): Promise<void> {
  await tx.query({
    name: 'insert-bets',
    text: `insert into bet (bet_id, slip_id, site_id, member_id, product, game_id, game_day, number,
         round_id, placed_at, state, market_id, selection_id, conditions, asked_odds, odds, stake)
       select one.bet_id, slip_id, site_id, member_id, product, game_id, game_day, number,
         round_id, placed_at, state, one.market_id, one.selection_id, one.conditions::jsonb,
         one.asked_odds, one.odds, one.stake
       from bet_slip, unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::bigint[],
         $7::bigint[], $8::bigint[]) as one
           (bet_id, market_id, selection_id, conditions, asked_odds, odds, stake)
       where slip_id = $1`,
    values: [
      slipId,
      bets.map(({ betId }) => betId),
      bets.map(({ marketId }) => marketId),
      bets.map(({ selectionId }) => selectionId),
      bets.map(({ conditions }) => JSON.stringify(conditions)),
      bets.map(({ askedOdds }) => askedOdds),
      bets.map(({ odds }) => odds),
      bets.map((bet) => bet.stake),
    ],
  });
}
