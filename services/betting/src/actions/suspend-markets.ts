import type pg from 'pg';
import type { BettingDeps } from '../deps.ts';
import { lockBoards } from '../queries/sport-boards.ts';
import { writeBoards } from './write-boards.ts';

/** Why a market was suspended without an operator. */
const FULL = 'exposure';

/**
 * Suspends markets on which the house may lose as much as it wants to, and tells of it: no more bets
 * are taken on them until an operator has looked.
 */
export async function suspendMarkets(
  deps: Pick<BettingDeps, 'ids' | 'clock'>,
  tx: pg.ClientBase,
  names: readonly { fixtureId: string; marketKey: string }[],
): Promise<void> {
  if (names.length === 0) return;
  const byFixture = Map.groupBy(names, ({ fixtureId }) => fixtureId);
  const boards = await lockBoards(tx, [...byFixture.keys()]);
  const changed = [...boards].map(([fixtureId, before]) => {
    const markets = { ...before.board.markets };
    for (const { marketKey } of byFixture.get(fixtureId) ?? []) {
      const market = markets[marketKey];
      if (market?.house === 'open') {
        markets[marketKey] = { ...market, house: 'suspended', fault: FULL };
      }
    }
    return { before, after: { ...before.board, markets } };
  });
  await writeBoards(deps, tx, changed);
}
