import type pg from 'pg';
import { hasWaited } from '../../placement/domain/sport/put-off.ts';
import { readParked } from '../store/parking.ts';
import { lockWaitingPage, putOffFixtures, readOpenLegs, voidLegs } from '../store/put-off-legs.ts';
import { readTickets } from '../store/tickets.ts';
import { judgeTickets } from './steps/judge-tickets.ts';
import type { ParkingDeps } from './steps/settle-page.ts';
import { settleTicketPages } from './steps/settle-ticket-pages.ts';

/**
 * Makes void the legs that have waited long enough for a match which is put off, and settles their
 * tickets like any others. A page is one transaction: a run that is cut off has settled whole pages,
 * and the next one finds what is left. A leg that is void is passed over, so it is settled once.
 */
export async function voidPutOffLegs(deps: ParkingDeps, signal: AbortSignal): Promise<void> {
  const run = { parked: await readParked(deps.pool), signal };
  for (const fixtureId of await putOffFixtures(deps.pool)) {
    await settleTicketPages(deps, run, {
      lock: (tx, page) => lockWaitingPage(tx, fixtureId, page),
      settle: (tx, betIds) => settleThese(tx, fixtureId, betIds),
    });
  }
}

async function settleThese(
  tx: pg.ClientBase,
  fixtureId: string,
  betIds: readonly string[],
): Promise<void> {
  const open = await readOpenLegs(tx, fixtureId, betIds);
  const waited = open.filter((leg) => hasWaited(leg, leg.at));
  if (waited.length === 0) return;
  await voidLegs(tx, waited);
  const changed = [...new Set(waited.map(({ betId }) => betId))];
  await judgeTickets(tx, await readTickets(tx, changed));
}
