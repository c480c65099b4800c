/**
 * The second look at a cash-out in play, when its bet delay has ended: by its caller or, when that is
 * gone, by a job. The ticket's lock and the offer's decision make it happen once.
 */

import type { Logger } from '@noriter/kit/logging';
import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import { takeOffer } from '../domain/cash-out.ts';
import type { CashOutRefusal } from '../domain/cash-out-worth.ts';
import {
  betOfOffer,
  forgottenOffers,
  lockOffer,
  type StoredOffer,
} from '../store/cash-out-offers.ts';
import { lockBet } from '../store/own-ticket.ts';
import { readTickets, type TicketRow } from '../store/tickets.ts';
import { writeRefused } from '../store/write-offers.ts';
import { type CashOutDeps, cashOutTerms, isRunning } from './steps/cash-out-terms.ts';
import { keepCashOut } from './steps/keep-cash-out.ts';

/** A cash-out whose turn comes later than this after its bet delay has no effect: nobody waits. */
const OVERDUE_MS = 30_000;

/** A caller acts within moments of the time; after this it has gone. */
const GONE_MS = 1_000;

/**
 * Pays a cash-out that is due, or refuses it for good.
 *
 * @returns why it was refused; null where it is paid
 * @throws Error when the bet delay has not ended
 */
export async function revalidateCashOut(
  deps: CashOutDeps,
  offerId: string,
): Promise<CashOutRefusal | null> {
  return withTransaction(deps.pool, async (tx) => {
    const betId = await betOfOffer(tx, offerId);
    if (betId === null) throw new Error('There is no such offer.');
    await lockBet(tx, betId);
    const offer = await lockOffer(tx, offerId);
    if (offer?.dueAt == null) throw new Error('Nobody asked for this offer.');
    if (offer.takenAt !== null) return null;
    if (offer.refused !== null) return offer.refused;
    const [ticket] = await readTickets(tx, [betId]);
    if (ticket === undefined) throw new Error('An offer is of a ticket.');
    if (offer.dueAt > ticket.at) throw new Error('The bet delay has not ended.');
    const paid = await verdictOn(deps, tx, { offer, ticket });
    if (typeof paid !== 'bigint') {
      await writeRefused(tx, offerId, paid);
      return paid;
    }
    await keepCashOut(tx, ticket, { offerId, lineStake: offer.lineStake, paid });
    return null;
  });
}

/** Decides cash-outs whose caller has gone within the bet delay; one that fails holds up no other. */
export async function revalidateForgottenCashOuts(
  deps: CashOutDeps & { log: Pick<Logger, 'error'> },
): Promise<void> {
  let failed: unknown = null;
  for (const offerId of await forgottenOffers(deps.pool, GONE_MS)) {
    try {
      await revalidateCashOut(deps, offerId);
    } catch (error) {
      deps.log.error({ err: error, offerId }, 'a cash-out could not be revalidated');
      failed = error;
    }
  }
  if (failed !== null) throw failed;
}

/** @returns what is paid, or why nothing is */
async function verdictOn(
  deps: CashOutDeps,
  tx: pg.ClientBase,
  { offer, ticket }: { offer: StoredOffer; ticket: TicketRow },
): Promise<bigint | CashOutRefusal> {
  const { askedAt, dueAt, askedLevel: level } = offer;
  if (askedAt === null || dueAt === null || level === null) throw new Error('Nobody asked for it.');
  if (ticket.at.getTime() - dueAt.getTime() > OVERDUE_MS) {
    return { refusal: 'B1061', fault: 'expired' };
  }
  if (!isRunning(ticket)) return { refusal: 'B1060', fault: 'decided' };
  const terms = await cashOutTerms(deps, tx, { ticket, level, askedAt });
  if ('refusal' in terms) return terms;
  // It was asked for while it stood; the bet delay is not the member's.
  const taken = takeOffer(terms.present, offer, { ...terms.wish, now: askedAt });
  return 'refusal' in taken ? taken : taken.paid;
}
