import { addAllToOutbox } from '@noriter/kit/outbox';
import { betEvents, walletCommands } from '@noriter/proto/topics';
import type pg from 'pg';
import { returnCommandId } from '../domain/placement/stake.ts';
import { settledEvent } from '../events/bet-event.ts';
import { type ReturnedBet, returnMessage } from '../events/stake-message.ts';

export type SettledBet = ReturnedBet & { stake: bigint; reason: string };

/**
 * Writes bets' results, pays what they return and tells of them, all in the caller's transaction,
 * which has locked the bets. The settlement's key is the bet and its version: a page that another
 * run has settled meanwhile fails here and pays nothing.
 *
 * @param from the state the bets have until now
 */
export async function writeSettlements(
  tx: pg.ClientBase,
  bets: readonly SettledBet[],
  { from, at }: { from: 'accepted' | 'lost'; at: Date },
): Promise<void> {
  const commandOf = ({ betId, settlementVersion, returned }: SettledBet) =>
    returned > 0n ? returnCommandId(betId, settlementVersion) : null;
  const { rowCount } = await tx.query(
    `with said as (
       select * from unnest($1::uuid[], $2::int[], $3::text[], $4::bigint[], $5::uuid[], $6::text[])
         as one (bet_id, version, result, returned, command_id, reason)
     ), settled as (
       update bet set state = said.result, returned = said.returned,
         settlement_version = said.version, settled_at = now()
       from said where bet.bet_id = said.bet_id and bet.state = $7
       returning bet.bet_id
     )
     insert into bet_settlement
       (bet_id, version, result, returned, command_id, settled_at, reason)
     select said.bet_id, said.version, said.result, said.returned, said.command_id, now(),
       said.reason
     from said join settled using (bet_id)`,
    [
      bets.map(({ betId }) => betId),
      bets.map(({ settlementVersion }) => settlementVersion),
      bets.map(({ result }) => result),
      bets.map(({ returned }) => returned),
      bets.map(commandOf),
      bets.map(({ reason }) => reason),
      from,
    ],
  );
  if (rowCount !== bets.length) throw new Error('A bet of a locked page was settled by another.');
  const paid = bets.filter(({ returned }) => returned > 0n);
  await addAllToOutbox(
    tx,
    walletCommands,
    paid.map((bet) => returnMessage(bet, at)),
  );
  await addAllToOutbox(
    tx,
    betEvents,
    bets.map((bet) => settledEvent(bet, at)),
  );
}
