import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { errors } from '../../errors.ts';
import type { BoardMarket } from '../domain/fixture-board.ts';
import type { OverrideState } from '../domain/override.ts';
import type { LockedBoard } from '../store/boards.ts';
import { forgetFull } from '../store/full-markets.ts';
import { writeBoards } from '../store/write-boards.ts';
import { type Deps, lockedBoard, type SetBy, type Writes } from './override-fixture.ts';

export type MarketName = { fixtureId: string; marketKey: string };

/**
 * Opens, suspends or closes one market on top of what the feed reports.
 *
 * @throws Refusal B1076, B1077
 */
export async function setMarket(
  deps: Deps,
  by: SetBy,
  { houseState, reason, ...name }: MarketName & { houseState: OverrideState; reason: string },
): Promise<void> {
  await withTransaction(deps.pool, async (tx) => {
    await changeMarket(deps, tx, by, {
      name,
      action: 'sport-market.set',
      change: ({ market }) => ({
        after: { ...market, override: houseState },
        was: { houseState: market.override },
        is: { houseState, reason },
      }),
    });
    // Whatever suspended it before, it is the operator's word now that does.
    await forgetFull(tx, [name]);
  });
}

type Change = {
  name: MarketName;
  action: string;
  change: (found: { market: BoardMarket; row: LockedBoard['row'] }) => {
    after: BoardMarket;
    was: unknown;
    is: unknown;
  };
};

/**
 * Changes one market of a fixture in the caller's transaction, and keeps who did it.
 *
 * @throws Refusal B1076, B1077
 */
export async function changeMarket(
  deps: Writes,
  tx: pg.ClientBase,
  by: SetBy,
  { name, action, change }: Change,
): Promise<void> {
  const { fixtureId, marketKey } = name;
  const { before, market, row } = await readLockedMarket(tx, name);
  const { after, was, is } = change({ market, row });
  const markets = { ...before.board.markets, [marketKey]: after };
  await writeBoards(deps, tx, [{ before, after: { ...before.board, markets } }]);
  const subject = `market:${fixtureId}/${marketKey}`;
  await by.audit(tx, { action, subject, before: was, after: is });
}

/**
 * A market as it stands, its fixture locked until the transaction ends.
 *
 * @throws Refusal B1076, B1077
 */
export async function readLockedMarket(
  tx: pg.ClientBase,
  { fixtureId, marketKey }: MarketName,
): Promise<{ before: LockedBoard; market: BoardMarket; row: LockedBoard['row'] }> {
  const before = await lockedBoard(tx, fixtureId);
  const market = before.board.markets[marketKey];
  if (market === undefined) throw refuse(errors, 'B1077');
  return { before, market, row: before.row };
}
