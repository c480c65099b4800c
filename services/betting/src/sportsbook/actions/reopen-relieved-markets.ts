import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import type { SportsbookDeps } from '../deps.ts';
import type { BoardMarket } from '../domain/fixture-board.ts';
import { mayBeFull } from '../domain/reserve.ts';
import { lockBoards } from '../store/boards.ts';
import { type CrowdedMarket, standingOn } from '../store/crowded-markets.ts';
import { forgetFull, fullMarkets } from '../store/full-markets.ts';
import { FULL } from '../store/suspend-full-markets.ts';
import { writeBoards } from '../store/write-boards.ts';

type Deps = Pick<SportsbookDeps, 'pool' | 'ids' | 'clock' | 'config'>;

/**
 * Opens markets again that accepted exposure suspended, once enough of it was taken back: whoever bets
 * and cancels must not close a market for everybody. What an operator has set since stands, and what the
 * feed or the fixture suspends stays suspended by these. A fixture that fails holds up no other.
 *
 * @throws the last of what failed
 */
export async function reopenRelievedMarkets(deps: Deps, signal: AbortSignal): Promise<void> {
  const { PLATFORM_SITE: siteId } = deps.config;
  const full = await fullMarkets(deps.pool, { siteId, fixtureId: null });
  let failed: unknown = null;
  for (const fixtureId of new Set(full.map((one) => one.fixtureId))) {
    if (signal.aborted) return;
    try {
      await withTransaction(deps.pool, (tx) => reopenOf(deps, tx, fixtureId));
    } catch (error) {
      failed = error;
    }
  }
  if (failed !== null) throw failed;
}

async function reopenOf(deps: Deps, tx: pg.ClientBase, fixtureId: string): Promise<void> {
  const asked = { siteId: deps.config.PLATFORM_SITE, fixtureId };
  // Without locks: most stay as they are.
  if ((await relieved(tx, asked)).length === 0) return;
  const before = (await lockBoards(tx, [fixtureId])).get(fixtureId);
  if (before === undefined) return;
  // An operator who sets one at this moment waits now, or has committed.
  const names = await relieved(tx, asked);
  const markets = { ...before.board.markets };
  for (const { marketKey } of names) {
    const market = markets[marketKey];
    if (market?.override === 'suspended') markets[marketKey] = reopened(market);
  }
  await writeBoards(deps, tx, [{ before, after: { ...before.board, markets } }]);
  await forgetFull(tx, names);
}

/**
 * Those that cannot be full, though all that is pending on them were accepted: who accepts a slip while
 * they are suspended does not look at them. Pending slips keep none suspended, as no further ones come.
 */
async function relieved(
  tx: pg.ClientBase,
  asked: { siteId: string; fixtureId: string },
): Promise<CrowdedMarket[]> {
  const standing = await standingOn(tx, await fullMarkets(tx, asked));
  return standing.filter((one) => !mayBeFull(one));
}

function reopened(market: BoardMarket): BoardMarket {
  return { ...market, override: 'open', fault: market.fault === FULL ? '' : market.fault };
}
