import { koreaDay, koreaDayStart } from '@noriter/kit/korea-time';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { BettingDeps } from '../deps.ts';
import { isSameEffect, OPERATOR_VOID, type VoidEffect } from '../domain/ticket-void.ts';
import { type RequestMove, takesTwo } from '../domain/two-operators.ts';
import { errors } from '../errors.ts';
import type { TicketSubject } from '../queries/ticket-effect.ts';
import {
  canBeVoid,
  lockTicketVoid,
  type TicketVoidRow,
  ticketVoidsOf,
  voidEffect,
} from '../queries/ticket-voids.ts';
import { readTickets } from '../queries/tickets.ts';
import { movedAlone } from '../queries/two-operators.ts';
import { callMarkets } from './call-markets.ts';
import { type Decider, decideRequest } from './decide-request.ts';
import { judgeTickets } from './judge-tickets.ts';

type Shown = Pick<VoidEffect, 'paid' | 'taken'>;

/**
 * Declares a ticket, or a market for all tickets of a site, void; or asks a second operator for it
 * where much would move. What the operator was shown comes with it: when another sum would move, he
 * looks again.
 *
 * @returns whether it is agreed to, or waits
 * @throws Refusal B1033, B1038, B1039
 */
export async function askTicketVoid(
  { pool, clock }: Pick<BettingDeps, 'pool' | 'clock'>,
  by: Decider,
  asked: { voidId: string; subject: TicketSubject; reason: string; shown: Shown },
): Promise<'approved' | 'waiting'> {
  const { siteId, operatorId, loginId } = by;
  const { voidId, subject, reason } = asked;
  const since = koreaDayStart(koreaDay(clock.now()));
  return withTransaction(pool, async (tx) => {
    await inLine(tx, siteId);
    const others = await ticketVoidsOf(tx, siteId, subject);
    if (others.some(({ status }) => status === 'waiting' || status === 'approved')) {
      throw refuse(errors, 'B1038');
    }
    const effect = await standingEffect(tx, { siteId, subject, shown: asked.shown });
    const aloneToday = await movedAlone(tx, 'ticket_void', { siteId, operatorId, since });
    const waits = takesTwo(effect.paid + effect.taken, aloneToday);
    await tx.query(
      `insert into ticket_void (void_id, site_id, bet_id, fixture_id, market_key, reason, status,
         asked_by, asked_by_name, asked_at, bets, paid, taken)
       values ($1, $2, $3, $4, $5, $6, 'waiting', $7, $8, now(), $9, $10, $11)`,
      [
        voidId,
        siteId,
        subject.betId ?? null,
        subject.fixtureId ?? null,
        subject.marketKey ?? null,
        reason,
        operatorId,
        loginId,
        effect.bets,
        effect.paid,
        effect.taken,
      ],
    );
    if (!waits) await approve(tx, { voidId, by, subject, effect });
    const action = waits ? 'ticket-void.ask' : 'ticket.void';
    await by.audit(tx, {
      action,
      subject: nameOf(subject),
      before: null,
      after: { voidId, reason, ...textOf(effect) },
    });
    return waits ? 'waiting' : 'approved';
  });
}

/**
 * Agrees to a void, refuses it, or takes it back. What it moves is looked at again.
 *
 * @throws Refusal B1030, B1033 to B1035, B1039
 */
export async function decideTicketVoid(
  { pool }: Pick<BettingDeps, 'pool'>,
  by: Decider,
  asked: { voidId: string; move: RequestMove; reason: string; shown: Shown },
): Promise<void> {
  const { siteId } = by;
  const { voidId, move, reason } = asked;
  await withTransaction(pool, async (tx) => {
    await inLine(tx, siteId);
    const request = { id: voidId, move, reason };
    const { before, status } = await decideRequest(tx, by, request, {
      table: 'ticket_void',
      lock: () => lockTicketVoid(tx, { siteId, voidId }),
      async approve(row) {
        const subject = subjectOf(row);
        const effect = await standingEffect(tx, { siteId, subject, shown: asked.shown });
        await approve(tx, { voidId, by, subject, effect });
      },
    });
    await by.audit(tx, {
      action: `ticket-void.${move}`,
      subject: nameOf(subjectOf(before)),
      before: { voidId, status: before.status },
      after: { voidId, status, ...textOf(asked.shown), reason },
    });
  });
}

/** A site's voids are decided one after the other: what one moved counts for the next. */
async function inLine(tx: pg.ClientBase, siteId: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('ticket voids of ' || $1, 0))`, [
    siteId,
  ]);
}

async function standingEffect(
  tx: pg.ClientBase,
  { siteId, subject, shown }: { siteId: string; subject: TicketSubject; shown: Shown },
): Promise<VoidEffect> {
  if (!(await canBeVoid(tx, siteId, subject))) throw refuse(errors, 'B1039');
  const effect = await voidEffect(tx, siteId, subject);
  if (!isSameEffect(effect, shown)) throw refuse(errors, 'B1033');
  return effect;
}

/** A ticket is settled at once; the tickets of a market by the job that settles markets. */
async function approve(
  tx: pg.ClientBase,
  one: { voidId: string; by: Decider; subject: TicketSubject; effect: VoidEffect },
): Promise<void> {
  const { voidId, by, subject, effect } = one;
  await tx.query(
    `update ticket_void set status = 'approved', decided_by = $2, decided_by_name = $3,
       decided_at = now(), bets = $4, paid = $5, taken = $6
     where void_id = $1`,
    [voidId, by.operatorId, by.loginId, effect.bets, effect.paid, effect.taken],
  );
  if (subject.betId === undefined) {
    await callMarkets(tx, [subject]);
    return;
  }
  await tx.query('update bet set void_reason = $2 where bet_id = $1', [
    subject.betId,
    OPERATOR_VOID,
  ]);
  await judgeTickets(tx, await readTickets(tx, [subject.betId]));
}

function subjectOf({ betId, fixtureId, marketKey }: TicketVoidRow): TicketSubject {
  if (betId !== null) return { betId };
  if (fixtureId === null || marketKey === null) throw new Error('A void is of something.');
  return { fixtureId, marketKey };
}

function nameOf({ betId, fixtureId, marketKey }: TicketSubject): string {
  return betId === undefined ? `market:${fixtureId} ${marketKey}` : `bet:${betId}`;
}

function textOf({ paid, taken }: Shown): { paid: string; taken: string } {
  return { paid: paid.toString(), taken: taken.toString() };
}
