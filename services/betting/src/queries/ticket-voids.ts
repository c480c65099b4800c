import type pg from 'pg';
import { z } from 'zod';
import type { VoidEffect } from '../domain/ticket-void.ts';
import { OPERATOR_VOID } from '../domain/ticket-void.ts';
import { effectOf, type TicketSubject } from './ticket-effect.ts';
import type { TicketRow } from './tickets.ts';
import { requestColumns, requestRow } from './two-operators.ts';

const voidRow = requestRow.extend({
  voidId: z.string(),
  betId: z.string().nullable(),
  fixtureId: z.string().nullable(),
  marketKey: z.string().nullable(),
  bets: z.int(),
  paid: z.bigint(),
  taken: z.bigint(),
});

export type TicketVoidRow = z.output<typeof voidRow>;

const columns = `void_id as "voidId", bet_id as "betId", fixture_id as "fixtureId",
  market_key as "marketKey", ${requestColumns}, bets, paid, taken`;

/** Every void a site asked for of a ticket or a market, the newest first. */
export async function ticketVoidsOf(
  db: pg.Pool | pg.ClientBase,
  siteId: string,
  { betId = null, fixtureId = null, marketKey = null }: Partial<Nullable<TicketSubject>>,
): Promise<TicketVoidRow[]> {
  const { rows } = await db.query(
    `select ${columns} from ticket_void
     where site_id = $1 and (bet_id = $2 or (fixture_id = $3 and market_key = $4))
     order by asked_at desc, void_id desc`,
    [siteId, betId, fixtureId, marketKey],
  );
  return voidRow.array().parse(rows);
}

type Nullable<Shape> = { [Key in keyof Shape]: Shape[Key] | null };

/** A site's void, locked; null when it has none of that id. */
export async function lockTicketVoid(
  tx: pg.ClientBase,
  { siteId, voidId }: { siteId: string; voidId: string },
): Promise<TicketVoidRow | null> {
  const { rows } = await tx.query(
    `select ${columns} from ticket_void where site_id = $1 and void_id = $2 for update`,
    [siteId, voidId],
  );
  return voidRow.nullable().parse(rows[0] ?? null);
}

/** What a void would move at this moment. */
export async function voidEffect(
  db: pg.Pool | pg.ClientBase,
  siteId: string,
  subject: TicketSubject,
): Promise<VoidEffect> {
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
