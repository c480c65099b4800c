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

/** Whether a leg of a ticket has begun, by the feed's word or the database's clock. */
export async function hasStarted(tx: pg.ClientBase, { betId }: TicketRow): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from bet_leg as leg left join sport_fixture as fixture using (fixture_id)
     where leg.bet_id = $1 and (leg.is_live or fixture.fixture_id is null
       or fixture.state <> 'planned'
       or least(fixture.starts_at, leg.starts_at) <= clock_timestamp())`,
    [betId],
  );
  return rowCount !== 0;
}

/** The site's rules as they are at this moment. */
export async function rulesVersionOf(
  db: pg.Pool | pg.ClientBase,
  siteId: string,
): Promise<number | null> {
  const { rows } = await db.query<{ version: number }>(
    'select version from sport_rules where site_id = $1',
    [siteId],
  );
  return rows[0]?.version ?? null;
}
