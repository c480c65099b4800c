/**
 * What tickets come to at this moment, written down: results of their legs, what they return, what
 * the house may still lose by them. Whoever changes something about a ticket ends here.
 */

import { legText } from '@noriter/rules/leg-name';
import type { TicketJudgement } from '@noriter/rules/sport-ticket';
import { stakeOf } from '@noriter/rules/ticket';
import type pg from 'pg';
import type { BetAtSettlement } from '../../../placement/events/settled-event.ts';
import { sharesOf } from '../../../sportsbook/domain/exposure/exposure-shares.ts';
import { type ExposedPlace, moveExposure } from '../../../sportsbook/store/move-exposure.ts';
import { freeMoveOf } from '../../domain/free-bet.ts';
import { LATE_STAKE } from '../../domain/mini-bet.ts';
import { countedLegs, judgementOf, type TicketRow } from '../../store/tickets.ts';
import { writeSettlements } from '../../store/write-settlements.ts';

/**
 * Settles the tickets whose result or return is another one than before, and moves exposure. All of
 * it belongs to the caller's transaction, which has locked the tickets.
 *
 * @param cashOut that a part of the one ticket was bought back, and what of its stake runs on
 * @returns how many were settled
 */
export async function judgeTickets(
  tx: pg.ClientBase,
  tickets: readonly TicketRow[],
  cashOut: { openStake?: bigint } = {},
): Promise<number> {
  const [first] = tickets;
  if (first === undefined) return 0;
  const judged = tickets.map((ticket) => ({ ticket, judgement: judgementOf(ticket) }));
  await moveExposure(
    tx,
    judged.flatMap(({ ticket, judgement }) => exposedPlaces(ticket, judgement)),
  );
  const changed = judged.filter(
    ({ ticket, judgement }) =>
      resultOf(ticket) !== judgement.result || ticket.returned !== judgement.returned,
  );
  const settled = changed.map(({ ticket, judgement }) => ({
    ...atSettlement(ticket, judgement),
    ...cashOut,
  }));
  await writeSettlements(tx, settled, first.at);
  return settled.length;
}

function resultOf({ state }: TicketRow): string {
  return state === 'accepted' ? 'open' : state;
}

function atSettlement(ticket: TicketRow, { result, returned }: TicketJudgement): BetAtSettlement {
  const reason = ticket.voidReason ?? (ticket.isLate ? LATE_STAKE : '');
  return {
    ...ticket,
    settlementVersion: ticket.settlementVersion + 1,
    result,
    turnover: ticket.freeBetId === null ? stakeOf(ticket) : 0n,
    returned,
    moved: returned - ticket.returned,
    freeMoved: freeMoveOf(ticket, {
      wasVoid: ticket.state === 'void',
      isVoid: result === 'void',
    }),
    reason: result === 'void' ? reason : '',
  };
}

/** What an open ticket puts on the markets of its open legs. */
function exposedPlaces(ticket: TicketRow, { result }: TicketJudgement): ExposedPlace[] {
  const shares = result === 'open' ? sharesOf({ ...ticket, legs: countedLegs(ticket) }) : [];
  return ticket.legs.map((leg) => ({
    betId: ticket.betId,
    position: leg.position,
    share: shares.find((one) => legText(one) === legText(leg)) ?? null,
  }));
}
