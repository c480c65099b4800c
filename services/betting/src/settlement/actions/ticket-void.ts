import type { WeighedAct } from '@noriter/four-eyes/book';
import type { Won } from '@noriter/kit/money';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { errors } from '../../errors.ts';
import type { SettlementDeps } from '../deps.ts';
import {
  isSameEffect,
  OPERATOR_VOID,
  type VoidEffect,
  type WeighedEffect,
} from '../domain/ticket-void.ts';
import { markVoid } from '../store/own-ticket.ts';
import { enqueueMarkets } from '../store/settlement-queue.ts';
import type { TicketSubject } from '../store/ticket-effect.ts';
import { canBeVoid, type TicketVoid, voidEffect } from '../store/ticket-voids.ts';
import { readTickets } from '../store/tickets.ts';
import { judgeTickets } from './steps/judge-tickets.ts';

export type Deps = Pick<SettlementDeps, 'pool' | 'clock' | 'config' | 'log'>;

export type Shown = Pick<VoidEffect, 'paid' | 'taken'>;

/** What such a void, by one operator, counts in their book. */
export function ticketVoidAct(subject: TicketSubject, weight: Won, at: Date): WeighedAct {
  return { kind: 'ticket-void', subject: nameOf(subject), weight, at };
}

/** A site's voids are decided one after the other: what one moved counts for the next. */
export function lockKeyOf(siteId: string): string {
  return `ticket voids of ${siteId}`;
}

export async function standingEffect(
  tx: pg.ClientBase,
  { siteId, subject, shown }: { siteId: string; subject: TicketSubject; shown: Shown },
): Promise<WeighedEffect> {
  if (!(await canBeVoid(tx, siteId, subject))) throw refuse(errors, 'B1039');
  const weighed = await voidEffect(tx, siteId, subject);
  if (!isSameEffect(weighed.effect, shown)) throw refuse(errors, 'B1033');
  return weighed;
}

/** A ticket is settled at once; the tickets of a market by the job that settles markets. */
export async function perform(tx: pg.ClientBase, subject: TicketSubject): Promise<void> {
  if (subject.betId === undefined) {
    await enqueueMarkets(tx, [subject]);
    return;
  }
  await markVoid(tx, subject.betId, OPERATOR_VOID);
  await judgeTickets(tx, await readTickets(tx, [subject.betId]));
}

export function subjectOf({ betId, fixtureId, marketKey }: TicketVoid): TicketSubject {
  if (betId !== null) return { betId };
  if (fixtureId === null || marketKey === null) throw new Error('A void is of something.');
  return { fixtureId, marketKey };
}

export function nameOf({ betId, fixtureId, marketKey }: TicketSubject): string {
  return betId === undefined ? `market:${fixtureId} ${marketKey}` : `bet:${betId}`;
}

export function textOf({ paid, taken }: Shown): { paid: string; taken: string } {
  return { paid: paid.toString(), taken: taken.toString() };
}
