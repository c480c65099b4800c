import type pg from 'pg';
import { readTickets, type TicketRow } from './tickets.ts';

type Owner = { siteId: string; memberId: string; betId: string };

/** A member's ticket on sports, locked until the transaction ends; null when they have none. */
export async function lockOwnTicket(
  tx: pg.ClientBase,
  { siteId, memberId, betId }: Owner,
): Promise<TicketRow | null> {
  const { rowCount } = await tx.query(
    `select from bet where bet_id = $1 and site_id = $2 and member_id = $3 and product = 'sport'
     for no key update`,
    [betId, siteId, memberId],
  );
  if (rowCount === 0) return null;
  const [ticket] = await readTickets(tx, [betId]);
  return ticket ?? null;
}

/** Those of these tickets on sports that are the member's own, as they are now. */
export async function readOwnTickets(
  tx: pg.ClientBase,
  { siteId, memberId, betIds }: Omit<Owner, 'betId'> & { betIds: readonly string[] },
): Promise<TicketRow[]> {
  const { rows } = await tx.query<{ bet_id: string }>(
    `select bet_id from bet
     where bet_id = any($1) and site_id = $2 and member_id = $3 and product = 'sport'`,
    [betIds, siteId, memberId],
  );
  return rows.length === 0
    ? []
    : readTickets(
        tx,
        rows.map(({ bet_id }) => bet_id),
      );
}

/** Locks a ticket, whoever owns it. */
export async function lockBet(tx: pg.ClientBase, betId: string): Promise<void> {
  await tx.query('select from bet where bet_id = $1 for no key update', [betId]);
}

/**
 * Whether a leg of a ticket has begun, by the feed's word or the database's clock. The start that holds
 * now counts, not that of then: who bet on a match that was put off knows no more of it than before. One
 * that was put off while it ran, as its score shows, has begun.
 */
export async function hasStarted(tx: pg.ClientBase, { betId }: TicketRow): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from bet_leg as leg left join sport_fixture as fixture using (fixture_id)
     where leg.bet_id = $1 and (leg.is_live or leg.result is not null or not coalesce(
       (fixture.state = 'planned' and fixture.starts_at > clock_timestamp())
         or (fixture.state = 'postponed' and fixture.scoreboard is null), false))`,
    [betId],
  );
  return rowCount !== 0;
}

/** Writes that a ticket is void, and why; its settlement follows. */
export async function markVoid(tx: pg.ClientBase, betId: string, reason: string): Promise<void> {
  await tx.query('update bet set void_reason = $2 where bet_id = $1', [betId, reason]);
}

/** How many tickets of a member became void for a reason since a time. */
export async function voidedSince(
  tx: pg.ClientBase,
  memberId: string,
  { reason, since }: { reason: string; since: Date },
): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from bet
     where member_id = $1 and void_reason = $2 and settled_at >= $3`,
    [memberId, reason, since],
  );
  return rows[0]?.count ?? 0;
}
