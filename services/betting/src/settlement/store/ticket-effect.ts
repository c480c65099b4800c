import { results } from '@noriter/rules/leg-result';
import type pg from 'pg';
import { freeMoveOf } from '../domain/free-bet.ts';
import { noEffect, type WeighedEffect, withMove } from '../domain/ticket-void.ts';
import { judgementOf, mostReturned, readTickets, type TicketRow } from './tickets.ts';

/** One ticket, or all tickets of a site with a leg on a market. */
export type TicketSubject =
  | { betId: string; fixtureId?: never; marketKey?: never }
  | { fixtureId: string; marketKey: string; betId?: never };

/** Of one site, or of all of them. */
type Scope = { siteId: string | null; subject: TicketSubject };

const TICKETS_PER_PAGE = 500;

/**
 * What money would move, over the tickets that are accepted or settled, if something about them were
 * another: worked out as a settlement would. A leg of a combination that runs on moves nothing yet: it
 * weighs what it may still bring. So does the stake of a free bet: none of it is its member's, but who
 * has it again stakes it again. A ticket that is not accepted yet moves nothing, and weighs as if it were.
 */
export async function effectOf(
  db: pg.Pool | pg.ClientBase,
  { siteId, subject }: Scope,
  change: (ticket: TicketRow) => TicketRow,
): Promise<WeighedEffect> {
  let effect = noEffect;
  let weight = 0n;
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await pageOf(db, { siteId, subject, after });
    if (ids.length === 0) return { effect, weight };
    for (const ticket of await readTickets(db, ids)) {
      const changed = change(ticket);
      const { result, returned } = judgementOf(changed);
      const moved = returned - ticket.returned;
      if (ticket.state !== 'pending') effect = withMove(effect, moved);
      weight += worstOf(ticket, changed, moved);
      const becomes = { wasVoid: ticket.state === 'void', isVoid: result === 'void' };
      if (freeMoveOf(ticket, becomes) !== 0n) weight += ticket.stake;
    }
    after = ids.at(-1) ?? null;
  }
}

/**
 * What a ticket weighs: what moves, or by how much more or less it may return in the end. A leg that
 * had no result counts as lost before: nobody knows what it would have become.
 */
function worstOf(before: TicketRow, after: TicketRow, moved: bigint): bigint {
  const atOnce = moved < 0n ? -moved : moved;
  if (after.voidReason !== null) return atOnce;
  const legs = before.legs.map((leg, at) => {
    const next = after.legs[at];
    const isDecided = next?.isVoid === true || (next !== undefined && next.result !== null);
    return leg.result === null && !leg.isVoid && isDecided ? { ...leg, result: results.lose } : leg;
  });
  const change = mostReturned(after) - mostReturned({ ...before, legs });
  const inTheEnd = change < 0n ? -change : change;
  return atOnce > inTheEnd ? atOnce : inTheEnd;
}

async function pageOf(
  db: pg.Pool | pg.ClientBase,
  { siteId, subject, after }: Scope & { after: string | null },
): Promise<string[]> {
  const { rows } = await db.query<{ betId: string }>(
    `select bet_id as "betId" from bet
     where ($1::text is null or site_id = $1) and product = 'sport' and state <> 'refused'
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
