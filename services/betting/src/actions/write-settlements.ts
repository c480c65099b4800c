import { addAllToOutbox } from '@noriter/kit/outbox';
import { betEvents, walletCommands } from '@noriter/proto/topics';
import type pg from 'pg';
import { returnCommandId } from '../domain/placement/stake.ts';
import { type BetAtSettlement, settledEvent } from '../events/bet-event.ts';
import { returnMessage } from '../events/stake-message.ts';

const writeSql = `
  with said as (
    select * from unnest($1::uuid[], $2::int[], $3::text[], $4::bigint[], $5::bigint[], $6::uuid[],
      $7::text[]) as one (bet_id, version, result, returned, moved, command_id, reason)
  ), settled as (
    update bet set state = case said.result when 'open' then 'accepted' else said.result end,
      returned = said.returned, settlement_version = said.version,
      settled_at = case said.result when 'open' then null else now() end
    from said
    where bet.bet_id = said.bet_id and bet.settlement_version = said.version - 1
      and bet.returned = said.returned - said.moved
    returning bet.bet_id
  )
  insert into bet_settlement
    (bet_id, version, result, returned, moved, command_id, settled_at, reason)
  select said.bet_id, said.version, said.result, said.returned, said.moved, said.command_id, now(),
    said.reason
  from said join settled using (bet_id)`;

/**
 * Writes bets' results, moves what they return beyond what they returned before, and tells of them,
 * all in the caller's transaction, which has locked the bets. The settlement's key is the bet and its
 * version: a page that another run has settled meanwhile fails here and moves nothing.
 */
export async function writeSettlements(
  tx: pg.ClientBase,
  bets: readonly BetAtSettlement[],
  at: Date,
): Promise<void> {
  if (bets.length === 0) return;
  const moves = bets.map((bet) => ({
    ...bet,
    commandId: bet.moved === 0n ? null : returnCommandId(bet.betId, bet.settlementVersion),
  }));
  const { rowCount } = await tx.query({
    name: 'write-settlements',
    text: writeSql,
    values: [
      moves.map(({ betId }) => betId),
      moves.map(({ settlementVersion }) => settlementVersion),
      moves.map(({ result }) => result),
      moves.map(({ returned }) => returned),
      moves.map(({ moved }) => moved),
      moves.map(({ commandId }) => commandId),
      moves.map(({ reason }) => reason),
    ],
  });
  if (rowCount !== bets.length) throw new Error('A bet of a locked page was settled by another.');
  await addAllToOutbox(
    tx,
    walletCommands,
    moves.flatMap(({ commandId, ...bet }) =>
      commandId === null
        ? []
        : [returnMessage({ ...bet, commandId, isVoid: bet.result === 'void' }, at)],
    ),
  );
  await addAllToOutbox(
    tx,
    betEvents,
    bets.map((bet) => settledEvent(bet, at)),
  );
}
