/**
 * What tickets come to at this moment, written down: results of their legs, what they return, what
 * the house may still lose by them. Whoever changes something about a ticket ends here.
 */
import type pg from 'pg';
import { sharesOf } from '../domain/exposure/exposure.ts';
import { legText } from '../domain/placement/sport/ask.ts';
import { LATE_STAKE } from '../domain/settlement/mini-bet.ts';
import type { TicketJudgement } from '../domain/settlement/sport-ticket.ts';
import type { BetAtSettlement } from '../events/bet-event.ts';
import { judgementOf, type TicketRow, toldLegs } from '../queries/tickets.ts';
import { type ExposedPlace, moveExposure } from './move-exposure.ts';
import { writeSettlements } from './write-settlements.ts';

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
    returned,
    moved: returned - ticket.returned,
    reason: result === 'void' ? reason : '',
  };
}

/** What an open ticket puts on the markets of its open legs. */
function exposedPlaces(ticket: TicketRow, { result }: TicketJudgement): ExposedPlace[] {
  const shares = result === 'open' ? sharesOf({ ...ticket, legs: toldLegs(ticket) }) : [];
  return ticket.legs.map((leg) => ({
    betId: ticket.betId,
    position: leg.position,
    share: shares.find((one) => legText(one) === legText(leg)) ?? null,
  }));
}
