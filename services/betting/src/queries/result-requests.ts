import type pg from 'pg';
import { z } from 'zod';
import { effective, type HeldMarket } from '../domain/feed/fixture-board.ts';
import { resultFor } from '../domain/feed/market-state.ts';
import { legResultShape } from '../domain/feed/messages.ts';
import type { VoidEffect } from '../domain/ticket-void.ts';
import { effectOf } from './ticket-effect.ts';
import { requestColumns, requestRow } from './two-operators.ts';

const resultRow = requestRow.extend({
  requestId: z.string(),
  fixtureId: z.string(),
  marketKey: z.string(),
  /** Null takes a result by hand back. */
  results: z.record(z.string(), legResultShape).nullable(),
  bets: z.int(),
  paid: z.bigint(),
  taken: z.bigint(),
});

export type ResultRequestRow = z.output<typeof resultRow>;

const columns = `request_id as "requestId", fixture_id as "fixtureId", market_key as "marketKey",
  results, ${requestColumns}, bets, paid, taken`;

type MarketName = { fixtureId: string; marketKey: string };

/** Every result of a market that a site's operators asked for, the newest first. */
export async function resultRequestsOf(
  db: pg.Pool | pg.ClientBase,
  siteId: string,
  { fixtureId, marketKey }: MarketName,
): Promise<ResultRequestRow[]> {
  const { rows } = await db.query(
    `select ${columns} from result_request
     where site_id = $1 and fixture_id = $2 and market_key = $3
     order by asked_at desc, request_id desc`,
    [siteId, fixtureId, marketKey],
  );
  return resultRow.array().parse(rows);
}

/** A site's request, locked; null when it has none of that id. */
export async function lockResultRequest(
  tx: pg.ClientBase,
  { siteId, requestId }: { siteId: string; requestId: string },
): Promise<ResultRequestRow | null> {
  const { rows } = await tx.query(
    `select ${columns} from result_request where site_id = $1 and request_id = $2 for update`,
    [siteId, requestId],
  );
  return resultRow.nullable().parse(rows[0] ?? null);
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

/** What it would move at this moment, over the bets of all sites, if a market were this one. */
export async function resultEffect(
  db: pg.Pool | pg.ClientBase,
  { fixtureId, marketKey }: MarketName,
  after: HeldMarket,
): Promise<VoidEffect> {
  const told = effective(after);
  const of = { siteId: null, subject: { fixtureId, marketKey } };
  return effectOf(db, of, (ticket) => ({
    ...ticket,
    legs: ticket.legs.map((leg) =>
      leg.fixtureId === fixtureId && leg.marketKey === marketKey
        ? { ...leg, result: resultFor(told, leg.selectionId, ticket.pricedAt) }
        : leg,
    ),
  }));
}
