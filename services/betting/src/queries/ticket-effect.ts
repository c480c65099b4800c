import type pg from 'pg';
import { noEffect, type VoidEffect, withMove } from '../domain/ticket-void.ts';
import { judgementOf, readTickets, type TicketRow } from './tickets.ts';

/** One ticket, or all tickets of a site with a leg on a market. */
export type TicketSubject =
  | { betId: string; fixtureId?: never; marketKey?: never }
  | { fixtureId: string; marketKey: string; betId?: never };

/** Of one site, or of all of them. */
type Scope = { siteId: string | null; subject: TicketSubject };

const TICKETS_PER_PAGE = 500;

/**
 * What money would move, over the tickets that are accepted or settled, if something about them were
 * another: worked out as a settlement would.
 */
export async function effectOf(
  db: pg.Pool | pg.ClientBase,
  { siteId, subject }: Scope,
  change: (ticket: TicketRow) => TicketRow,
): Promise<VoidEffect> {
  let effect = noEffect;
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await pageOf(db, { siteId, subject, after });
    if (ids.length === 0) return effect;
    for (const ticket of await readTickets(db, ids)) {
      const { returned } = judgementOf(change(ticket));
      effect = withMove(effect, returned - ticket.returned);
    }
    after = ids.at(-1) ?? null;
  }
}

async function pageOf(
  db: pg.Pool | pg.ClientBase,
  { siteId, subject, after }: Scope & { after: string | null },
): Promise<string[]> {
  const { rows } = await db.query<{ betId: string }>(
    `select bet_id as "betId" from bet
     where ($1::text is null or site_id = $1) and product = 'sport' and state not in ('pending', 'refused')
       and ($2::uuid is null or bet_id = $2) and ($3::uuid is null or bet_id > $3)
       and ($4::text is null or exists (select from bet_leg as leg where leg.bet_id = bet.bet_id
         and leg.fixture_id = $4 and leg.market_key = $5))
     order by bet_id limit $6`,
    [
      siteId,
      subject.betId ?? null,
      after,
      subject.fixtureId ?? null,
      subject.marketKey ?? null,
      TICKETS_PER_PAGE,
    ],
  );
  return rows.map(({ betId }) => betId);
}
