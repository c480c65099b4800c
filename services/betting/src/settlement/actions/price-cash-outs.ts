import { withTransaction } from '@noriter/kit/postgres';
import type { Bettor } from '../../placement/domain/placement.ts';
import { offerFor } from '../domain/cash-out.ts';
import { readOwnTickets } from '../store/own-ticket.ts';
import type { TicketRow } from '../store/tickets.ts';
import { type CashOutDeps, cashOutTerms, isRunning } from './steps/cash-out-terms.ts';

export type CashOutPrice = {
  betId: string;
  /** Null: not bought back now. */
  amount: bigint | null;
};

/**
 * What a member's own tickets would be bought back for at this moment, whole. Nothing is offered by
 * it and nothing locked: who wants one asks for its offer.
 *
 * @returns of those that still run; others are left out
 */
export async function priceCashOuts(
  deps: CashOutDeps,
  { siteId, memberId, level }: Bettor,
  betIds: readonly string[],
): Promise<CashOutPrice[]> {
  return withTransaction(deps.pool, async (tx) => {
    const tickets = await readOwnTickets(tx, { siteId, memberId, betIds });
    const prices: CashOutPrice[] = [];
    // One connection asks for them one after the other.
    for (const ticket of tickets.filter(isRunning)) prices.push(await priceOf(ticket));
    return prices;

    async function priceOf(ticket: TicketRow): Promise<CashOutPrice> {
      const { betId, lineStake } = ticket;
      const terms = await cashOutTerms(deps, tx, { ticket, level });
      if ('refusal' in terms) return { betId, amount: null };
      const offer = offerFor(terms.present, { ...terms.wish, lineStake });
      return { betId, amount: 'refusal' in offer ? null : offer.amount };
    }
  });
}
