import { legText } from '@noriter/rules/leg-name';
import type { OpenTicket } from '@noriter/rules/ticket';
import { sharesOf } from '../../../sportsbook/domain/exposure/exposure-shares.ts';
import type { AcceptedLeg } from './ask.ts';

/** What a ticket puts on each of its markets. */
export function sharedLegs(ticket: OpenTicket<AcceptedLeg>) {
  const legs = ticket.legs.map((leg) => ({ ...leg, result: null }));
  const markets = new Map(ticket.legs.map((leg) => [legText(leg), leg.market]));
  return sharesOf({ ...ticket, legs }).flatMap((share) => {
    const market = markets.get(legText(share));
    return market === undefined ? [] : [{ ...share, market }];
  });
}
