import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import { errors } from '../../errors.ts';
import type { Bettor } from '../../placement/domain/placement.ts';
import { offerFor } from '../domain/cash-out.ts';
import { lockOwnTicket } from '../store/own-ticket.ts';
import { insertOffer } from '../store/write-offers.ts';
import {
  type CashOutDeps,
  cashOutRefusal,
  cashOutTerms,
  isRunning,
} from './steps/cash-out-terms.ts';

export type OfferedCashOut = {
  offerId: string;
  amount: bigint;
  expiresAt: Date;
  /** How long it waits once it is taken, in play. */
  delayMs: number;
};

/**
 * What a ticket, or a part of it, is bought back for at this moment.
 *
 * @param percent of what still runs of each line
 * @throws Refusal B1025, B1060
 */
export async function offerCashOut(
  deps: CashOutDeps,
  { siteId, memberId, level }: Bettor,
  { betId, percent }: { betId: string; percent: bigint },
): Promise<OfferedCashOut> {
  return withTransaction(deps.pool, async (tx) => {
    const ticket = await lockOwnTicket(tx, { siteId, memberId, betId });
    if (ticket === null) throw refuse(errors, 'B1025');
    if (!isRunning(ticket)) throw refuse(errors, 'B1060', {}, { fault: 'decided' });
    const lineStake = (ticket.lineStake * percent) / 100n;
    if (lineStake === 0n) throw refuse(errors, 'B1060', {}, { fault: 'too-little' });
    const terms = await cashOutTerms(deps, tx, { ticket, level });
    if ('refusal' in terms) throw cashOutRefusal(terms);
    const { wish, present, delayMs } = terms;
    const offer = offerFor(present, { ...wish, lineStake });
    if ('refusal' in offer) throw cashOutRefusal(offer);
    const offerId = deps.ids.next();
    const { amount, expiresAt } = offer;
    await insertOffer(tx, { offerId, betId, lineStake, amount, expiresAt });
    return { offerId, amount, expiresAt, delayMs };
  });
}
