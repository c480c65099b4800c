import { lineCount } from '@noriter/rules/lines';
import { oddsOf } from '@noriter/rules/odds';
import { ticketOdds } from '@noriter/rules/sport-ticket';
import type { FreeBet } from '../../sportsbook/model/sport-types.ts';
import type { SlipTicket } from '../model/slip-math.ts';

/** The free bets that could stake a slip: of one bet on one line, of its product, at its odds. */
export function fittingFreeBets(
  all: readonly FreeBet[],
  product: string,
  tickets: readonly SlipTicket[],
): FreeBet[] {
  const [ticket] = tickets;
  if (ticket === undefined || tickets.length > 1) return [];
  const { odds, linesOf } = ticket;
  if (lineCount(odds.length, linesOf) !== 1n) return [];
  const legs = odds.map((text) => ({ odds: oddsOf(text) }));
  const total = ticketOdds(legs, linesOf);
  return all.filter(
    ({ products, oddsMinimum }) =>
      (products.length === 0 || products.includes(product)) && total >= oddsOf(oddsMinimum),
  );
}
