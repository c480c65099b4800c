import { formatWon } from '@noriter/kit/money';
import { withTransaction } from '@noriter/kit/postgres';
import { type Refusal, refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { BettingDeps } from '../deps.ts';
import {
  type CashOutOffer,
  type CashOutRefusal,
  type CashOutTicket,
  type CashOutWish,
  offerFor,
  takeOffer,
} from '../domain/cash-out/offer.ts';
import { limitsOf } from '../domain/limits.ts';
import { legText } from '../domain/placement/sport/ask.ts';
import { errors } from '../errors.ts';
import { lockOwnTicket, rulesVersionOf } from '../queries/own-ticket.ts';
import type { Bettor } from '../queries/placement.ts';
import { readOffers } from '../queries/sport-offers.ts';
import { type TicketRow, toldLegs } from '../queries/tickets.ts';
import { keepCashOut } from './keep-cash-out.ts';

type Deps = Pick<BettingDeps, 'pool' | 'siteDocuments' | 'ids'>;

export type OfferedCashOut = { offerId: string; amount: bigint; expiresAt: Date };

/**
 * What a ticket, or a part of it, is bought back for at this moment.
 *
 * @param percent of what still runs of each line
 * @throws Refusal B1025, B1060
 */
export async function offerCashOut(
  deps: Deps,
  bettor: Bettor,
  { betId, percent }: { betId: string; percent: bigint },
): Promise<OfferedCashOut> {
  return withTransaction(deps.pool, async (tx) => {
    const ticket = await openTicket(tx, bettor, betId);
    const lineStake = (ticket.lineStake * percent) / 100n;
    if (lineStake === 0n) throw refuse(errors, 'B1060', {}, { fault: 'too-little' });
    const { wish, present } = await termsOf(deps, tx, { bettor, ticket });
    const offer = offerFor(present, { ...wish, lineStake });
    if ('refusal' in offer) throw refusalOf(offer);
    const offerId = deps.ids.next();
    const { amount, expiresAt } = offer;
    await tx.query(
      `insert into cash_out_offer (offer_id, bet_id, line_stake, amount, expires_at)
       values ($1, $2, $3, $4, $5)`,
      [offerId, betId, lineStake, amount, expiresAt],
    );
    return { offerId, amount, expiresAt };
  });
}

/**
 * Takes an offer: what it named is paid, if the ticket is worth it still. One that was taken already
 * is answered as it is.
 *
 * @returns the ticket's id
 * @throws Refusal B1025, B1060 to B1062
 */
export async function takeCashOut(deps: Deps, bettor: Bettor, offerId: string): Promise<string> {
  return withTransaction(deps.pool, async (tx) => {
    const betId = await betOfOffer(tx, offerId);
    if (betId === null) throw refuse(errors, 'B1025');
    const ticket = await openTicket(tx, bettor, betId, { takes: offerId });
    const offer = await lockOffer(tx, offerId);
    if (offer.takenAt !== null) return betId;
    const { wish, present } = await termsOf(deps, tx, { bettor, ticket });
    const taken = takeOffer(present, offer, wish);
    if ('refusal' in taken) throw refusalOf(taken);
    await keepCashOut(tx, ticket, { offerId, lineStake: offer.lineStake, paid: taken.paid });
    return betId;
  });
}

/** A ticket that runs, locked; with an offer that was taken, whatever became of it since. */
async function openTicket(
  tx: pg.ClientBase,
  { siteId, memberId }: Bettor,
  betId: string,
  { takes }: { takes?: string } = {},
): Promise<TicketRow> {
  const ticket = await lockOwnTicket(tx, { siteId, memberId, betId });
  if (ticket === null) throw refuse(errors, 'B1025');
  if (ticket.state === 'accepted' && ticket.voidReason === null && !ticket.isLate) return ticket;
  if (takes !== undefined && (await lockOffer(tx, takes)).takenAt !== null) return ticket;
  throw refuse(errors, 'B1060', {}, { fault: 'decided' });
}

/** What the ticket is worth now, and what the site gives for it. */
async function termsOf(
  { siteDocuments }: Deps,
  tx: pg.ClientBase,
  { bettor, ticket }: { bettor: Bettor; ticket: TicketRow },
): Promise<{ wish: Omit<CashOutWish, 'lineStake'>; present: CashOutTicket }> {
  const { siteId } = bettor;
  const rules = await siteDocuments.sportRules(tx, siteId, await rulesVersionOf(tx, siteId));
  const rate = rules.cashOutRate;
  if (rate === null) throw refuse(errors, 'B1060', {}, { fault: 'suspended' });
  const policy = await siteDocuments.limits(tx, siteId, await limitsVersionOf(tx, siteId));
  const { minimum } = limitsOf(policy, 'sport', bettor.level);
  const told = toldLegs(ticket);
  const open = told.filter(({ result }) => result === null);
  const offers = new Map((await readOffers(tx, open)).map((offer) => [legText(offer), offer]));
  const legs = told.map((leg) => {
    const offer = offers.get(legText(leg));
    return { odds: leg.odds, result: leg.result, present: offer?.isOpen ? offer.odds : null };
  });
  return { wish: { rate, now: ticket.at, stakeMinimum: minimum }, present: { ...ticket, legs } };
}

async function limitsVersionOf(tx: pg.ClientBase, siteId: string): Promise<number | null> {
  const { rows } = await tx.query<{ version: number }>(
    'select version from bet_limits where site_id = $1',
    [siteId],
  );
  return rows[0]?.version ?? null;
}

async function betOfOffer(tx: pg.ClientBase, offerId: string): Promise<string | null> {
  const { rows } = await tx.query<{ betId: string }>(
    'select bet_id as "betId" from cash_out_offer where offer_id = $1',
    [offerId],
  );
  return rows[0]?.betId ?? null;
}

async function lockOffer(
  tx: pg.ClientBase,
  offerId: string,
): Promise<CashOutOffer & { takenAt: Date | null }> {
  const { rows } = await tx.query<CashOutOffer & { takenAt: Date | null }>(
    `select amount, line_stake as "lineStake", expires_at as "expiresAt", taken_at as "takenAt"
     from cash_out_offer where offer_id = $1 for update`,
    [offerId],
  );
  const [offer] = rows;
  if (offer === undefined) throw refuse(errors, 'B1025');
  return offer;
}

function refusalOf({ refusal, fault, amount }: CashOutRefusal): Refusal {
  const params = amount === undefined ? {} : { amount: formatWon(amount) };
  const data = { fault, ...(amount === undefined ? {} : { amount: amount.toString() }) };
  return refuse(errors, refusal, params, data);
}
