import type { PostTicket } from '../../../shared/api/contracts.ts';
import type { BetStanding } from '../../../shared/bets/bet-words.ts';
import type { TicketLeg, TicketRow } from '../../sportsbook/model/sport-types.ts';

type Shown = 'kind' | 'legs' | 'linesOf' | 'odds' | 'lineStake' | keyof BetStanding;

/** A shared ticket as tickets are drawn. The board passes betting's own row on, less what is hidden. */
export function sharedTicketRow(ticket: PostTicket): Pick<TicketRow, Shown> {
  return {
    kind: ticket.kind as TicketRow['kind'],
    state: ticket.state as TicketRow['state'],
    legs: ticket.legs as unknown as TicketLeg[],
    linesOf: ticket.linesOf,
    odds: ticket.odds,
    lineStake: '',
    isCancelled: false,
    isToBeCancelled: false,
  };
}
