import { koreaDay, koreaDayStart } from '@noriter/kit/korea-time';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { BettingDeps } from '../deps.ts';
import { CANCELLED, cancelRefusal } from '../domain/settlement/user-cancel.ts';
import { errors } from '../errors.ts';
import { hasStarted, lockOwnTicket, rulesVersionOf } from '../queries/own-ticket.ts';
import type { TicketRow } from '../queries/tickets.ts';
import { judgeTickets } from './judge-tickets.ts';

/**
 * A member takes a ticket back: its stake goes back by a settlement like any other. One that was
 * taken back already is answered as it is.
 *
 * @throws Refusal B1025, B1063 to B1066
 */
export async function cancelBet(
  deps: Pick<BettingDeps, 'pool' | 'siteDocuments'>,
  owner: { siteId: string; memberId: string; betId: string },
): Promise<void> {
  await withTransaction(deps.pool, async (tx) => {
    // The count of the day is kept also by two at once.
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('cancels of ' || $1, 0))`, [
      owner.memberId,
    ]);
    const ticket = await lockOwnTicket(tx, owner);
    if (ticket === null) throw refuse(errors, 'B1025');
    if (ticket.voidReason === CANCELLED) return;
    await refuseUnlessAllowed(deps, tx, ticket);
    await tx.query('update bet set void_reason = $2 where bet_id = $1', [ticket.betId, CANCELLED]);
    await judgeTickets(tx, [{ ...ticket, voidReason: CANCELLED }]);
  });
}

async function refuseUnlessAllowed(
  { siteDocuments }: Pick<BettingDeps, 'siteDocuments'>,
  tx: pg.ClientBase,
  ticket: TicketRow,
): Promise<void> {
  const { siteId, memberId, placedAt, at } = ticket;
  const rules = await siteDocuments.sportRules(tx, siteId, await rulesVersionOf(tx, siteId));
  const { minutesMax, perDayMax } = rules.cancel;
  const refusal = cancelRefusal(
    {
      isUntouched: ticket.state === 'accepted' && ticket.settlementVersion === 0,
      placedAt,
      at,
      hasStarted: await hasStarted(tx, ticket),
      cancelledToday: await cancelledSince(tx, memberId, koreaDayStart(koreaDay(at))),
    },
    rules.cancel,
  );
  if (refusal === null) return;
  throw refuse(errors, refusal, refusal === 'B1064' ? { limit: perDayMax } : { limit: minutesMax });
}

async function cancelledSince(tx: pg.ClientBase, memberId: string, since: Date): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from bet
     where member_id = $1 and void_reason = $2 and settled_at >= $3`,
    [memberId, CANCELLED, since],
  );
  return rows[0]?.count ?? 0;
}
