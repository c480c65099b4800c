import type pg from 'pg';
import type { Parked } from '../../store/parking.ts';
import type { PageOfTickets } from '../../store/tickets.ts';
import { type ParkingDeps, settlePage } from './settle-page.ts';

/** Tickets of one transaction: its locks stay short, and a run that is cut off loses little. */
const TICKETS_PER_PAGE = 500;

/**
 * Settles tickets a page at a time, in the order of their ids, until no further one is left.
 *
 * @param pages.lock locks a page, and gives its ids
 * @returns false where the run was cut off before
 */
export async function settleTicketPages(
  deps: ParkingDeps,
  { parked, signal }: { parked: Parked; signal: AbortSignal },
  pages: {
    lock: (tx: pg.ClientBase, page: PageOfTickets) => Promise<string[]>;
    settle: (tx: pg.ClientBase, betIds: readonly string[]) => Promise<void>;
  },
): Promise<boolean> {
  let page: string[] = [];
  do {
    if (signal.aborted) return false;
    const after = page.at(-1) ?? null;
    page = await settlePage(deps, parked, {
      lock: (tx, only) =>
        pages.lock(tx, { after, limit: TICKETS_PER_PAGE, parked: parked.bets, only }),
      idOf: (betId) => betId,
      settle: pages.settle,
    });
  } while (page.length === TICKETS_PER_PAGE);
  return true;
}
