import { legText } from '@noriter/rules/leg-name';
import type pg from 'pg';
import { resultFor } from '../../sportsbook/domain/market-state.ts';
import { keepResults } from '../store/leg-results.ts';
import { endParking, type Parked, readParked } from '../store/parking.ts';
import {
  endEntry,
  lockQueuedPage,
  type QueuedMarket,
  queuedMarkets,
  readMarket,
} from '../store/settlement-queue.ts';
import { readTickets } from '../store/tickets.ts';
import { judgeTickets } from './steps/judge-tickets.ts';
import { orPark, type ParkingDeps } from './steps/settle-page.ts';
import { settleTicketPages } from './steps/settle-ticket-pages.ts';

/**
 * Settles the tickets on every market in the queue: one whose result came, changed or was taken
 * back, that was cancelled for a while or altogether, or restored. A page at a time: results,
 * payouts, exposure and events of its tickets are written together, so a run that ends anywhere has
 * settled whole pages and the next one goes on behind them.
 *
 * What a ticket comes to is worked out anew from its legs; only where that is another result or
 * another sum than before is there a further settlement, which moves the difference.
 */
export async function settleTickets(deps: ParkingDeps, signal: AbortSignal): Promise<void> {
  const parked = await readParked(deps.pool);
  for (const due of await queuedMarkets(deps.pool)) {
    const subject = { kind: 'market', key: legText({ ...due, selectionId: '' }) } as const;
    if (parked.waits(subject.kind, subject.key)) continue;
    await orPark(deps, subject, async () => {
      await settleMarket(deps, due, { parked, signal });
      if (!parked.isEmpty) await endParking(deps.pool, subject.kind, [subject.key]);
    });
  }
}

async function settleMarket(
  deps: ParkingDeps,
  due: QueuedMarket,
  run: { parked: Parked; signal: AbortSignal },
): Promise<void> {
  // A market that cannot be read is no fault of its tickets.
  await readMarket(deps.pool, due);
  const areAllRead = await settleTicketPages(deps, run, {
    lock: (tx, page) => lockQueuedPage(tx, due, page),
    settle: (tx, betIds) => settleThese(tx, due, betIds),
  });
  if (areAllRead) await endEntry(deps.pool, due);
}

async function settleThese(
  tx: pg.ClientBase,
  due: QueuedMarket,
  betIds: readonly string[],
): Promise<void> {
  const market = await readMarket(tx, due);
  const tickets = await readTickets(tx, betIds);
  const isOfMarket = (leg: { fixtureId: string; marketKey: string }) =>
    leg.fixtureId === due.fixtureId && leg.marketKey === due.marketKey;
  const given = tickets.map(({ legs, ...ticket }) => ({
    ...ticket,
    legs: legs.map((leg) => {
      if (market === null || !isOfMarket(leg)) return leg;
      return { ...leg, result: resultFor(market, leg.selectionId, ticket.pricedAt) };
    }),
  }));
  const places = given.flatMap(({ betId, legs }) =>
    legs.filter(isOfMarket).map(({ position, result }) => ({ betId, position, result })),
  );
  await keepResults(tx, places, { entry: due.entry, version: market?.version ?? 0 });
  await judgeTickets(tx, given);
}
