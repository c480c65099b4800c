import { pause } from '@noriter/kit/backoff';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { errors } from '../../errors.ts';
import type { Bettor } from '../../placement/domain/placement.ts';
import { takeOffer } from '../domain/cash-out.ts';
import { betOfOffer, isAnotherWaiting, lockOffer } from '../store/cash-out-offers.ts';
import { lockOwnTicket } from '../store/own-ticket.ts';
import { askForOffer } from '../store/write-offers.ts';
import { revalidateCashOut } from './revalidate-cash-outs.ts';
import {
  type CashOutDeps,
  cashOutRefusal,
  cashOutTerms,
  isRunning,
} from './steps/cash-out-terms.ts';
import { keepCashOut } from './steps/keep-cash-out.ts';

/** The bet delay ends by the database's clock, to the millisecond. */
const CLOCK_MS = 5;

type Owner = Pick<Bettor, 'siteId' | 'memberId' | 'level'>;

/**
 * Takes an offer: what it named is paid, if the ticket is worth it still. With an open leg in play it
 * waits for the bet delay first and is looked at again, like a bet: whoever sees a goal first cannot
 * sell at the price of before. From the asking on nobody takes it back, and when this process ends
 * meanwhile, a job decides it. An offer that was decided already is answered as it was.
 *
 * @returns the ticket's id
 * @throws Refusal B1025, B1060 to B1062
 */
export async function takeCashOut(
  deps: CashOutDeps,
  owner: Owner,
  offerId: string,
): Promise<string> {
  const { betId, waitMs } = await withTransaction(deps.pool, (tx) =>
    askOrPay(deps, tx, { owner, offerId }),
  );
  if (waitMs === null) return betId;
  await pause(waitMs + CLOCK_MS);
  const refusal = await revalidateCashOut(deps, offerId);
  if (refusal !== null) throw cashOutRefusal(refusal);
  return betId;
}

/** @returns how long to wait for the revalidation; null where it is paid */
async function askOrPay(
  deps: CashOutDeps,
  tx: pg.ClientBase,
  { owner, offerId }: { owner: Owner; offerId: string },
): Promise<{ betId: string; waitMs: number | null }> {
  const betId = await betOfOffer(tx, offerId);
  const ticket = betId === null ? null : await lockOwnTicket(tx, { ...owner, betId });
  const offer = ticket && (await lockOffer(tx, offerId));
  if (betId === null || ticket === null || offer === null) throw refuse(errors, 'B1025');
  if (offer.takenAt !== null) return { betId, waitMs: null };
  if (offer.refused !== null) throw cashOutRefusal(offer.refused);
  if (offer.dueAt !== null) return { betId, waitMs: waitOf(offer.dueAt, ticket.at) };
  if (!isRunning(ticket)) throw refuse(errors, 'B1060', {}, { fault: 'decided' });
  const terms = await cashOutTerms(deps, tx, { ticket, level: owner.level });
  if ('refusal' in terms) throw cashOutRefusal(terms);
  const { wish, present, delayMs } = terms;
  const taken = takeOffer(present, offer, wish);
  if ('refusal' in taken) throw cashOutRefusal(taken);
  // What is left to buy back is known when the other one is decided.
  if (await isAnotherWaiting(tx, betId)) throw refuse(errors, 'B1060', {}, { fault: 'waiting' });
  if (delayMs === 0) {
    await keepCashOut(tx, ticket, { offerId, lineStake: offer.lineStake, paid: taken.paid });
    return { betId, waitMs: null };
  }
  await askForOffer(tx, offerId, { at: ticket.at, delayMs, level: owner.level });
  return { betId, waitMs: delayMs };
}

function waitOf(dueAt: Date, at: Date): number {
  return Math.max(0, dueAt.getTime() - at.getTime());
}
