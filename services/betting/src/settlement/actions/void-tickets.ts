import { askRequest } from '@noriter/four-eyes/ask-request';
import { lockBook } from '@noriter/four-eyes/book';
import { decideRequest } from '@noriter/four-eyes/decide-request';
import type { RequestMove } from '@noriter/four-eyes/request';
import { waitForLocks } from '@noriter/kit/lock-queue';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import { errors, requestRefusals } from '../../errors.ts';
import type { Decider } from '../../site/actions/decider.ts';
import { aloneLimitOf } from '../../site/clients/operator-book.ts';
import type { TicketSubject } from '../store/ticket-effect.ts';
import { ticketVoids, ticketVoidsOf } from '../store/ticket-voids.ts';
import {
  type Deps,
  lockKeyOf,
  nameOf,
  perform,
  type Shown,
  standingEffect,
  subjectOf,
  textOf,
  ticketVoidAct,
} from './ticket-void.ts';

/**
 * Declares a ticket, or a market for all tickets of a site, void; or asks a second operator for it
 * where much would move. What the operator was shown comes with it: when another sum would move, it
 * is refused.
 *
 * @returns whether it is agreed to, or waits
 * @throws Refusal B1033, B1038, B1039
 */
export async function askTicketVoid(
  deps: Deps,
  by: Decider,
  asked: { voidId: string; subject: TicketSubject; reason: string; shown: Shown },
): Promise<'approved' | 'waiting'> {
  const { siteId } = by;
  const { voidId: requestId, subject, reason } = asked;
  return withTransaction(deps.pool, async (tx) => {
    await lockBook(tx, by);
    await waitForLocks(tx, [lockKeyOf(siteId)]);
    const others = await ticketVoidsOf(tx, siteId, subject);
    if (others.some(({ status }) => status === 'waiting' || status === 'approved')) {
      throw refuse(errors, 'B1038');
    }
    const found = await standingEffect(tx, { siteId, subject, shown: asked.shown });
    const { effect, weight } = found;
    const request = { table: ticketVoids, requestId, reason, own: { ...subject, ...effect } };
    const act = ticketVoidAct(subject, weight, deps.clock.now());
    const weighed = { act, limit: aloneLimitOf(deps) };
    const status = await askRequest(tx, by, request, weighed);
    if (status === 'approved') await perform(tx, subject);
    await by.audit(tx, {
      action: status === 'approved' ? 'ticket.void' : 'ticket-void.ask',
      subject: nameOf(subject),
      before: null,
      after: { voidId: requestId, reason, ...textOf(effect) },
    });
    return status;
  });
}

/**
 * Agrees to a void, refuses it, or takes it back. What it moves is worked out again.
 *
 * @throws Refusal B1030, B1033 to B1035, B1039
 */
export async function decideTicketVoid(
  { pool, clock }: Deps,
  by: Decider,
  asked: { voidId: string; move: RequestMove; reason: string; shown: Shown },
): Promise<void> {
  const { siteId } = by;
  const { voidId, move, reason, shown } = asked;
  const decision = { requestId: voidId, move, reason, at: clock.now() };
  await withTransaction(pool, async (tx) => {
    await waitForLocks(tx, [lockKeyOf(siteId)]);
    const { before, after } = await decideRequest(tx, by, decision, {
      table: ticketVoids,
      refusals: requestRefusals,
      async recheck(row) {
        const weighed = await standingEffect(tx, { siteId, subject: subjectOf(row), shown });
        return weighed.effect;
      },
      perform: (row) => perform(tx, subjectOf(row)),
    });
    await by.audit(tx, {
      action: `ticket-void.${move}`,
      subject: nameOf(subjectOf(before)),
      before: { voidId, status: before.status },
      after: { voidId, status: after.status, ...textOf(shown), reason },
    });
  });
}
