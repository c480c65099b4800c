import type pg from 'pg';
import type { SportsbookDeps } from '../deps.ts';
import type { BoardMarket, FixtureBoard } from '../domain/fixture-board.ts';
import { isFull, mayBeFull } from '../domain/reserve.ts';
import { type LockedBoard, lockBoards } from './boards.ts';
import { crowdedMarkets, type Standing, standingOn } from './crowded-markets.ts';
import { keepFull } from './full-markets.ts';
import { writeBoards } from './write-boards.ts';

/** Why a market was suspended without an operator. */
export const FULL = 'exposure';

/**
 * Suspends markets of slips that were just accepted where the house may lose as much as it wants to,
 * and publishes it: no more bets are taken on them until an operator has looked, or enough of it was
 * taken back (`reopenRelievedMarkets`). Only what is
 * accepted counts: bets without money reserve what they ask for a moment, and suspend nothing. Only
 * the platform's site closes a market for everyone; at another site bets stop there (`lossLimit`).
 */
export async function suspendFullMarkets(
  deps: Pick<SportsbookDeps, 'ids' | 'clock' | 'config'>,
  tx: pg.ClientBase,
  slipIds: readonly string[],
): Promise<void> {
  const crowded = await crowdedMarkets(tx, slipIds, deps.config.PLATFORM_SITE);
  if (crowded.length === 0) return;
  // Without locks, and so that it errs to one side: nearly always it ends here.
  const suspects = (await standingOn(tx, crowded)).filter(mayBeFull);
  if (suspects.length === 0) return;
  const boards = await lockBoards(tx, [...new Set(suspects.map(({ fixtureId }) => fixtureId))]);
  // Who accepts another slip on them at this moment waits now, or has committed.
  const full = (await standingOn(tx, suspects)).filter(
    (one) => isFull(one) && marketOf(boards, one)?.override === 'open',
  );
  const changed = [...boards].map(([fixtureId, before]) => {
    const ofFixture = full.filter((one) => one.fixtureId === fixtureId);
    return {
      before,
      after: { ...before.board, markets: withFaults(before.board.markets, ofFixture) },
    };
  });
  await writeBoards(deps, tx, changed);
  await keepFull(tx, full);
}

type Markets = FixtureBoard['markets'];

function marketOf(
  boards: ReadonlyMap<string, LockedBoard>,
  { fixtureId, marketKey }: Standing,
): BoardMarket | undefined {
  return boards.get(fixtureId)?.board.markets[marketKey];
}

function withFaults(before: Markets, full: readonly Standing[]): Markets {
  const markets = { ...before };
  for (const { marketKey } of full) {
    const market = markets[marketKey];
    if (market) markets[marketKey] = { ...market, override: 'suspended', fault: FULL };
  }
  return markets;
}
