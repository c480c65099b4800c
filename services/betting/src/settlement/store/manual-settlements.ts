import { type RowOf, requestsWhere, requestTable } from '@noriter/four-eyes/request-table';
import type pg from 'pg';
import { z } from 'zod';
import { type BoardMarket, effective } from '../../sportsbook/domain/fixture-board.ts';
import { resultFor } from '../../sportsbook/domain/market-state.ts';
import { legResultShape } from '../../sportsbook/domain/messages/message-parts.ts';
import type { WeighedEffect } from '../domain/ticket-void.ts';
import { effectOf } from './ticket-effect.ts';

export const manualSettlements = requestTable('result_request', 'request_id', {
  fixtureId: z.string(),
  marketKey: z.string(),
  /** Null takes a manual settlement back. */
  results: z.record(z.string(), legResultShape).nullable(),
  bets: z.int(),
  paid: z.bigint(),
  taken: z.bigint(),
});

export type ManualSettlement = RowOf<typeof manualSettlements.own.shape>;

type MarketName = { fixtureId: string; marketKey: string };

/** Every result of a market that a site's operators asked for, the newest first. */
export function resultRequestsOf(
  db: pg.Pool | pg.ClientBase,
  siteId: string,
  { fixtureId, marketKey }: MarketName,
): Promise<ManualSettlement[]> {
  const where = 'site_id = $1 and fixture_id = $2 and market_key = $3';
  return requestsWhere(db, manualSettlements, where, [siteId, fixtureId, marketKey]);
}

/** Whether a result of a market waits for a second operator, of whichever site. */
export async function resultWaits(
  db: pg.Pool | pg.ClientBase,
  { fixtureId, marketKey }: MarketName,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from result_request where fixture_id = $1 and market_key = $2 and status = 'waiting'`,
    [fixtureId, marketKey],
  );
  return rowCount !== 0;
}

/**
 * The legs that were ever placed on a market, as a text: another one is another bet, whatever became of it, or one at
 * other odds, as those that wait may be accepted at.
 */
export async function legsOn(
  db: pg.Pool | pg.ClientBase,
  { fixtureId, marketKey }: MarketName,
): Promise<string> {
  const { rows } = await db.query<{ legs: string }>(
    `select count(*) || ' ' || coalesce(sum(odds), 0) as legs
     from bet_leg where fixture_id = $1 and market_key = $2`,
    [fixtureId, marketKey],
  );
  return rows[0]?.legs ?? '';
}

/** What it would move at this moment, over the bets of all sites, if a market were this one. */
export async function resultEffect(
  db: pg.Pool | pg.ClientBase,
  { fixtureId, marketKey }: MarketName,
  after: BoardMarket,
): Promise<WeighedEffect> {
  const given = effective(after);
  const of = { siteId: null, subject: { fixtureId, marketKey } };
  return effectOf(db, of, (ticket) => ({
    ...ticket,
    legs: ticket.legs.map((leg) =>
      leg.fixtureId === fixtureId && leg.marketKey === marketKey
        ? { ...leg, result: resultFor(given, leg.selectionId, ticket.pricedAt) }
        : leg,
    ),
  }));
}
