import type pg from 'pg';
import { possibleReturns, stakeOf } from '../domain/settlement/ticket.ts';
import type { TicketRow } from '../queries/tickets.ts';
import { judgeTickets } from './judge-tickets.ts';

/**
 * Writes a cash-out of a ticket that the caller has locked: a part of each line ends and is paid,
 * the rest runs on. It is one more settlement, which moves the difference like any other.
 */
export async function keepCashOut(
  tx: pg.ClientBase,
  ticket: TicketRow,
  { offerId, lineStake, paid }: { offerId: string; lineStake: bigint; paid: bigint },
): Promise<void> {
  const left = ticket.lineStake - lineStake;
  const cashedOut = ticket.cashedOut + paid;
  const { most } = possibleReturns({ ...ticket, lineStake: left });
  await tx.query(
    `with taken as (
       update cash_out_offer set taken_at = clock_timestamp(), version = $2 where offer_id = $1
     )
     update bet set open_line_stake = $4, cashed_out = $5, return_most = $6 where bet_id = $3`,
    [offerId, ticket.settlementVersion + 1, ticket.betId, left, cashedOut, most],
  );
  const openStake = left === 0n ? 0n : stakeOf({ ...ticket, lineStake: left });
  await judgeTickets(tx, [{ ...ticket, lineStake: left, cashedOut }], { openStake });
}
