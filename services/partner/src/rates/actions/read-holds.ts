import { koreaDay } from '@noriter/kit/korea-time';
import { withTransaction } from '@noriter/kit/postgres';
import { addDays } from '../../vocabulary/days.ts';
import { holdsOfBetting, holdsOfGames } from '../clients/returns.ts';
import type { RatesDeps } from '../deps.ts';
import type { PublishedHold } from '../domain/hold.ts';
import { type HoldSource, keepHolds, sitesOfPartners } from '../store/published-holds.ts';

/** What was played in so many days gives games their weight. */
const WEIGHED_DAYS = 30;

type Deps = Pick<RatesDeps, 'pool' | 'clock' | 'log' | 'betting' | 'games'>;

/**
 * Reads what the games of each site pay back. Where nobody answers, what was read before stands: a hold
 * changes by the month, and rates are set by the day.
 */
export async function readHolds(deps: Deps, signal: AbortSignal): Promise<void> {
  const until = koreaDay(deps.clock.now());
  const days = { from: addDays(until, 1 - WEIGHED_DAYS), until };
  for (const siteId of await sitesOfPartners(deps.pool)) {
    if (signal.aborted) return;
    await keep(deps, siteId, 'betting', () => holdsOfBetting(deps, siteId));
    await keep(deps, siteId, 'games-gateway', () => holdsOfGames(deps, { siteId, ...days }));
  }
}

async function keep(
  { pool, clock, log }: Deps,
  siteId: string,
  source: HoldSource,
  ask: () => Promise<PublishedHold[]>,
): Promise<void> {
  const holds = await ask().catch((error: unknown) => {
    log.warn({ err: error, siteId, source }, 'what games pay back was not answered');
    return null;
  });
  if (holds === null) return;
  await withTransaction(pool, (tx) =>
    keepHolds(tx, { siteId, source, readAt: clock.now() }, holds),
  );
}
