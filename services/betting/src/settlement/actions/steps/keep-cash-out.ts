import { possibleReturns, stakeOf } from '@noriter/rules/ticket';
import type pg from 'pg';
import type { TicketRow } from '../../store/tickets.ts';
import { writeTaken } from '../../store/write-offers.ts';
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
  // The rest returns its part of the most that the ticket could: parts are limited together as the whole is.
  const returnMax = ticket.returnMax === null ? null : (ticket.returnMax * left) / ticket.lineStake;
  const rest = { ...ticket, lineStake: left, returnMax };
  const { most } = possibleReturns(rest);
  await writeTaken(tx, {
    offerId,
    betId: ticket.betId,
    version: ticket.settlementVersion + 1,
    lineStake: left,
    cashedOut,
    returnMost: most,
    returnMax,
  });
  const openStake = left === 0n ? 0n : stakeOf(rest);
  await judgeTickets(tx, [{ ...rest, cashedOut }], { openStake });
}
