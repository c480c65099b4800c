import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import type { BettingDeps } from '../deps.ts';
import { resultFor } from '../domain/feed/market-state.ts';
import type { LegResult } from '../domain/settlement/leg-result.ts';
import {
  type DueMarket,
  dueMarkets,
  endCall,
  lockDuePage,
  readMarket,
} from '../queries/due-markets.ts';
import { readTickets } from '../queries/tickets.ts';
import { judgeTickets } from './judge-tickets.ts';

/** Tickets of one transaction: its locks stay short, and a run that is cut off loses little. */
const TICKETS_PER_PAGE = 500;

/**
 * Settles the tickets on every market that was called: one whose result came, changed or was taken
 * back, that was cancelled for a while or altogether, or restored. A page at a time: results,
 * payouts, exposure and events of its tickets are written together, so a run that ends anywhere has
 * settled whole pages and the next one goes on behind them.
 *
 * What a ticket comes to is worked out anew from its legs; only where that is another result or
 * another sum than before is there a further settlement, which moves the difference.
 */
export async function settleTickets(
  { pool }: Pick<BettingDeps, 'pool'>,
  signal: AbortSignal,
): Promise<void> {
  for (const due of await dueMarkets(pool)) {
    let page: string[] = [];
    do {
      if (signal.aborted) return;
      const after = page.at(-1) ?? null;
      page = await withTransaction(pool, (tx) => settlePage(tx, due, after));
    } while (page.length === TICKETS_PER_PAGE);
    await endCall(pool, due);
  }
}

/** @returns the tickets it looked at, in their order */
async function settlePage(
  tx: pg.ClientBase,
  due: DueMarket,
  after: string | null,
): Promise<string[]> {
  const betIds = await lockDuePage(tx, due, { after, limit: TICKETS_PER_PAGE });
  if (betIds.length === 0) return [];
  const market = await readMarket(tx, due);
  const tickets = await readTickets(tx, betIds);
  const isOfMarket = (leg: { fixtureId: string; marketKey: string }) =>
    leg.fixtureId === due.fixtureId && leg.marketKey === due.marketKey;
  const told = tickets.map(({ legs, ...ticket }) => ({
    ...ticket,
    legs: legs.map((leg) => {
      if (market === null || !isOfMarket(leg)) return leg;
      return { ...leg, result: resultFor(market, leg.selectionId, ticket.pricedAt) };
    }),
  }));
  const places = told.flatMap(({ betId, legs }) =>
    legs.filter(isOfMarket).map(({ position, result }) => ({ betId, position, result })),
  );
  await keepResults(tx, places, { call: due.call, version: market?.version ?? 0 });
  await judgeTickets(tx, told);
  return betIds;
}

async function keepResults(
  tx: pg.ClientBase,
  legs: readonly { betId: string; position: number; result: LegResult | null }[],
  { call, version }: { call: bigint; version: number },
): Promise<void> {
  await tx.query({
    name: 'keep-leg-results',
    text: `
      update bet_leg set result = one.result, settlement_version = $4, due_seen = $5
      from unnest($1::uuid[], $2::int[], $3::jsonb[]) as one (bet_id, position, result)
      where bet_leg.bet_id = one.bet_id and bet_leg.position = one.position`,
    values: [
      legs.map(({ betId }) => betId),
      legs.map(({ position }) => position),
      legs.map(({ result }) => result && JSON.stringify(result)),
      version,
      call,
    ],
  });
}
