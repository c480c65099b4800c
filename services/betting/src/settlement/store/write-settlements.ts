import { addAllToOutbox } from '@noriter/kit/outbox';
import { betEvents } from '@noriter/proto/topics';
import type { MoneyCommand } from '@noriter/wallet-client/command';
import { writeCommands } from '@noriter/wallet-client/write-commands';
import type pg from 'pg';
import {
  freeReturnCommand,
  freeReturnCommandId,
  returnCommand,
  returnCommandId,
} from '../../placement/domain/stake.ts';
import {
  type BetAtSettlement,
  type BetSubject,
  settledEvent,
} from '../../placement/events/settled-event.ts';
import { releaseFreeBets, retakeFreeBets } from '../../placement/store/free-bets.ts';

const writeSql = `
  with given as (
    select * from unnest($1::uuid[], $2::int[], $3::text[], $4::bigint[], $5::bigint[], $6::uuid[],
      $7::text[], $8::bigint[], $9::uuid[])
      as one (bet_id, version, result, returned, moved, command_id, reason, free_moved,
        free_command_id)
  ), settled as (
    update bet set state = case given.result when 'open' then 'accepted' else given.result end,
      void_reason = coalesce(case given.result when 'void' then nullif(given.reason, '') end, void_reason),
      returned = given.returned, settlement_version = given.version,
      settled_at = case given.result when 'open' then null else now() end
    from given
    where bet.bet_id = given.bet_id and bet.settlement_version = given.version - 1
      and bet.returned = given.returned - given.moved
    returning bet.bet_id
  )
  insert into bet_settlement
    (bet_id, version, result, returned, moved, command_id, settled_at, reason, free_moved,
      free_command_id)
  select given.bet_id, given.version, given.result, given.returned, given.moved, given.command_id, now(),
    given.reason, given.free_moved, given.free_command_id
  from given join settled using (bet_id)`;

/**
 * Writes bets' results, moves what they return beyond what they returned before, and publishes them,
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
    freeCommandId:
      bet.freeMoved === 0n ? null : freeReturnCommandId(bet.betId, bet.settlementVersion),
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
      moves.map(({ freeMoved }) => freeMoved),
      moves.map(({ freeCommandId }) => freeCommandId),
    ],
  });
  if (rowCount !== bets.length) throw new Error('A bet of a locked page was settled by another.');
  await writeCommands(
    tx,
    moves.flatMap((bet) => commandsOf(bet, at)),
  );
  await moveFreeBets(tx, moves);
  await addAllToOutbox(tx, betEvents, await publishedBets(tx, bets, at));
}

type Move = BetAtSettlement & { commandId: string | null; freeCommandId: string | null };

function commandsOf({ commandId, freeCommandId, ...bet }: Move, at: Date): MoneyCommand[] {
  const isVoid = bet.result === 'void';
  const free =
    freeCommandId === null ? [] : [freeReturnCommand({ ...bet, commandId: freeCommandId }, at)];
  return commandId === null ? free : [returnCommand({ ...bet, commandId, isVoid }, at), ...free];
}

/** What is void gives its free bet back; what is not void after all takes it again. */
async function moveFreeBets(tx: pg.ClientBase, moves: readonly Move[]): Promise<void> {
  const freed = moves.filter(({ freeMoved }) => freeMoved > 0n);
  const taken = moves.filter(({ freeMoved }) => freeMoved < 0n);
  await releaseFreeBets(
    tx,
    freed.map(({ slipId }) => slipId),
  );
  await retakeFreeBets(
    tx,
    taken.flatMap(({ slipId, freeBetId }) => (freeBetId === null ? [] : { slipId, freeBetId })),
  );
}

/** The events, each with what its bet was on. */
async function publishedBets(tx: pg.ClientBase, bets: readonly BetAtSettlement[], at: Date) {
  const { rows } = await tx.query<BetSubject & { betId: string }>({
    name: 'read-bet-subjects',
    text: `select bet_id as "betId", game_id as "gameId",
        case when round_id is null then lines_of else 0 end as folds,
        round_id is null and exists (select from bet_leg where bet_leg.bet_id = bet.bet_id and is_live)
          as "inPlay"
      from bet where bet_id = any($1::uuid[])`,
    values: [bets.map(({ betId }) => betId)],
  });
  const subjects = new Map(rows.map(({ betId, ...subject }) => [betId, subject]));
  return bets.map((bet) => {
    const subject = subjects.get(bet.betId);
    if (subject === undefined) throw new Error(`The bet ${bet.betId} is not there.`);
    return settledEvent({ ...bet, subject }, at);
  });
}
