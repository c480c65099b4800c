import { koreaDay, koreaDayStart } from '@noriter/kit/korea-time';
import { waitForLocks } from '@noriter/kit/lock-queue';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import { versionOf } from '@noriter/versioned-settings/store';
import type pg from 'pg';
import { errors } from '../../errors.ts';
import { sportRuleSettings } from '../../sportsbook/store/rules.ts';
import type { SettlementDeps } from '../deps.ts';
import { CANCELLED, cancelRefusal } from '../domain/user-cancel.ts';
import { hasStarted, lockOwnTicket, markVoid, voidedSince } from '../store/own-ticket.ts';
import type { TicketRow } from '../store/tickets.ts';
import { judgeTickets } from './steps/judge-tickets.ts';

/**
 * A member takes a ticket back: its stake goes back by a settlement like any other. One that was
 * taken back already is answered as it is.
 *
 * @throws Refusal B1025, B1063 to B1066
 */
export async function cancelBet(
  deps: Pick<SettlementDeps, 'pool' | 'sportRulesAt'>,
  owner: { siteId: string; memberId: string; betId: string },
): Promise<void> {
  await withTransaction(deps.pool, async (tx) => {
    // The count of the day is kept also by two at once.
    await waitForLocks(tx, [`cancels of ${owner.memberId}`]);
    const ticket = await lockOwnTicket(tx, owner);
    if (ticket === null) throw refuse(errors, 'B1025');
    if (ticket.voidReason === CANCELLED) return;
    await refuseUnlessAllowed(deps, tx, ticket);
    await markVoid(tx, ticket.betId, CANCELLED);
    await judgeTickets(tx, [{ ...ticket, voidReason: CANCELLED }]);
  });
}

async function refuseUnlessAllowed(
  { sportRulesAt }: Pick<SettlementDeps, 'sportRulesAt'>,
  tx: pg.ClientBase,
  ticket: TicketRow,
): Promise<void> {
  const { siteId, memberId, placedAt, at } = ticket;
  const rules = await sportRulesAt(tx, siteId, await versionOf(tx, sportRuleSettings, siteId));
  const { minutesMax, perDayMax } = rules.cancel;
  const refusal = cancelRefusal(
    {
      isUntouched: ticket.state === 'accepted' && ticket.settlementVersion === 0,
      placedAt,
      at,
      hasStarted: await hasStarted(tx, ticket),
      cancelledToday: await voidedSince(tx, memberId, {
        reason: CANCELLED,
        since: koreaDayStart(koreaDay(at)),
      }),
    },
    rules.cancel,
  );
  if (refusal === null) return;
  throw refuse(errors, refusal, refusal === 'B1064' ? { limit: perDayMax } : { limit: minutesMax });
}
