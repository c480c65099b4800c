import { type RowOf, requestsWhere, requestTable } from '@noriter/four-eyes/request-table';
import type pg from 'pg';
import { z } from 'zod';
import type { WeighedEffect } from '../domain/ticket-void.ts';
import { OPERATOR_VOID } from '../domain/ticket-void.ts';
import { effectOf, type TicketSubject } from './ticket-effect.ts';
import type { TicketRow } from './tickets.ts';

export const ticketVoids = requestTable('ticket_void', 'void_id', {
  betId: z.string().nullable(),
  fixtureId: z.string().nullable(),
  marketKey: z.string().nullable(),
  bets: z.int(),
  paid: z.bigint(),
  taken: z.bigint(),
});

export type TicketVoid = RowOf<typeof ticketVoids.own.shape>;

/** Every void a site asked for of a ticket or a market, the newest first. */
export function ticketVoidsOf(
  db: pg.Pool | pg.ClientBase,
  siteId: string,
  { betId = null, fixtureId = null, marketKey = null }: Partial<Nullable<TicketSubject>>,
): Promise<TicketVoid[]> {
  const isSubject = '(bet_id = $2 or (fixture_id = $3 and market_key = $4))';
  const values = [siteId, betId, fixtureId, marketKey];
  return requestsWhere(db, ticketVoids, `site_id = $1 and ${isSubject}`, values);
}

type Nullable<Shape> = { [Key in keyof Shape]: Shape[Key] | null };

/** What a void would move at this moment. */
export async function voidEffect(
  db: pg.Pool | pg.ClientBase,
  siteId: string,
  subject: TicketSubject,
): Promise<WeighedEffect> {
  return effectOf(db, { siteId, subject }, (ticket) => voided(ticket, subject));
}

function voided(ticket: TicketRow, { betId, fixtureId, marketKey }: TicketSubject): TicketRow {
  if (betId !== undefined) return { ...ticket, voidReason: OPERATOR_VOID };
  const legs = ticket.legs.map((leg) =>
    leg.fixtureId === fixtureId && leg.marketKey === marketKey ? { ...leg, isVoid: true } : leg,
  );
  return { ...ticket, legs };
}

/** Whether a site has such bets: a ticket that was accepted, or a market that exists. */
export async function canBeVoid(
  db: pg.Pool | pg.ClientBase,
  siteId: string,
  { betId, fixtureId, marketKey }: TicketSubject,
): Promise<boolean> {
  const { rowCount } =
    betId === undefined
      ? await db.query('select from sport_market where fixture_id = $1 and market_key = $2', [
          fixtureId,
          marketKey,
        ])
      : await db.query(
          `select from bet where bet_id = $1 and site_id = $2 and product = 'sport'
             and state in ('accepted', 'won', 'lost') for no key update`,
          [betId, siteId],
        );
  return rowCount === 1;
}
